/** A step of 1, 2 or 5 times a power of ten that divides the span into at most six. */
export function tickStep(span: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(span, 1) / 6));
  return ([1, 2, 5, 10].find((factor) => span / (factor * power) <= 6) ?? 10) * Math.max(power, 0.1);
}

/** Vertical places for the shields at the lines' ends, pushed apart so that none covers another. */
export function spread(places: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] as number) - (places[b] as number));
  const moved = [...places];
  let above = top - gap;
  for (const i of order) {
    moved[i] = Math.max(places[i] as number, above + gap);
    above = moved[i] as number;
  }
  let below = bottom + gap;
  for (const i of order.reverse()) {
    moved[i] = Math.min(moved[i] as number, below - gap);
    below = moved[i] as number;
  }
  return moved;
}
