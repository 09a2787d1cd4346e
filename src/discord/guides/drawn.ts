/** Cards in the later hand that weren't in the earlier one, counting duplicates; an unseen hand counts as empty. */
export function drawn<Card>(before: readonly Card[] | undefined, after: readonly Card[] | undefined): Card[] {
  const had = [...(before ?? [])];
  return (after ?? []).filter((card) => {
    const at = had.indexOf(card);
    if (at >= 0) had.splice(at, 1);
    return at < 0;
  });
}
