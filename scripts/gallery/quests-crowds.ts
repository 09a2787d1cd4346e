import { addUp } from '../../render/parts/shapes.ts';
import type { Seat } from '../../src/games/game.ts';
import { ADVERSARIES, fullDeck, KNIGHTS as KNIGHT_DECK } from '../../src/games/quests/cards.ts';
import { KINDS, SEALS_PER_PLAYER } from '../../src/games/quests/data.ts';
import { maxDraw } from '../../src/games/quests/legal.ts';
import { totalValue } from '../../src/games/quests/reading.ts';
import type {
  AdventureView,
  AdversaryCard,
  CardGameView,
  ColumnCard,
  Columns,
  Kind,
  KnightCard,
} from '../../src/games/quests/types.ts';
import { boardFromView, openSteps } from '../../src/games/quests/view.ts';

/**
 * The view with these adversaries held, by seat, and the adventures taken by whom `takerOf` says (null for nobody), and
 * with scores that add up.
 */
export function scored(
  view: CardGameView,
  held: readonly (readonly AdversaryCard[])[],
  takerOf: (adventure: number) => Seat | null,
): CardGameView {
  const adventures = view.adventures.map((adventure, i) => {
    const seat = takerOf(i);
    return { ...adventure, taken: seat === null ? null : { seat, pay: [] } };
  });
  return settled({
    ...view,
    adventures,
    players: view.players.map((player, seat) => {
      const trophies = held[seat] ?? [];
      const taken = adventures.filter((adventure) => adventure.taken?.seat === seat);
      return { ...player, trophies, score: totalValue(trophies) + addUp(taken.map(({ value }) => value)) };
    }),
  });
}

/** The view with the steps that are open as it now stands, and with as many knights as can be drawn. */
function settled(view: CardGameView): CardGameView {
  const board = boardFromView(view);
  return { ...view, openSteps: openSteps(board), maxDraw: maxDraw(board) };
}

export const CARDS: Readonly<Record<Kind, readonly AdversaryCard[]>> = {
  power: ['power-1', 'power-2', 'power-3'],
  enemy: ['enemy-1', 'enemy-2', 'enemy-3'],
  monster: ['monster-1', 'monster-2', 'monster-4'],
  // The only 5 may be somebody's.
  dragon: ['dragon-2', 'dragon-3', 'dragon-4', 'dragon-3'],
};

export const TROPHIES = [8, 4, 3, 2, 1] as const;

/** Between adversaries of the deck that are held together. */
const STRIDE = 7;

/** One adventure in so many is taken. */
const TAKEN = 3;

/** With how many adversaries an adventure may have been paid. */
const spentOn = ({ need, taken }: AdventureView): number => {
  if (taken === null) return 0;
  if (taken.pay.length > 0) return taken.pay.length;
  return need.type === 'sets' ? need.sets[0]!.length : Math.max(2, Math.ceil(need.total / 4));
};

/** The view with as many cards on display as there can be, sealed in turn except every third if there are `gaps`. */
export function displayed(view: CardGameView, gaps: boolean): CardGameView {
  const seats = view.players.length;
  const column = (kind: Kind): ColumnCard[] =>
    CARDS[kind].map((card, row) => {
      const at = KINDS.indexOf(kind) + row;
      return { card, seal: gaps && at % 3 === 0 ? null : at % seats };
    });
  const columns: Columns = {
    power: column('power'),
    enemy: column('enemy'),
    monster: column('monster'),
    dragon: column('dragon'),
  };
  const shown = Object.values(columns).flat();
  const players = view.players.map((player, seat) => ({
    ...player,
    seals: SEALS_PER_PLAYER - shown.filter(({ seal }) => seal === seat).length,
  }));
  // What's sealed wasn't revealed in the turn before, and what was sealed then would have that seal.
  const lastTurn = view.lastTurn && { ...view.lastTurn, revealed: [], challenge: null };
  const held = addUp(players.map(({ trophies }) => trophies.length));
  const used = shown.length + held + addUp(view.adventures.map(spentOn));
  const adversaryPile = addUp(ADVERSARIES.copies) - used;
  return settled({ ...view, columns, players, lastTurn, adversaryPile });
}

const KNIGHTS = addUp(KNIGHT_DECK.copies);

/** The view with nearly all knights in hands, the viewer's own among them. */
export function dealt(view: CardGameView, hand: readonly KnightCard[] | null): CardGameView {
  const { viewer, players } = view;
  const own = hand?.length ?? 0;
  const others = players.length - (hand === null ? 0 : 1);
  const each = Math.floor((KNIGHTS - own - 1) / others);
  return settled({
    ...view,
    ...(hand === null ? {} : { hand }),
    players: players.map((player, seat) => ({
      ...player,
      knights: hand !== null && seat === viewer ? own : each,
    })),
    knightPile: KNIGHTS - own - others * each,
    discards: [],
  });
}

/** The view with as many cards on display as there can be, most of them sealed, and many of the others held. */
export function crowded(view: CardGameView): CardGameView {
  const shown = Object.values(CARDS).flat();
  const left = shown.reduce((deck, card) => deck.toSpliced(deck.indexOf(card), 1), fullDeck(ADVERSARIES));
  const mixed = left.map((_, i) => left[(i * STRIDE) % left.length]!);
  const full = scored(
    view,
    TROPHIES.map((count, i) => mixed.splice(0, i < view.players.length ? count : 0)),
    (i) => (i % TAKEN > 0 ? null : i % view.players.length),
  );
  return displayed(full, true);
}
