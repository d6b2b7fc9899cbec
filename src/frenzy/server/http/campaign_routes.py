"""The HTTP routes of campaigns: whoever has the key of one finds it, for others it does not exist."""

from __future__ import annotations

from typing import Final

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from frenzy import wire
from frenzy.kernel.guide import Booklet
from frenzy.server.campaign.campaigns import Slot
from frenzy.server.http.guards import campaign_cookie
from frenzy.server.http.routes import YEAR, Asked, kept, known_language, printed, seated, services_of, wrong

NO_STORE: Final = {"Cache-Control": "no-store"}


def cookie(request: Asked, campaign: str, key: str, *, max_age: int = YEAR) -> Cookie:
    """The key, for a browser."""
    found = campaign_cookie(campaign, is_secure=services_of(request).is_secure)
    return kept(request, found, key, max_age=max_age)


async def slot_of(request: Asked, name: str) -> Slot:
    services = services_of(request)
    return await services.campaigns.open(name, services.keys(request, name))


@post("/api/campaigns", summary="Begin a campaign", responses=wrong(413))
async def create_campaign(request: Asked, data: JSONBody[wire.CreateCampaign]) -> Response[wire.CampaignInfo]:
    services = services_of(request)
    services.spend("create", request)
    services.check_campaign_count(request)
    found = await services.campaigns.create(data)
    return Response(found, cookies=[cookie(request, found.id, found.key)], status_code=201, headers=NO_STORE)


@get("/api/campaigns", summary="The campaigns whose keys come with the request", responses=wrong())
async def my_campaigns(request: Asked) -> Response[list[wire.CampaignInfo]]:
    services = services_of(request)
    return Response(await services.campaigns.listed(services.keys(request)), headers=NO_STORE)


@get("/api/campaigns/{name:str}", summary="One campaign", responses=wrong(404))
async def one_campaign(request: Asked, name: FromPath[str]) -> Response[wire.CampaignInfo]:
    found = await services_of(request).campaigns.info(await slot_of(request, name))
    return Response(found, headers=NO_STORE)


@post("/api/campaigns/{name:str}/open", status_code=200, summary="Come back to a campaign by its key",
      responses=wrong(404, 413))  # fmt: skip
async def open_campaign(
    request: Asked, name: FromPath[str], data: JSONBody[wire.OpenCampaign]
) -> Response[wire.CampaignInfo]:
    services = services_of(request)
    slot = await services.campaigns.open(name, [data.key])
    services.check_campaign_count(request, name)
    found = await services.campaigns.info(slot)
    return Response(found, cookies=[cookie(request, found.id, found.key)], headers=NO_STORE)


@post("/api/campaigns/{name:str}/play", summary="Go on with a chapter, or begin it", responses=wrong(404, 413))
async def play_chapter(request: Asked, name: FromPath[str], data: JSONBody[wire.PlayChapter]) -> Response[wire.Seated]:
    """Whoever plays keeps the key for another year."""
    services_of(request).spend("create", request)
    slot = await slot_of(request, name)
    answer = seated(request, await services_of(request).campaigns.play(slot, data))
    answer.cookies.append(cookie(request, slot.record.id, slot.key))
    return answer


@post("/api/campaigns/{name:str}/renew", status_code=200, summary="Another key for a campaign; the old one ends",
      responses=wrong(404))  # fmt: skip
async def renew_campaign(request: Asked, name: FromPath[str]) -> Response[wire.CampaignInfo]:
    found = await services_of(request).campaigns.renew(await slot_of(request, name))
    return Response(found, cookies=[cookie(request, found.id, found.key)], headers=NO_STORE)


@post("/api/campaigns/{name:str}/reset", status_code=200, summary="Begin a campaign anew", responses=wrong(404))
async def reset_campaign(request: Asked, name: FromPath[str]) -> Response[wire.CampaignInfo]:
    found = await services_of(request).campaigns.reset(await slot_of(request, name))
    return Response(found, headers=NO_STORE)


@post("/api/campaigns/{name:str}/forget", status_code=204, summary="Remove a campaign and all that belongs to it",
      responses={**wrong(404), 204: ResponseSpec(None, description="It is gone", generate_examples=False)})  # fmt: skip
async def forget_campaign(request: Asked, name: FromPath[str]) -> Response[None]:
    slot = await slot_of(request, name)
    await services_of(request).campaigns.forget(slot)
    return Response(None, status_code=204, cookies=[cookie(request, slot.record.id, "", max_age=0)])


@get("/api/campaigns/{name:str}/booklet", summary="The words and cards of all chapters that a campaign has opened",
     responses=wrong(404))  # fmt: skip
async def campaign_booklet(request: Asked, name: FromPath[str], language: FromQuery[str] = "en") -> Response[Booklet]:
    slot = await slot_of(request, name)
    return printed(request, await services_of(request).campaigns.booklet(slot, known_language(language)))


@get("/api/campaigns/{name:str}/book", summary="The story of a campaign as far as it has been told",
     responses=wrong(404))  # fmt: skip
async def campaign_book(request: Asked, name: FromPath[str]) -> Response[wire.BookInfo]:
    found = await services_of(request).campaigns.book(await slot_of(request, name))
    return Response(found, headers=NO_STORE)


@post("/api/campaigns/{name:str}/book", status_code=200, summary="Turn a page of the story, with or without a choice",
      responses=wrong(404, 413))  # fmt: skip
async def read_page(request: Asked, name: FromPath[str], data: JSONBody[wire.ReadPage]) -> Response[wire.BookInfo]:
    found = await services_of(request).campaigns.read(await slot_of(request, name), data)
    return Response(found, headers=NO_STORE)


CAMPAIGN_ROUTES: Final = (
    create_campaign, my_campaigns, one_campaign, open_campaign, play_chapter, renew_campaign, reset_campaign,
    forget_campaign, campaign_booklet, campaign_book, read_page,
)  # fmt: skip
