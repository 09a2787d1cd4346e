import type { NetWeights } from '../../../src/players/quests/judging/net.ts';

/** The weights as JSON, one input per line. */
export function written(weights: NetWeights): string {
  const parts = Object.entries(weights).map(([part, rows]: [string, readonly unknown[]]) => {
    const lines = rows.map((row) => JSON.stringify(row));
    return `  "${part}": [${lines.some((line) => line.startsWith('[')) ? `\n    ${lines.join(',\n    ')}\n  ` : lines.join(', ')}]`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}
