// Whoever reads the book of a campaign at its table. The server says which page the table has come to, and whether it was read.

import { campaignBook, readPage } from "../wire/http";
import type { Page } from "../wire/types";

export class Reader {
  /** The page that lies open. */
  page = $state.raw<Page | null>(null);
  private due = $state<string | null>(null);
  private isLooking = $state(false);

  constructor(private readonly campaign: string) {}

  /** Nobody has looked yet whether this page is new, or it lies open: whatever comes after it waits. */
  isAt(due: string): boolean {
    return due !== this.due || this.isLooking || this.page !== null;
  }

  /** The table has come to this page: it is opened if nobody has read it, and takes the place of the one before. A book that
   *  cannot be fetched is no hindrance. */
  async come(due: string): Promise<void> {
    if (due === this.due) return;
    void this.turn("");
    [this.due, this.isLooking] = [due, true];
    const pages = await campaignBook(this.campaign).then(({ pages: found }) => found, () => []);
    if (due !== this.due) return;
    this.page = pages.find(({ id, is_read }) => id === due && !is_read) ?? null;
    this.isLooking = false;
  }

  /** Put the page away. What was chosen on it has to be kept first; that it was read may be forgotten. */
  async turn(answer: string): Promise<void> {
    const { page } = this;
    if (page === null) return;
    if (answer === "") this.page = null;
    const kept = readPage(this.campaign, { page: page.id, answer });
    if (answer === "") return void kept.catch(() => undefined);
    await kept;
    this.page = null;
  }
}
