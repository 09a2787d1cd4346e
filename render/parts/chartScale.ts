/** 1, 2 or 5 times a power of ten, chosen so that the span has at most six steps. */
export function tickStep(span: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(span, 1) / 6));
  return ([1, 2, 5, 10].find((factor) => span / (factor * power) <= 6) ?? 10) * Math.max(power, 0.1);
}

/** Moves the positions apart so that they're at least `gap` from each other, between `top` and `bottom`. */
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
