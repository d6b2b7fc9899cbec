"""A campaign on a server, opened by its private link: http://host:8000/c/ID#KEY."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from frenzy import wire
from frenzy.client import Credentials, HttpApi, Invite, NotNow, PrivateLink
from frenzy.kernel.book import Page
from frenzy.tui.local_campaign import open_chapter


class Seat(Struct, frozen=True):
    """A place at an attempt."""

    credentials: Credentials
    chapter: int
    is_new: bool


class RemoteCampaign:
    """A campaign of a server, with the options for each attempt. Its calls block for a moment."""

    def __init__(self, link: PrivateLink, options: dict[str, Any] | None = None) -> None:
        self.link, self.options = link, options or {}
        self.api = HttpApi(link.server, link.key)
        self.last = 0  # the last chapter there is, once somebody sits

    def info(self) -> wire.CampaignInfo:
        return self.api.campaign(self.link.campaign)

    def sit(self, chapter: int | None = None, *, fresh: bool = False) -> Seat:
        """A seat at the attempt that is running, or at a new one of this chapter or the next."""
        info = self.info()
        self.last = max(found.number for found in info.chapters)
        running = [run.chapter for run in info.runs if run.result == "running"]
        chapter = chapter or (running[0] if running and not fresh else open_chapter(info.chapters))
        if chapter is None:
            raise NotNow("all chapters are won; name one to play it again")
        wanted = wire.PlayChapter(chapter, self.options, fresh)
        seated = self.api.play_chapter(self.link.campaign, wanted)
        invite = Invite(self.link.server, seated.table.id)
        is_new = fresh or chapter not in running
        return Seat(Credentials(invite, info.nickname, seated.seat, seated.token), chapter, is_new)

    def unread(self, page: str) -> Page | None:
        """This page of the book, if nobody has read it yet."""
        pages = self.api.book(self.link.campaign).pages
        return next((found for found in pages if found.id == page and not found.is_read), None)

    def turn(self, page: str, answer: str) -> None:
        self.api.read_page(self.link.campaign, wire.ReadPage(page, answer))
