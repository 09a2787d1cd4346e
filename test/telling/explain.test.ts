import { describe, expect, it } from 'vitest';
import type { ArtusAction, ArtusView } from '../../src/games/artus/types.ts';
import type { GameAction, GameId, GameState, GameView } from '../../src/games/game.ts';
import { playRandomly } from '../../src/games/playout.ts';
import type { CardGameAction, CardGameView } from '../../src/games/quests/types.ts';
import { foldRecord, recordGame } from '../../src/games/record.ts';
import { translator } from '../../src/i18n/index.ts';
import { explainPrince, explainScoring } from '../../src/telling/artus/words.ts';
import type { AnyScene } from '../../src/telling/guide.ts';
import { getGuide } from '../../src/telling/registry.ts';
import { kindsOf } from './kinds.ts';

const t = translator('en-US');
const NAMES = ['W'.repeat(24), 'Ben*', 'Cleo', 'Dan', 'Eve'];

interface Kind {
  readonly game: GameId;
  readonly variant: string;
  readonly seats: readonly number[];
  readonly kinds: Readonly<Record<string, string>>;
  kindOf(action: GameAction, view: GameView): string;
}

const GAMES: readonly Kind[] = [
  ...['basic', 'advanced'].map((variant) => ({
    game: 'artus' as const,
    variant,
    seats: [2, 4],
    kinds: kindsOf('artus'),
    kindOf: (any: GameAction, view: GameView) => {
      const action = any as unknown as ArtusAction;
      if (action.type !== 'movePrince') return action.type;
      const figure = (view as unknown as ArtusView).chairs[action.from]!;
      return figure.kind === 'prince' && figure.king ? 'king' : 'prince';
    },
  })),
  {
    game: 'court',
    variant: 'standard',
    seats: [2, 3, 4],
    kinds: kindsOf('court'),
    kindOf: ({ type }) => type,
  },
  ...['basic', 'seals'].map((variant) => ({
    game: 'quests' as const,
    variant,
    seats: [2, 5],
    kinds: kindsOf('quests'),
    kindOf: (any: GameAction, view: GameView) => {
      const action = any as unknown as CardGameAction;
      if (action.type !== 'challenge' || (view as unknown as CardGameView).variant === 'basic')
        return action.type;
      return action.mode;
    },
  })),
];

/** The explanation that the seat gets in a position. */
function explained(game: GameId, state: GameState, seat: number) {
  const { legalActions, view: viewOf, preview } = recordGame({ game });
  const view = viewOf(state, seat);
  const actions = legalActions(state, seat);
  const scene: AnyScene = { view, seat, names: NAMES, t, preview: (action) => preview(view, seat, action) };
  return { view, actions, text: getGuide(game).explain!(scene, actions).join('\n') };
}

/** Positions of a random game, every few steps. */
function* positions(game: GameId, variant: string, seats: number, every: number): Generator<GameState> {
  const { record } = playRandomly(game, { variant, seats }, `${variant} ${seats}`);
  for (const { index, state } of foldRecord(record)) if (((index ?? -1) + 1) % every === 0) yield state;
}

