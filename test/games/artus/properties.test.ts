import { deepStrictEqual } from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { artus } from '../../../src/games/artus/index.ts';
import type { ArtusPlayer, ArtusState } from '../../../src/games/artus/state.ts';
import type { ArtusAction, CardId, Figure, PileId } from '../../../src/games/artus/types.ts';
import { actionKey, type Seat } from '../../../src/games/game.ts';
import { SeededChance } from '../../../src/games/seeded-chance.ts';
import { type NaiveAction, naiveActions, naiveEvents, naiveFacts, naivePlay, naiveSetup } from './naive.ts';
import { anyGame, playGame } from './random-game.ts';

const noChance = new SeededChance('');
const seatsOf = (state: ArtusState): Seat[] => state.players.map((_, seat) => seat);
const sorted = (items: readonly string[]): string[] => [...items].sort();
const keysOf = (actions: readonly object[]): string[] => sorted(actions.map(actionKey));

function checkFigures(state: ArtusState): void {
  const { chairs, king, ringSupply, players } = artus.view(state, null);
  const figures = chairs.filter((figure): figure is Figure => figure !== null);
  const princes = figures.filter((figure) => figure.kind === 'prince');
  expect(princes.map(({ metal }) => metal).sort()).toEqual(['bronze', 'bronze', 'silver', 'silver']);
  expect(princes.filter((prince) => prince.king)).toHaveLength(1);
  expect(chairs[king]).toMatchObject({ king: true, rings: 3 });
  for (const prince of princes) expect(prince.rings).toBeLessThanOrEqual(prince.king ? 3 : 2);
  expect(princes.reduce((sum, { rings }) => sum + rings, ringSupply)).toBe(10);
  for (const [seat, { unplaced }] of players.entries())
    expect(
      figures.filter((figure) => figure.kind === 'knight' && figure.seat === seat).length + unplaced,
    ).toBe(players.length === 4 ? 4 : 5);
}

