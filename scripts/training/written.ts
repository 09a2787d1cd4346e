import type { Weights } from '../../src/players/search/position.ts';

const rounded = (value: number): number => Number(value.toPrecision(5));

/** The weights as JSON, one phase per line. */
export function written({ features, weights, scales }: Weights): string {
  const rows = weights.map((row) => `    ${JSON.stringify(row.map(rounded))}`).join(',\n');
  return `{\n  "features": ${JSON.stringify(features)},\n  "weights": [\n${rows}\n  ],\n  "scales": ${JSON.stringify(scales.map(rounded))}\n}\n`;
}

/** A net's weights as JSON, one input per line. */
export function writtenNet(weights: object): string {
  const parts = Object.entries(weights).map(([part, rows]: [string, readonly unknown[]]) => {
    const lines = rows.map((row) => JSON.stringify(row));
    return `  "${part}": [${lines.some((line) => line.startsWith('[')) ? `\n    ${lines.join(',\n    ')}\n  ` : lines.join(', ')}]`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}
