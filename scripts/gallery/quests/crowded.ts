import { KINDS } from '../../../src/games/quests/data.ts';
import type {
  AdversaryCard,
  ColumnCard,
  Columns,
  Kind,
  QuestsView,
} from '../../../src/games/quests/types.ts';
import { scored } from './scored.ts';

const CARDS: Readonly<Record<Kind, readonly AdversaryCard[]>> = {
  power: ['power-1', 'power-2', 'power-3'],
  enemy: ['enemy-1', 'enemy-2', 'enemy-3'],
  monster: ['monster-1', 'monster-2', 'monster-4'],
  dragon: ['dragon-2', 'dragon-3', 'dragon-4', 'dragon-5'],
};

const TROPHIES = [8, 4, 3, 2, 1] as const;
/** One adventure in so many is taken. */
const TAKEN = 3;

/** As many cards on display as there can be; `sealed` says whose seal is on the card with that number, if any. */
export function displayed(sealed: (at: number) => ColumnCard['seal']): Columns {
  const column = (kind: Kind) =>
    CARDS[kind].map((card, row) => ({ card, seal: sealed(KINDS.indexOf(kind) + row) }));
  return {
    power: column('power'),
    enemy: column('enemy'),
    monster: column('monster'),
    dragon: column('dragon'),
  };
}

/** The view with as many cards on display as there can be, most of them sealed, and many of the others held. */
export function crowded(view: QuestsView): QuestsView {
  const all = Object.values(CARDS).flat();
  const full = scored(
    view,
    TROPHIES.map((count) => all.slice(0, count)),
    (i) => (i % TAKEN > 0 ? null : i % view.players.length),
  );
  return {
    ...full,
    columns: displayed((at) => (at % 3 === 0 ? null : at % 5)),
    players: full.players.map((player, seat) => ({ ...player, knights: 12 + seat })),
  };
}
