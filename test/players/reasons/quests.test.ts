import { describe, expect, it } from 'vitest';
import { ADVENTURES } from '../../../src/games/quests/data.ts';
import type { CardGameAction } from '../../../src/games/quests/types.ts';
import { type Position, position } from '../../games/quests/notation.ts';
import { adventure, challenge, draw, reveal } from '../../games/quests/scripted.ts';
import { ownReasons, publicReasons } from './told.ts';

const base: Position = {
  display: 'D4 Y2 B1 G2 G3',
  hands: ['R R R R O O', 'R', 'O'],
  trophies: ['', 'G3 G1', ''],
  adversaryPile: 'Y1 Y1',
  knightPile: 'R R R R',
};

const judged = (given: Partial<Position>, action: CardGameAction, others: readonly CardGameAction[]) =>
  ({ game: 'quests', state: position({ ...base, ...given }), action, others }) as const;
const reasons = (given: Partial<Position>, action: CardGameAction, ...others: CardGameAction[]) =>
  publicReasons(judged(given, action, others));

describe('why a player of the card game acts', () => {
  it('is who needed the card it wins', () => {
    expect(reasons({}, challenge('D4', 'R R R R'), challenge('Y2', 'O O'), draw(1))).toEqual([
      { type: 'deniesCard', seat: 1, adventure: 'green-knight' },
    ]);
  });

  it('is an adventure, and that another could take it, too', () => {
    const given: Partial<Position> = { trophies: ['G3 D4', 'B4 D3', ''], step: 'adventure' };
    expect(
      reasons(given, adventure('green-knight', 'G3 D4'), adventure('robbers', 'G3 D4'), draw(1)),
    ).toEqual([
      { type: 'adventure', adventure: 'green-knight', gain: 6 },
      { type: 'deniesAdventure', seat: 1 },
    ]);
  });

  it('is an adventure that it can pay for afterwards', () => {
    const given: Partial<Position> = { trophies: ['D3', '', ''] };
    expect(reasons(given, challenge('D4', 'R R R R'), challenge('Y2', 'O O'), draw(1))).toContainEqual({
      type: 'affords',
      adventure: 'green-knight',
      value: 13,
    });
  });

  it('is a column that’s complete, or a seal, for who has to choose', () => {
    const given: Partial<Position> = { variant: 'seals', display: 'D4:0 D3 Y2 Y1', trophies: ['', '', ''] };
    expect(reasons(given, challenge('D3', 'R R R'), challenge('Y1', 'O'), draw(1))).toEqual([
      { type: 'affords', adventure: 'green-knight', value: 13 },
    ]);
    expect(reasons(given, challenge('Y2', 'O O'), challenge('Y1', 'O'), draw(1))).toEqual([]);
    const own = (action: CardGameAction) =>
      ownReasons(judged(given, action, [challenge('Y1', 'O'), draw(1)]));
    expect(own(challenge('D3', 'R R R'))[0]).toEqual({
      ...{ type: 'column', kind: 'dragon', won: ['dragon-4', 'dragon-3'] },
    });
    expect(own(challenge('Y2', 'O O'))).toContainEqual({ type: 'seals', card: 'power-2', knights: 2 });
  });

  it('is that few adversaries lie there', () => {
    expect(reasons({ display: 'D4 Y2' }, reveal, challenge('Y2', 'O O'), draw(2))).toEqual([
      { type: 'reveals', shown: 2 },
    ]);
    expect(reasons({}, reveal, challenge('Y2', 'O O'), draw(2))).toEqual([]);
  });

  it('is the end of the game, if it wins', () => {
    const taken = Object.fromEntries(
      ADVENTURES.flatMap(({ id }) => (id === 'robbers' || id === 'saxons' ? [] : [[id, 2]])),
    );
    const given: Partial<Position> = { trophies: ['Y2 Y1 Y1', '', ''], step: 'adventure', taken };
    expect(reasons(given, adventure('robbers', 'Y1 Y1'), draw(1))).toEqual([
      { type: 'adventure', adventure: 'robbers', gain: 4 },
    ]);
    for (const id of Object.keys(taken)) taken[id] = 0;
    expect(reasons(given, adventure('robbers', 'Y1 Y1'), draw(1))).toEqual([
      { type: 'adventure', adventure: 'robbers', gain: 4 },
    ]);
    const own = ownReasons(judged(given, adventure('robbers', 'Y1 Y1'), [draw(1)]));
    expect(own[0]).toEqual({ type: 'ends' });
  });

  it('is never why nothing but drawing is left, nor what stays in hand', () => {
    expect(reasons({}, draw(2), challenge('D4', 'R R R R'), challenge('Y2', 'O O'))).toEqual([]);
    const choice = judged({}, challenge('Y2', 'O O'), [challenge('D4', 'R R R R'), challenge('G3', 'R R R')]);
    expect(publicReasons(choice)).toEqual([]);
    expect(ownReasons(choice)).toEqual([{ type: 'keeps', colour: 'red', knights: 4 }]);
    const [only] = choice.others.slice(1);
    const types = ownReasons(judged({}, only!, [draw(2)])).map(({ type }) => type);
    expect(types).toContain('wins');
    expect(types).not.toContain('keeps');
  });
});
