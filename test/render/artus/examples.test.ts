import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../../render/artus/piece.ts';
import { crowded, crowdedEvents, worked, workedEvents } from '../../../scripts/samples/artus.ts';
import { cardsInPile } from '../../../src/games/artus/cards.ts';
import { CARPET, CHAIR_COUNT, chairValue } from '../../../src/games/artus/data.ts';
import { artus } from '../../../src/games/artus/index.ts';
import type { ArtusAction, ArtusEvent, ArtusView, Figure } from '../../../src/games/artus/types.ts';
import { play } from '../../games/artus/inspect.ts';
import { type Placed, position } from '../../games/artus/position.ts';

/** The figures before a turn that moves one, may push another, and adds a ring. */
function figuresBefore({ chairs }: ArtusView, events: readonly ArtusEvent[]): Placed[] {
  const before: (Figure | null)[] = [...chairs];
  for (const event of events.filter(({ type }) => type === 'displaced') as { to: number }[])
    before[event.to] = null;
  for (const event of events) {
    if (event.type === 'moved') [before[event.from], before[event.to]] = [event.figure, null];
    if (event.type === 'displaced') before[event.from] = event.figure;
    if (event.type === 'ringAdded')
      before[event.chair] = { kind: 'prince', metal: event.metal, rings: event.rings - 1, king: false };
  }
  return before.flatMap((figure, chair): Placed[] => (figure === null ? [] : [[chair, figure]]));
}

function actionsOf(events: readonly ArtusEvent[]): ArtusAction[] {
  return events.flatMap((event): ArtusAction[] => {
    if (event.type === 'moved')
      return [{ type: 'moveKnight', card: event.card, from: event.from, steps: event.steps }];
    if (event.type === 'ringAdded') return [{ type: 'addRing', card: event.card, chair: event.chair }];
    return event.type === 'drew' ? [{ type: 'draw', pile: event.pile }] : [];
  });
}

describe.each([
  ['worked', worked(), workedEvents],
  ['crowded', crowded(), crowdedEvents],
] as const)('the example in pictures, %s', (_name, view, events) => {
  it('is what the rules make of its last turn', () => {
    const hand = events.flatMap((event) => ('card' in event ? [event.card] : []));
    let state = position({
      ...{ figures: figuresBefore(view, events), hands: [[], [], [], hand] },
      ...{ piles: [{}, {}, {}, { knight: ['knight:1-4'], king: ['king:ring-either'] }] },
      ...{ startSeat: view.startSeat, round: view.round, toAct: 3, drawsLeft: 2 },
    });
    const played: ArtusEvent[] = [];
    for (const action of actionsOf(events)) {
      const step = play(state, action);
      state = step.state;
      played.push(...step.events);
    }
    const after = artus.view(state, null);
    expect(played).toEqual(events);
    expect([after.chairs, after.king, after.toAct, after.round]).toEqual([
      view.chairs,
      view.king,
      0,
      view.round,
    ]);
  });

  it('has as many cards and points as have come by then', () => {
    const scored = events.reduce((sum, event) => sum + ('points' in event ? event.points : 0), 0);
    expect(view.players[0]!.score).toBe(view.scoresByRound.at(-1)![0]);
    expect(view.players[3]!.score).toBe(view.scoresByRound.at(-1)![3]! + scored);
    view.players.forEach(({ handSize, piles, played }, seat) => {
      expect(played).toHaveLength(2 * (view.round - (seat === 0 ? 1 : 0)));
      expect(handSize + piles.knight + piles.king + piles.scoring + played.length).toBe(22);
      for (const pile of ['knight', 'king', 'scoring'] as const) {
        const unplayed = [...cardsInPile(pile)];
        for (const card of played.filter((id) => id.startsWith(`${pile}:`))) {
          expect(unplayed).toContain(card);
          unplayed.splice(unplayed.indexOf(card), 1);
        }
        expect(unplayed.length).toBeGreaterThanOrEqual(piles[pile]);
      }
    });
    expect(view.players[3]!.played.slice(-2)).toEqual(
      events.flatMap((event) => ('card' in event ? [event.card] : [])),
    );
  });
});

it('the examples of scoring cards can be on the board, the carpet’s on carpets', () => {
  const kings = Array.from({ length: CHAIR_COUNT }, (_, king) => king);
  for (const [card, values] of Object.entries(EXAMPLES)) {
    const chairs = card === 'scoring:carpet' ? CARPET.map(({ chair }) => chair) : kings;
    const boards = kings.map((king) => chairs.map((chair) => chairValue({ king }, chair)));
    expect(
      boards.some((board) => values.every((value) => board.includes(value))),
      card,
    ).toBe(true);
  }
});
