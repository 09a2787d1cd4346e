import type { Weights } from '../../src/players/search/valuation.ts';

const rounded = (value: number): number => Number(value.toPrecision(5));

/** The weights as JSON, one phase per line. */
export function written({ features, weights, scales }: Weights): string {
  const rows = weights.map((row) => `    ${JSON.stringify(row.map(rounded))}`).join(',\n');
  return `{\n  "features": ${JSON.stringify(features)},\n  "weights": [\n${rows}\n  ],\n  "scales": ${JSON.stringify(scales.map(rounded))}\n}\n`;
}