describe.each(GAMES)('the explanation of $game $variant', ({ game, variant, seats, kinds, kindOf }) => {
  it.each(seats.map((count) => [count] as const))(
    'names every kind of legal action and no other, %i players',
    (count) => {
      const met = new Set<string>();
      for (const state of positions(game, variant, count, 3)) {
        const [seat] = recordGame({ game }).toAct(state);
        if (seat === undefined) continue;
        const { view, actions, text } = explained(game, state, seat);
        expect(text.length).toBeLessThanOrEqual(1700);
        const legal = new Set(actions.map((action) => kindOf(action, view)));
        const named = Object.keys(kinds).filter((kind) => text.includes(kinds[kind]!));
        expect(named.sort()).toEqual([...legal].sort());
        for (const kind of named) met.add(kind);
      }
      expect(met.size).toBeGreaterThan(3);
    },
  );

  it('says to others what is being decided, and names nothing that they could do', () => {
    for (const state of positions(game, variant, seats[0]!, 7)) {
      const [toAct] = recordGame({ game }).toAct(state);
      if (toAct === undefined) continue;
      const { text } = explained(game, state, (toAct + 1) % seats[0]!);
      expect(text).toMatch(/^They /);
      for (const heading of Object.values(kinds)) expect(text).not.toContain(heading);
    }
  });

  it('has three sentences for a first turn', () => {
    const steps = getGuide(game).firstSteps!(t, variant);
    expect(steps).toHaveLength(3);
    for (const sentence of steps) expect(sentence).toMatch(/^\*\*.*\.$/);
  });
});

it.each(['basic', 'seals'])(
  'an example of the card game (%s) names its adversary, below its kind',
  (variant) => {
    const examples: string[] = [];
    for (const state of positions('quests', variant, 3, 4)) {
      const [seat] = recordGame({ game: 'quests' }).toAct(state);
      if (seat === undefined) continue;
      const lines = explained('quests', state, seat).text.split('\n');
      for (const [at, line] of lines.entries()) {
        if (!line.includes('For example')) continue;
        examples.push(line);
        for (const [kind, words] of [
          ['Seal**', 'Seal '],
          ['again**', ' again '],
        ] as const)
          expect(lines[at - 1]!.includes(kind), line).toBe(line.includes(words));
      }
    }
    expect(examples.length).toBeGreaterThan(5);
    for (const example of examples) expect(example).toMatch(/(power|knight|monster|dragon) [1-5]/i);
  },
);

it.each(['basic', 'advanced'])('others draw in Artus (%s) only while they have cards left', (variant) => {
  const told = new Set<string>();
  for (const state of positions('artus', variant, 2, 1)) {
    const [toAct] = recordGame({ game: 'artus' }).toAct(state);
    if (toAct === undefined) continue;
    const { view, text } = explained('artus', state, 1 - toAct);
    const { phase, drawsLeft } = view as unknown as ArtusView;
    if (phase !== 'play') continue;
    const [sentence] = text.split('\n');
    expect(sentence!.includes('they don’t draw')).toBe(drawsLeft === 0);
    told.add(sentence!);
  }
  expect(told.size).toBe(2);
});

it('cards of Artus are quoted in German, and the Joker has its article', () => {
  const german = translator('de');
  expect(german('artus-explain-card', { card: 'king-1-7-silver' })).toBe('„König 1–7, Silber“');
  expect(german('artus-explain-card', { card: 'scoring-joker' })).toBe('dem Joker');
});

describe('the Joker of Artus', () => {
  it('has its article where it’s used', () => {
    const prince = { chair: 7, value: -12, metal: 'silver', rings: 1 } as const;
    expect(explainPrince(t, ['king:4-8-either', 'scoring:joker'], [prince])).toMatch(
      /^with King 4–8 or the Joker\. /,
    );
    expect(explainScoring(t, [{ card: 'scoring:joker', best: 10, met: true }])).toBe(
      'where they sit, with the Joker (+10).',
    );
  });
});

it('counts one’s own Knights while others place theirs', () => {
  const met = new Set<number>();
  for (const state of positions('artus', 'basic', 2, 1)) {
    const [toAct] = recordGame({ game: 'artus' }).toAct(state);
    if (toAct === undefined) continue;
    const { view, text } = explained('artus', state, 1 - toAct);
    const { chairs } = view as unknown as ArtusView;
    const own = chairs.filter((figure) => figure?.kind === 'knight' && figure.seat === 1 - toAct).length;
    if (own > 0) expect(text).toContain(own === 1 ? 'Your Knight is on chair' : 'Your Knights are on chair');
    met.add(own);
  }
  expect(met).toContain(1);
});
