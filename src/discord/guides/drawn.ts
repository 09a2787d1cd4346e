/** What is in a hand that was not in it before, equal cards counted; a hand that is not seen is empty. */
export function drawn<Card>(before: readonly Card[] | undefined, after: readonly Card[] | undefined): Card[] {
  const had = [...(before ?? [])];
  return (after ?? []).filter((card) => {
    const at = had.indexOf(card);
    if (at >= 0) had.splice(at, 1);
    return at < 0;
  });
}
