import { CHARACTERS, COURTIERS, type CourtAction, TILES } from './types.ts';

type Check = (value: unknown) => boolean;
const among =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const listOf =
  (values: readonly unknown[]): Check =>
  (list) =>
    Array.isArray(list) &&
    list.every((item, at) => values.indexOf(item) >= Math.max(0, values.indexOf(list[at - 1])));

/** The fields that each type of action must have, no more and no fewer. */
const FIELDS: { readonly [T in CourtAction['type']]: Readonly<Record<string, Check>> } = {
  startCourtier: { courtier: among(COURTIERS) },
  bid: { tiles: listOf(TILES) },
  pass: {},
  choose: { character: among(CHARACTERS) },
  swapMerlin: { give: listOf(COURTIERS), take: listOf(COURTIERS) },
  takeAspirants: { courtiers: listOf(COURTIERS) },
  takeAspirant: { courtier: among(COURTIERS) },
  refill: { courtiers: listOf(COURTIERS) },
  giveTile: { tile: among(TILES) },
  swapLancelot: { opponent: Number.isInteger, give: among(COURTIERS), take: among(COURTIERS) },
};

/** Whether the value has the shape of an action, with each list in its fixed order. */
export function isWellFormed(action: unknown): action is CourtAction {
  if (typeof action !== 'object' || action === null) return false;
  const given = Object.entries(action);
  const type = given.find(([key]) => key === 'type')?.[1];
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) return false;
  const fields = FIELDS[type as CourtAction['type']];
  return (
    given.length === Object.keys(fields).length + 1 &&
    given.every(([key, value]) => key === 'type' || (Object.hasOwn(fields, key) && fields[key]?.(value)))
  );
}
