import { describe, expect, it } from 'vitest';
import { CHAIR_COUNT, chairValue } from '../../src/games/artus/data.ts';
import type { ArtusAction, ArtusView } from '../../src/games/artus/types.ts';
import { countingSizes } from '../../src/games/court/reading.ts';
import type { CourtView } from '../../src/games/court/types.ts';
import type { AnyGame, GameAction, GameId, GameView } from '../../src/games/game.ts';
import type { CardGameAction } from '../../src/games/quests/types.ts';
import { games } from '../../src/games/registry.ts';
import { SeededChance } from '../../src/games/seeded-chance.ts';
import type { Translate } from '../../src/i18n/fluent/translate.ts';
import { translator } from '../../src/i18n/index.ts';
import { getGuide } from '../../src/telling/registry.ts';
import { pickFrom, randomFrom } from '../discord/fixtures/stranger.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];

/** What a message was given. */
type Said = Readonly<Record<string, unknown>> & { readonly id: string };

interface Played {
  readonly seat: number;
  readonly action: GameAction;
  readonly before: GameView;
  readonly after: GameView;
  /** What each player has more points by. */
  readonly gains: readonly number[];
}

const goalOf = ({ from, steps }: { readonly from: number; readonly steps: number }): number =>
  (from + steps + CHAIR_COUNT) % CHAIR_COUNT;

/** What the messages of a label say of a move that has been played, and what's true of it: pairs. */
type Claims = (said: Said, played: Played) => readonly (readonly [claimed: unknown, is: unknown])[];

const CLAIMS: Readonly<Record<GameId, Claims>> = {
  artus({ id, points, chair, to, value, change }, played) {
    const action = played.action as unknown as ArtusAction;
    const [before, after] = [played.before, played.after] as unknown as [ArtusView, ArtusView];
    const worth = (view: ArtusView) =>
      view.chairs.reduce(
        (sum, figure, at) =>
          sum + (figure?.kind === 'knight' && figure.seat === played.seat ? chairValue(view, at) : 0),
        0,
      );
    const mover = 'from' in action ? before.chairs[action.from] : undefined;
    if (id === 'artus-choose-pushes' && 'steps' in action)
      return [[after.chairs[chair as number], before.chairs[goalOf(action)]]];
    if (id === 'artus-choose-to-knight') return [[value, chairValue(after, chair as number)]];
    if (id === 'artus-choose-to-king') return [[change, worth(after) - worth(before)]];
    if (id === 'artus-choose-whole')
      return [
        [points, played.gains[played.seat]],
        [after.chairs[to as number], mover],
        [chair, 'from' in action ? action.from : -1],
      ];
    return id === 'artus-choose-king' || points === undefined ? [] : [[points, played.gains[played.seat]]];
  },
  court({ id, sizes, from, to, name }, { seat, before, after, action }) {
    const told = (view: GameView, whose: number) =>
      countingSizes(view as unknown as CourtView, whose).join('/');
    const opponent = (action as unknown as { readonly opponent?: number }).opponent ?? -1;
    if (id === 'court-table-theirs') return [[name, NAMES[opponent]]];
    if (id === 'court-table-change') {
      const pairs = [seat, ...(opponent < 0 ? [] : [opponent])].map((whose) => [
        told(before, whose),
        told(after, whose),
      ]);
      return [[pairs.some(([a, b]) => a === from && b === to), true]];
    }
    return ['court-table-swap', 'court-table-aspirants', 'court-table-takes'].includes(id)
      ? [[sizes, told(after, seat)]]
      : [];
  },
  quests({ id, gain, name }, { seat, gains, action }) {
    const { type } = action as unknown as CardGameAction;
    if (id === 'quests-table-points') return [[gain, gains[seat]]];
    if (id !== 'quests-table-gain' || type !== 'challenge') return [];
    const others = gains.reduce((sum, each) => sum + each, 0) - gains[seat]!;
    const is =
      name === 'you' ? gains[seat] : name === 'others' ? others : gains[NAMES.indexOf(name as string)];
    return [[gain, is]];
  },
};

