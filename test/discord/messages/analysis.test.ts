import { expect, it } from 'vitest';
import { analyse } from '../../../src/analysis/analysis.ts';
import { turningPoints } from '../../../src/analysis/summary.ts';
import { sharedAnalysis } from '../../../src/discord/messages/analysis.ts';
import { derivedSeed, playRandomly } from '../../../src/games/playout.ts';
import { translator } from '../../../src/i18n/index.ts';
import { lookedInto, pastOfRecord } from '../../../src/table/look-back.ts';
import type { TableInfo } from '../../../src/table/views.ts';

const NAMES = ['Maximilian', 'Konstantin', 'Alexandra', 'Theodora K.', 'Bartholomew'];

it('a long analysis has room for everybody, and for each reason', () => {
  const { record } = playRandomly('quests', { variant: 'seals', seats: 5 }, derivedSeed('len', 3));
  const analysis = analyse(record, { playouts: 2, draws: 2 });
  const points = turningPoints(analysis);
  const past = pastOfRecord(record, NAMES);
  const moments = points.flatMap(({ step }) => lookedInto(past, step + 1, null));
  const seats = NAMES.map((name) => ({ kind: 'person', userId: name, name }));
  const table = { game: 'quests', seats } as unknown as TableInfo;
  for (const language of ['en-US', 'de', 'fr']) {
    const t = translator(language);
    const { content } = sharedAnalysis({ table, record, analysis, points, moments }, 'Ann', null, t);
    expect(content.length).toBeLessThanOrEqual(2000);
    const lines = content.split('\n');
    expect(lines.filter((line) => line.startsWith('-#'))).toHaveLength(1 + points.length);
    expect(lines.at(-1)).toContain('Bartholomew');
  }
});
