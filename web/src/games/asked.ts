// Who may answer the question: one seat, or several of which the first to answer counts.

import type { BaseView } from "./face";

/** The seats that may answer; none when the game is over. */
export const askedIn = ({ to_act, may_act }: Pick<BaseView, "to_act" | "may_act">): readonly number[] =>
  may_act ?? (to_act === null ? [] : [to_act]);

/** Whoever looks may answer. */
export const isAsked = (view: Pick<BaseView, "seat" | "to_act" | "may_act">): boolean =>
  view.seat !== null && askedIn(view).includes(view.seat);
