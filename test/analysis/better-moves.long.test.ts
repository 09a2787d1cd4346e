import { expect, it } from 'vitest';
import { analyse } from '../../src/analysis/analysis.ts';
import { GRADES, seatSummary, turningPoints } from '../../src/analysis/summary.ts';
import { type Analysed, sharedAnalysis } from '../../src/discord/messages/analysis.ts';
import type { GameAction } from '../../src/games/game.ts';
import { derivedSeed } from '../../src/games/playout.ts';
import { recordGame, replay, type StoredRecord } from '../../src/games/record.ts';
import { translator } from '../../src/i18n/index.ts';
import { knightWith } from '../../src/players/registry.ts';
import type { LookBack } from '../../src/table/look-back.ts';
import type { TableInfo } from '../../src/table/views.ts';
import { escapedText } from '../../src/telling/markdown.ts';
import { getGuide } from '../../src/telling/registry.ts';
import { careless, KINDS, played } from './fixtures/games.ts';
import { type Choice, claimsIn, isTrueOf } from './fixtures/true-reasons.ts';

/** So many lines about better moves are checked, and as many reasons. */
const { LINES = '40' } = process.env;

/** One game with people who play alike, one with a good player among them. */
const PLAYERS = [[careless], [knightWith(50), careless]];

const t = translator('en-US');
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
  return { analysed, lines: sharedAnalysis(analysed, 'Ann', null, t).content.split('\n') };
}

/** The seat's legal actions before the step and how the game calls them, found by playing the record again. */
function choicesAt(record: StoredRecord, step: number) {
  const game = recordGame(record);
  const guide = getGuide(record.game);
  const { seat } = record.steps[step]!;
  const state = replay(record, step);
  const view = game.view(state, seat);
  const names = NAMES.slice(0, record.options.seats);
  const preview = (action: GameAction) => game.preview(view, seat, action);
  const scene = { view, seat, names, t, preview };
  const actions = game.legalActions(state, seat);
  const labels = actions.map((action) => {
    const branch = { path: guide.pathOf(action), actions: [action] };
    return escapedText((guide.whole?.(scene, action) ?? guide.label(scene, branch)).text);
  });
  return { actions, labels, of: (action: GameAction): Choice => ({ game, state, seat, action, names }) };
}

const WHY = '(?: Why: (.*)\\.)?$';
const BETTER = new RegExp(
  `^-# Better for (\\w+): \\*\\*(.*)\\*\\* \\(about (\\d+)% instead of (\\d+)%\\)\\.${WHY}`,
);
const WELL = /^-# Nothing was clearly better for (\w+)\.(?: This move (.*)\.)?$/;
const LUCK = /^-# That was luck: on average, (\w+) would have (\d+)% here\.$/;
const FORCED = /^-# (\w+) had no choice\.$/;

/** A pushed Knight may come to a better or worse chair, which isn't told. */
const MAY_BE_TRUE_OF_BOTH = /^pushes/;

/** How often each kind of reason was given, by its first words. */
const given = new Map<string, number>();

/** How many reasons there are, each true of the choice, and of the other one, if there's one, not. */
function reasonsIn(text: string, choice: Choice, other: Choice | null): number {
  const claims = claimsIn(choice.game.id, text);
  for (const claim of claims) {
    const kind = claim
      .split(' ', 3)
      .join(' ')
      .replace(/[+−\d].*/, '');
    given.set(kind, (given.get(kind) ?? 0) + 1);
    expect([claim, isTrueOf(claim, choice)]).toEqual([claim, true]);
    if (other && !MAY_BE_TRUE_OF_BOTH.test(claim))
      expect([claim, isTrueOf(claim, other)]).toEqual([claim, false]);
  }
  return claims.length;
}

it('no line about a better move is false, no reason either, and titles go by losses', {
  timeout: 3_600_000,
}, async () => {
  const checked = { better: 0, reasons: 0, well: 0, lucky: 0, forced: 0 };
  for (let at = 0; checked.better < Number(LINES) || checked.reasons < Number(LINES); at++) {
    const record = await played(
      KINDS[at % KINDS.length]!,
      PLAYERS[Math.floor(at / KINDS.length) % 2]!,
      derivedSeed('better', at),
    );
    const { analysed, lines } = toldOf(record);
    for (const [line, text] of lines.entries()) {
      const step = Number(/\*\*Step (\d+)\*\*/.exec(text)?.[1]) - 1;
      if (Number.isNaN(step)) continue;
      const cause = lines[line + 1]!;
      const { action, seat } = record.steps[step]!;
      const decision = analysed.analysis.decisions.find((each) => each.step === step);
      const { actions, labels, of } = choicesAt(record, step);
      const better = BETTER.exec(cause);
      const well = WELL.exec(cause);
      const luck = LUCK.exec(cause);
      if (better) {
        const [, name, label, best, chance, why = ''] = better;
        expect([name, decision!.seat]).toEqual([NAMES[seat], seat]);
        // What's legal, by its place in the list, has the chances that the line gives.
        expect(decision!.shares).toHaveLength(labels.length);
        const fitting = actions.filter(
          (_, i) => labels[i] === label && Math.round(100 * decision!.shares[i]!) === Number(best),
        );
        expect(fitting).toContainEqual(decision!.best);
        expect(Math.round(100 * decision!.chance)).toBe(Number(chance));
        expect(Number(best)).toBeGreaterThan(Number(chance));
        checked.better++;
        checked.reasons += reasonsIn(why, of(decision!.best), of(action));
      } else if (well) {
        expect(well[1]).toBe(NAMES[seat]);
        expect(decision!.loss).toBeLessThan(0.03);
        checked.well++;
        checked.reasons += reasonsIn(well[2] ?? '', of(action), null);
      } else if (luck) {
        const point = analysed.points.find((each) => each.step === step)!;
        const { luck: parts } = analysed.analysis.changes[step + 1]!;
        expect(luck[1]).toBe(NAMES[point.seat]);
        expect(Math.abs(100 * (point.after - parts[point.seat]!) - Number(luck[2]))).toBeLessThan(0.51);
        expect(Math.abs(parts[point.seat]!)).toBeGreaterThanOrEqual(Math.abs(point.after - point.before) / 2);
        checked.lucky++;
      } else {
        expect([FORCED.exec(cause)?.[1], actions.length]).toEqual([NAMES[seat], 1]);
        checked.forced++;
      }
    }
    const { analysis } = analysed;
    const seats = NAMES.slice(0, record.options.seats).map((name, seat) => {
      const own = analysis.decisions.filter((each) => each.seat === seat);
      const lost = own.reduce((sum, { loss }) => sum + loss, 0);
      const careful = own.reduce((sum, each) => sum + each.careless, 0);
      const { grade } = seatSummary(analysis, record, seat);
      const said = lines.find((each) => each.startsWith(`**${name}**`))!;
      if (grade) expect(said).toContain(t(`analysis-grade-${grade}`));
      return { part: lost / careful, rank: grade ? GRADES.indexOf(grade) : 0 };
    });
    for (const { part, rank } of seats)
      if (part > 0) expect(rank).toBe(LIMITS.filter((limit) => part > limit).length);
    const ranks = seats.toSorted((a, b) => a.part - b.part).map(({ rank }) => rank);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  }
  console.log(`checked: ${JSON.stringify(checked)}, ${JSON.stringify(Object.fromEntries(given))}`);
});
