/** A change as printed: a true minus sign, and a plus. */
export function signed(change: number): string {
  return change < 0 ? `−${-change}` : change > 0 ? `+${change}` : '0';
}
