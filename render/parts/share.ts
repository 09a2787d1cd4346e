/** The part of their own widths that texts side by side may take, so that all of them fit in the room. */
export function shareOf(widths: readonly number[], room: number): number {
  const wanted = widths.reduce((all, width) => all + width, 0);
  return wanted <= room ? 1 : Math.max(0, room / wanted);
}
