import { mean, type Sample } from './samples.ts';

/** A set of samples in colour space. */
export interface Box {
  readonly samples: readonly Sample[];
  readonly channel: number;
  /** Weighted squared deviation along `channel`, which splitting the box reduces. */
  readonly spread: number;
}

/** A box around the samples, to be split along the channel that deviates most. */
export function box(samples: readonly Sample[]): Box {
  const centre = mean(samples);
  const spreads = [0, 0, 0];
  for (const s of samples)
    for (let c = 0; c < 3; c++) {
      const d = (s.rgb[c] as number) - (centre[c] as number);
      spreads[c] = (spreads[c] as number) + d * d * s.weight;
    }
  const spread = Math.max(...spreads);
  return { samples, channel: spreads.indexOf(spread), spread };
}

/** Splits the box at its weighted mean. */
export function split(b: Box): [Box, Box] {
  const centre = mean(b.samples)[b.channel] as number;
  const low = b.samples.filter((s) => (s.rgb[b.channel] as number) <= centre);
  const high = b.samples.filter((s) => (s.rgb[b.channel] as number) > centre);
  return [box(low), box(high)];
}
