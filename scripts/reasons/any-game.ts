/** Reasons that any game may give for an illegal action, as clauses. */
export const anyGameReasons = {
  malformed: 'it isn’t an action of this game, or a field or the order of a list is wrong',
  notNow: 'it isn’t possible at this point',
} as const;

/** Reasons of a game's own. */
export type OwnReasons<Reason extends string> = Readonly<
  Record<Exclude<Reason, keyof typeof anyGameReasons>, string>
>;