describe('in every random game', () => {
  it('no figure, ring or Knight is ever lost or duplicated', () => {
    fc.assert(
      fc.property(anyGame, ({ options, seed }) => {
        for (const { step } of playGame(options, seed).plies) checkFigures(step.state);
      }),
      { numRuns: 8 },
    );
  });

  it('each card is played once, in exactly the right number of rounds', () => {
    fc.assert(
      fc.property(anyGame, ({ options, seed }) => {
        const { start, plies, end } = playGame(options, seed);
        const basic = options.variant === 'basic';
        const rounds = basic ? 16 : 11;
        const events = plies.flatMap(({ step }) => step.events);
        expect(events.filter(({ type }) => type === 'roundEnded')).toHaveLength(rounds);
        expect(events.filter(({ type }) => type === 'ended')).toHaveLength(1);
        expect(end.scoresByRound).toHaveLength(rounds);
        expect(end.scoresByRound.at(-1)).toEqual(artus.result(end)?.scores);
        for (const seat of seatsOf(end)) {
          const { score, hand, piles, played, earned, unmet } = end.players[seat] as ArtusPlayer;
          expect(hand).toEqual([]);
          expect(Object.values(piles).flat()).toEqual([]);
          const dealt = start.players[seat] as ArtusPlayer;
          const owned = [...dealt.hand, ...Object.values(dealt.piles).flat()];
          expect(sorted(played)).toEqual(sorted(owned));
          expect(new Set(played).size).toBe(basic ? 15 : 21);
          expect(played).toHaveLength(basic ? 16 : 22);
          const own = events.filter((event) => 'points' in event && event.seat === seat);
          expect(earned).toEqual(own.map((event) => ('points' in event ? event.points : null)));
          expect(earned.reduce((sum, points) => sum + points, 0)).toBe(score);
          const failed = own.flatMap((event) => (event.type === 'scored' && !event.met ? [event.card] : []));
          expect(unmet).toEqual(failed);
        }
        const turns = options.seats * (rounds + (options.seats === 4 ? 4 : 5));
        expect(artus.turn(end)).toBe(turns);
      }),
      { numRuns: 15 },
    );
  });

  it('only the seat to act has actions, each once', () => {
    fc.assert(
      fc.property(anyGame, ({ options, seed }) => {
        for (const { before, seat, actions } of playGame(options, seed).plies) {
          expect(new Set(keysOf(actions)).size).toBe(actions.length);
          for (const other of seatsOf(before))
            if (other !== seat) {
              expect(artus.legalActions(before, other)).toEqual([]);
              expect(() => artus.play(before, other, actions[0] as ArtusAction, noChance)).toThrow(
                expect.objectContaining({ code: 'notYourTurn' }),
              );
            }
        }
      }),
      { numRuns: 10 },
    );
  });

  it('the naive engine allows the same actions and gives the same facts and events', () => {
    fc.assert(
      fc.property(anyGame, ({ options, seed }) => {
        const { start, chance, plies, end } = playGame(options, seed);
        let naive = naiveSetup(options.variant === 'advanced', options.seats, undefined, chance);
        expect(artus.facts(start)).toEqual(naiveFacts(naive));
        for (const { seat, actions, action, step } of plies) {
          expect(naive.toAct).toBe(seat);
          deepStrictEqual(keysOf(actions), keysOf(naiveActions(naive)));
          const after = naivePlay(naive, action as NaiveAction);
          const told = step.events.filter(({ type }) => !type.endsWith('nded'));
          deepStrictEqual(told, naiveEvents(naive, action as NaiveAction, after));
          naive = after;
          deepStrictEqual(artus.facts(step.state), naiveFacts(naive));
        }
        expect(naive.over).toBe(true);
        expect(artus.toAct(end)).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });

  it('a state that goes through JSON at every ply stays the same as one that doesn’t', () => {
    fc.assert(
      fc.property(anyGame, ({ options, seed }) => {
        const { start, plies } = playGame(options, seed);
        let stored: ArtusState = JSON.parse(JSON.stringify(start));
        for (const { seat, actions, action, step } of plies) {
          deepStrictEqual(artus.legalActions(stored, seat), actions);
          const restored = artus.play(stored, seat, JSON.parse(JSON.stringify(action)), noChance);
          deepStrictEqual(restored, step);
          stored = JSON.parse(JSON.stringify(restored.state));
          deepStrictEqual(stored, step.state);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('play doesn’t modify the given state', () => {
    fc.assert(
      fc.property(anyGame, ({ options, seed }) => {
        let state = deepFreeze(playGame(options, seed).start);
        for (const { seat, action, step } of playGame(options, seed).plies) {
          state = deepFreeze(artus.play(state, seat, action, noChance).state);
          deepStrictEqual(state, step.state);
        }
      }),
      { numRuns: 5 },
    );
  });

  it('the points in the events are the points scored', () => {
    fc.assert(
      fc.property(anyGame, ({ options, seed }) => {
        for (const { before, seat, step } of playGame(options, seed).plies) {
          const points = step.events.reduce((sum, event) => sum + ('points' in event ? event.points : 0), 0);
          for (const other of seatsOf(before))
            expect(
              (step.state.players[other] as ArtusPlayer).score - (before.players[other] as ArtusPlayer).score,
            ).toBe(other === seat ? points : 0);
        }
      }),
      { numRuns: 10 },
    );
  });
});

describe('hidden information', () => {
  it('makes no difference to a seat’s view and actions', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(), fc.infiniteStream(fc.nat()), ({ options, seed }, at, numbers) => {
        const { plies } = playGame(options, seed);
        const { before } = plies[at % plies.length] as (typeof plies)[number];
        const random = (below: number) => (numbers.next().value as number) % below;
        for (const viewer of [null, ...seatsOf(before)]) {
          const other = reshuffled(before, viewer, random);
          deepStrictEqual(artus.view(other, viewer), artus.view(before, viewer));
          if (viewer !== null)
            deepStrictEqual(artus.legalActions(other, viewer), artus.legalActions(before, viewer));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('isn’t in a seat’s view at all', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(), ({ options, seed }, at) => {
        const { plies } = playGame(options, seed);
        const { before } = plies[at % plies.length] as (typeof plies)[number];
        for (const viewer of [null, ...seatsOf(before)])
          for (const [seat, player] of artus.view(before, viewer).players.entries()) {
            expect('hand' in player).toBe(seat === viewer);
            expect(Object.values(player.piles).every((size) => typeof size === 'number')).toBe(true);
          }
      }),
      { numRuns: 50 },
    );
  });
});

describe('preview', () => {
  it('agrees with play for every legal action, apart from cards drawn', () => {
    fc.assert(
      fc.property(
        anyGame,
        fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
        ({ options, seed }, picks) => {
          const { plies } = playGame(options, seed);
          for (const pick of picks) {
            const { before, seat, actions } = plies[pick % plies.length] as (typeof plies)[number];
            const view = artus.view(before, seat);
            for (const action of actions) {
              const { state, events } = artus.play(before, seat, action, noChance);
              const expected = artus.view(state, seat);
              const preview = artus.preview(view, seat, action);
              deepStrictEqual(preview.events, events);
              if (action.type !== 'draw') deepStrictEqual(preview.view, expected);
              else deepStrictEqual(preview.view, withHandOf(expected, view.players[seat]?.hand, seat));
            }
          }
        },
      ),
      { numRuns: 10 },
    );
  });

  it('works only for the viewer’s own seat', () => {
    const { plies } = playGame({ variant: 'basic', seats: 2 }, 'preview');
    const { before, seat, action } = plies[0] as (typeof plies)[number];
    for (const viewer of [null, 1 - seat])
      expect(() => artus.preview(artus.view(before, viewer), seat, action)).toThrow(
        expect.objectContaining({ code: 'notYourTurn' }),
      );
  });
});

const withHandOf = (
  view: ReturnType<typeof artus.view>,
  hand: readonly CardId[] | undefined,
  seat: Seat,
) => ({ ...view, players: view.players.map((player, of) => (of === seat ? { ...player, hand } : player)) });

/** The state with everything the viewer can't see reshuffled: others' cards, and the order of every pile. */
function reshuffled(state: ArtusState, viewer: Seat | null, random: (below: number) => number): ArtusState {
  const players = state.players.map((player, seat): ArtusPlayer => {
    const pileOf = (card: CardId) => card.split(':')[0] as PileId;
    const hidden = seat === viewer ? [] : player.hand;
    const pools = Object.fromEntries(
      Object.entries(player.piles).map(([pile, cards]) => [
        pile,
        shuffle([...cards, ...hidden.filter((card) => pileOf(card) === pile)], random),
      ]),
    ) as Record<PileId, CardId[]>;
    const hand =
      seat === viewer
        ? player.hand
        : shuffle(player.hand, random).map((card) => pools[pileOf(card)].pop() as CardId);
    return { ...player, hand, piles: pools };
  });
  return { ...state, players };
}

function shuffle<T>(items: readonly T[], random: (below: number) => number): T[] {
  const left = [...items];
  return items.map(() => left.splice(random(left.length), 1)[0] as T);
}

function deepFreeze<T>(value: T): T {
  if (value !== null && typeof value === 'object') {
    for (const part of Object.values(value)) deepFreeze(part);
    Object.freeze(value);
  }
  return value;
}
