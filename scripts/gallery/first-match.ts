/** The first position that fits. @throws Error, naming `what` was looked for, if none does */
export function firstMatch<Position>(
  positions: readonly Position[],
  fits: (position: Position) => boolean,
  what: string,
): Position {
  const found = positions.find(fits);
  if (found === undefined) throw new Error(`no position with ${what}`);
  return found;
}
