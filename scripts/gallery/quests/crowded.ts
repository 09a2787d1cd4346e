import { KINDS } from '../../../src/games/quests/data.ts';
import type { AdversaryCard, Columns, Kind, QuestsView } from '../../../src/games/quests/types.ts';

const COLUMNS: Readonly<Record<Kind, readonly AdversaryCard[]>> = {
  power: ['power-1', 'power-2', 'power-3', 'power-1'],
  enemy: ['enemy-1', 'enemy-2', 'enemy-3', 'enemy-4'],
  monster: ['monster-1', 'monster-2', 'monster-3', 'monster-4'],
  dragon: ['dragon-2', 'dragon-3', 'dragon-4', 'dragon-5'],
};

/** The view with four cards in every column, most of them sealed, and at least 13 trophies for every player. */
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
  const trophies = Object.values(COLUMNS).flat().slice(0, 13);
  return {
    ...view,
    columns,
    players: view.players.map((player, seat) => ({
      ...player,
      knights: 12 + seat,
      score: 98 + seat * 3,
      trophies: seat === 0 ? [...trophies, ...trophies] : trophies,
    })),
  };
}