const cases = [...games].flatMap(([id, game]) =>
  game.variants.map((variant, at) => ({ id, game, variant, seats: Math.min(4, game.seats.min + 1 + at) })),
);

const scores = (view: GameView) =>
  (view as unknown as { readonly players: readonly { readonly score?: number }[] }).players.map(
    ({ score = 0 }) => score,
  );

/** English, and what its messages were given. */
function recording(): { readonly said: Said[]; readonly t: Translate } {
  const said: Said[] = [];
  const english = translator('en-US');
  const say = english as unknown as (id: string, data?: object) => string;
  const recorded = (id: string, data?: object) => {
    said.push({ id, ...data });
    return say(id, data);
  };
  return { said, t: Object.assign(recorded, english) as Translate };
}

/** Some of the legal moves' labels, held against what the engine then does. Returns how many claims they made. */
function check(id: GameId, game: AnyGame, variant: string, seats: number, seed: string): number {
  const random = randomFrom(7);
  const chance = new SeededChance(seed);
  const guide = getGuide(id);
  let claims = 0;
  for (let state = game.setup({ variant, seats }, chance); ; ) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) return claims;
    const actions = game.legalActions(state, seat);
    const before = game.view(state, seat);
    for (const action of [pickFrom(actions, random), pickFrom(actions, random)]) {
      const { said, t } = recording();
      const preview = (each: GameAction) => game.preview(before, seat, each);
      guide.whole!({ view: before, seat, names: NAMES.slice(0, seats), t, preview }, action);
      const after = game.view(game.play(state, seat, action, new SeededChance(seed)).state, seat);
      const gains = scores(after).map((score, at) => score - scores(before)[at]!);
      for (const each of said)
        for (const [claimed, is] of CLAIMS[id](each, { seat, action, before, after, gains })) {
          expect({ ...each, action, claimed }).toEqual({ ...each, action, claimed: is });
          claims++;
        }
    }
    state = game.play(state, seat, pickFrom(actions, random), chance).state;
  }
}

describe.each(cases)('labels of $id, $variant, with $seats', ({ id, game, variant, seats }) => {
  it('say what a move then does', () => {
    expect(check(id, game, variant, seats, '00112233445566778899aabbccddeeff')).toBeGreaterThan(20);
  });
});

/** By the names that messages have for them, the seats and figures' owners of an event. */
const NAMED = { name: 'seat', opponent: 'opponent', from: 'from', to: 'to' } as const;

describe.each(cases)('sentences on $id, $variant, with $seats', ({ id, game, variant, seats }) => {
  it('name whom an event is about, with its numbers', () => {
    const random = randomFrom(3);
    const chance = new SeededChance('ffeeddccbbaa99887766554433221100');
    const types = new Set<string>();
    for (let state = game.setup({ variant, seats }, chance); ; ) {
      const seat = game.toAct(state)[0];
      if (seat === undefined) break;
      const step = game.play(state, seat, pickFrom(game.legalActions(state, seat), random), chance);
      for (const event of step.events as unknown as readonly Readonly<Record<string, unknown>>[]) {
        const { said, t } = recording();
        getGuide(id).sentences([event as never], NAMES.slice(0, seats), t);
        for (const { id: _, ...data } of said)
          for (const [key, value] of Object.entries(data)) {
            const at = event[NAMED[key as keyof typeof NAMED] ?? key];
            if (typeof at !== 'number') continue;
            // Which way a figure goes is said beside how far.
            const number = key === 'steps' ? Math.abs(at) : at;
            if (typeof value === 'number') expect({ event, [key]: value }).toEqual({ event, [key]: number });
            if (NAMES.includes(value as string))
              expect({ event, [key]: value }).toEqual({ event, [key]: NAMES[at] });
            types.add(`${event.type} ${key}`);
          }
      }
      state = step.state;
    }
    expect(types.size).toBeGreaterThan(4);
  });
});
