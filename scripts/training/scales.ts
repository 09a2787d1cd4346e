import type { Samples } from './samples.ts';

/** Positions of a phase that the scale is fitted to, at most. */
const USED = 20_000;

/** The scale of each phase under which the values predict the first places best. */
export function scalesOf(samples: Samples, values: Float64Array): number[] {
  const byPhase: number[][] = Array.from({ length: samples.features.phases }, () => []);
  for (let at = 0; at < samples.count; at++) byPhase[samples.phases[at] as number]!.push(at);
  const scales: number[] = [];
  let next = 1;
  for (let phase = byPhase.length - 1; phase >= 0; phase--) {
    const all = byPhase[phase] as number[];
    const step = Math.max(1, Math.floor(all.length / USED));
    const used = all.filter((_, index) => index % step === 0);
    if (used.length >= 100) next = best((scale) => lossOf(samples, values, used, scale));
    scales[phase] = next;
  }
  return scales;
}

/** The minimum of a function with a single one, between 1/100 and 1,000. */
function best(loss: (scale: number) => number): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let low = Math.log(0.01);
  let high = Math.log(1000);
  for (let step = 0; step < 24; step++) {
    const left = high - ratio * (high - low);
    const right = low + ratio * (high - low);
    if (loss(Math.exp(left)) < loss(Math.exp(right))) high = right;
    else low = left;
  }
  return Math.exp((low + high) / 2);
}

/** Mean cross entropy of the predicted shares of first places, in nats. */
export function lossOf(
  { seats, shares }: Samples,
  values: Float64Array,
  used: readonly number[],
  scale: number,
): number {
  // Values are above the mean of the others, so they differ by seats / (seats - 1) as much as the plain ones.
  const factor = (seats - 1) / seats / scale;
  let loss = 0;
  for (const at of used) {
    let most = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < seats; seat++)
      most = Math.max(most, (values[at * seats + seat] as number) * factor);
    let total = 0;
    for (let seat = 0; seat < seats; seat++)
      total += Math.exp((values[at * seats + seat] as number) * factor - most);
    for (let seat = 0; seat < seats; seat++) {
      const share = shares[at * seats + seat] as number;
      if (share > 0)
        loss -= share * ((values[at * seats + seat] as number) * factor - most - Math.log(total));
    }
  }
  return loss / used.length;
}
