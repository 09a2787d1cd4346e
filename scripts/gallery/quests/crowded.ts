import { sum, worthOf } from '../../../render/quests/reading.ts';
import { KINDS } from '../../../src/games/quests/data.ts';
import type { AdversaryCard, Columns, Kind, QuestsView } from '../../../src/games/quests/types.ts';

const COLUMNS: Readonly<Record<Kind, readonly AdversaryCard[]>> = {
  power: ['power-1', 'power-2', 'power-3'],
  enemy: ['enemy-1', 'enemy-2', 'enemy-3'],
  monster: ['monster-1', 'monster-2', 'monster-4'],
  dragon: ['dragon-2', 'dragon-3', 'dragon-4', 'dragon-5'],
};

const TROPHIES = [8, 4, 3, 2, 1] as const;
/** One adventure in so many is taken. */
const TAKEN = 3;

/** The view with as many cards on display as there can be, most of them sealed, and many of the others held. */
export function crowded(view: QuestsView): QuestsView {
  const column = (kind: Kind) =>
    COLUMNS[kind].map((card, row) => {
      const at = KINDS.indexOf(kind) + row;
      return { card, seal: at % 3 === 0 ? null : at % 5 };
    });
  const columns: Columns = {
    power: column('power'),
    enemy: column('enemy'),
    monster: column('monster'),
    dragon: column('dragon'),
  };
  const adventures = view.adventures.map((adventure, i) => {
    const seat = i % view.players.length;
    return { ...adventure, taken: i % TAKEN > 0 ? null : { seat, pay: [] } };
  });
  const trophies = Object.values(COLUMNS).flat();
  return {
    ...view,
    columns,
    adventures,
    players: view.players.map((player, seat) => {
      const held = trophies.slice(0, TROPHIES[seat]);
      const taken = adventures.filter((adventure) => adventure.taken?.seat === seat);
      const score = worthOf(held) + sum(taken.map(({ value }) => value));
      return { ...player, knights: 12 + seat, score, trophies: held };
    }),
  };
}
