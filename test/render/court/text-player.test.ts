import { describe, expect, it } from 'vitest';
import { courtPainter } from '../../../render/court/painter.ts';
import { courtSceneOf } from '../../../scripts/samples/court.ts';
import { court } from '../../../src/games/court/index.ts';
import { counting } from '../../../src/games/court/reading.ts';
import type { CourtView } from '../../../src/games/court/types.ts';
import { SeededChance } from '../../../src/games/seeded-chance.ts';

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan'];

/** Group sizes and tiles that a line promises, as one number for comparing lines. */
function worth(line: string): number {
  const sizes = /groups (?:at best )?(\d+)\/(\d+)\/(\d+)/.exec(line);
  if (sizes === null) return Number(/keep [\d+]+ = (\d+)/.exec(line)?.[1] ?? 0);
  const [min, mid, max] = sizes.slice(1, 4).map(Number) as [number, number, number];
  return min * 100 + mid * 10 + max;
}

/** Outbids by as little as possible, with at most half of its tiles; otherwise takes the best standing. */
function choose(table: string, name: string, lines: readonly string[]): number {
  const bids = lines.map((line) => Number(/^Bid (\d+):/.exec(line)?.[1] ?? Number.POSITIVE_INFINITY));
  const lowest = Math.min(...bids);
  const pass = lines.indexOf('Pass');
  if (lowest === Number.POSITIVE_INFINITY) {
    const best = lines.map(worth);
    return pass >= 0 ? pass : best.indexOf(Math.max(...best));
  }
  const own = table.split(`\n${name} (`)[1] ?? '';
  const tiles = Number(/Tiles (?:[\d+]+ = )?(\d+)/.exec(own)?.[1]);
  return pass >= 0 && lowest * 2 > tiles ? pass : bids.indexOf(lowest);
}

describe.each([2, 3, 4])('a player who only reads the texts, %i seats', (seats) => {
  it('plays a whole legal game, and each action has the result its line announced', () => {
    const chance = new SeededChance('cd'.repeat(16));
    let state = court.setup({ variant: 'standard', seats }, chance);
    let kept = 0;
    for (let seat = court.toAct(state)[0]; seat !== undefined; seat = court.toAct(state)[0]) {
      const own: CourtView = court.view(state, seat);
      const table = courtPainter.table(courtSceneOf(own, { names: NAMES })).text;
      expect(table.split('\n')[1]).toMatch(new RegExp(`^It’s ${NAMES[seat]}’s turn`));
      const actions = court.legalActions(state, seat);
      const lines = actions.map((action) => {
        const option = { action, preview: court.preview(own, seat as number, action) };
        const { text } = courtPainter.choice(courtSceneOf(own, { names: NAMES }), [option]);
        return text.split('\n').at(-1) ?? '';
      });
      const chosen = choose(table, NAMES[seat] ?? '', lines);
      const action = actions[chosen];
      if (action === undefined) throw new Error('no line was chosen');
      const step = court.play(state, seat, action, chance);
      const promised = /groups ([\d/]+), \d/.exec(lines[chosen] ?? '')?.[1];
      const after = court.view(step.state, null);
      const { standing } = counting(after).players[seat]!;
      const roundEnds = step.events.some(({ type }) => type === 'roundEnded');
      if (promised !== undefined && !roundEnds) {
        expect(standing.sizes.join('/')).toBe(promised);
        kept++;
      }
      state = step.state;
    }
    expect(court.result(state)).not.toBeNull();
    expect(kept).toBeGreaterThan(20);
  });
});
