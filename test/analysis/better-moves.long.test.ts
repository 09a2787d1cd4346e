import { expect, it } from 'vitest';
import { analyse } from '../../src/analysis/analysis.ts';
import { GRADES, seatSummary, turningPoints } from '../../src/analysis/summary.ts';
import { type Analysed, sharedAnalysis } from '../../src/discord/messages/analysis.ts';
import { escapedText } from '../../src/faces/markdown.ts';
import { guideOf } from '../../src/faces/registry.ts';
import { derivedSeed } from '../../src/games/playout.ts';
import { foldRecord, gameOf, type StoredRecord } from '../../src/games/record.ts';
import { sayIn } from '../../src/i18n/index.ts';
import { knightWith } from '../../src/players/registry.ts';
import type { LookBack } from '../../src/table/look-back.ts';
import type { TableInfo } from '../../src/table/views.ts';
import { careless, KINDS, played } from './fixtures/games.ts';

/** So many lines about better moves are checked. */
const { LINES = '40' } = process.env;

/** One game with people who play alike, one with a good player among them. */
const PLAYERS = [[careless], [knightWith(50), careless]];

const say = sayIn('en-US');
/** Of what careless play loses; whoever loses more gets the next title. As `docs/analysis.md` has it. */
const LIMITS = [0.1, 0.25, 0.5];

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];

/** What the channel would be told. */
function toldOf(record: StoredRecord): { readonly analysed: Analysed; readonly lines: readonly string[] } {
  const analysis = analyse(record, { playouts: 4, draws: 2 });
  const names = NAMES.slice(0, record.options.seats);
  const seats = names.map((name) => ({ kind: 'person', userId: name, name }));
  const points = turningPoints(analysis);
  const moments = points.map(() => ({ game: record.game, names, step: null }) as unknown as LookBack);
  const table = { game: record.game, seats } as unknown as TableInfo;
  const analysed = { table, record, analysis, points, moments };
  return { analysed, lines: sharedAnalysis(analysed, 'Ann', null, say).content.split('\n') };
}

/** How the game calls each of the seat's legal actions before the step, found by playing the record again. */
function choicesAt(record: StoredRecord, step: number): readonly string[] {
  const game = gameOf(record);
  const guide = guideOf(record.game);
  const { seat } = record.steps[step]!;
  for (const { index, state } of foldRecord(record)) {
    if (index !== (step === 0 ? null : step - 1)) continue;
    const view = game.view(state, seat);
    const names = NAMES.slice(0, record.options.seats);
    const preview = (action: Parameters<typeof game.preview>[2]) => game.preview(view, seat, action);
    const scene = { view, seat, names, say, preview };
    return game.legalActions(state, seat).map((action) => {
      const branch = { path: guide.pathOf(action), actions: [action] };
      return escapedText((guide.whole?.(scene, action) ?? guide.label(scene, branch)).text);
    });
  }
  throw new Error(`no step ${step}`);
}

const BETTER = /^-# Better for (\w+): \*\*(.*)\*\* \(about (\d+)% instead of (\d+)%\)\.$/;

it('no line about a better move is false, and titles go by losses', { timeout: 3_600_000 }, async () => {
  let checked = 0;
  for (let at = 0; checked < Number(LINES); at++) {
    const record = await played(
      KINDS[at % KINDS.length]!,
      PLAYERS[Math.floor(at / KINDS.length) % 2]!,
      derivedSeed('better', at),
    );
    const { analysed, lines } = toldOf(record);
    for (const [line, text] of lines.entries()) {
      if (!text.includes('Better')) continue;
      const [, name, label, best, chance] = BETTER.exec(text)!;
      const step = Number(/\*\*Step (\d+)\*\*/.exec(lines[line - 1]!)![1]) - 1;
      const decision = analysed.analysis.decisions.find((each) => each.step === step)!;
      const { seat } = record.steps[step]!;
      expect([name, decision.seat]).toEqual([NAMES[seat], seat]);
      const choices = choicesAt(record, step);
      expect(choices).toContain(label);
      // What's legal, by its place in the list, has the chances that the line gives.
      expect(decision.shares).toHaveLength(choices.length);
      expect(decision.shares.map((share, i) => [choices[i], Math.round(100 * share)])).toContainEqual([
        label,
        Number(best),
      ]);
      expect(Math.round(100 * decision.chance)).toBe(Number(chance));
      expect(Number(best)).toBeGreaterThan(Number(chance));
      checked++;
    }
    const { analysis } = analysed;
    const seats = NAMES.slice(0, record.options.seats).map((name, seat) => {
      const own = analysis.decisions.filter((each) => each.seat === seat);
      const lost = own.reduce((sum, { loss }) => sum + loss, 0);
      const careful = own.reduce((sum, each) => sum + each.careless, 0);
      const { grade } = seatSummary(analysis, record, seat);
      const said = lines.find((each) => each.startsWith(`**${name}**`))!;
      if (grade) expect(said).toContain(say(`analysis-grade-${grade}`));
      return { part: lost / careful, rank: grade ? GRADES.indexOf(grade) : 0 };
    });
    for (const { part, rank } of seats)
      if (part > 0) expect(rank).toBe(LIMITS.filter((limit) => part > limit).length);
    const ranks = seats.toSorted((a, b) => a.part - b.part).map(({ rank }) => rank);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  }
  console.log(`${checked} lines about better moves`);
});
