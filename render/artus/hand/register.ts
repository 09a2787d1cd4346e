import type { CanvasRenderingContext2D } from 'canvas';
import type { CardId } from '../../../src/games/artus/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import { shortened } from '../../parts/limit.ts';
import { widthOf } from '../../parts/measure.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { shareOf } from '../../parts/share.ts';
import { shield } from '../../parts/shield.ts';
import { stamp } from '../../parts/stamp.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { pileCards, pilesOf } from '../cardIcons.ts';
import { hasLeader, rankOf } from '../panel/rank.ts';
import type { ArtusScene } from '../scene.ts';
import { LEAST } from '../sheet.ts';
import { columnSign } from './columnSign.ts';
import { REGISTER } from './layout.ts';

const LEFT = REGISTER.x + 64;
const PITCH = 48;
const PILE_GAP = 18;
const RIGHT = REGISTER.x + REGISTER.width - 20;

/** Names in the title, so that both of its sentences have room. */
const NAME_LENGTH = 16;

/** Between the sentences of the title. */
const TITLE_GAP = 24;

const TITLE_Y = REGISTER.y + 30;
const KEY_Y = REGISTER.y + 72;
const HEAD_Y = REGISTER.y + 124;
const FIRST_ROW = REGISTER.y + 158;
const ROWS_HEIGHT = REGISTER.y + REGISTER.height - 12 - FIRST_ROW;

export type CardState = 'played' | 'held' | 'left';

/** A seat's cards of one pile in the order of the columns: played, in the viewer's hand, or still to come. */
export function statesOf(
  cards: readonly CardId[],
  played: readonly CardId[],
  hand: readonly CardId[],
): CardState[] {
  const [gone, held] = [[...played], [...hand]];
  const take = (from: CardId[], card: CardId): boolean => {
    const at = from.indexOf(card);
    if (at >= 0) from.splice(at, 1);
    return at >= 0;
  };
  return cards.map((card) => (take(gone, card) ? 'played' : take(held, card) ? 'held' : 'left'));
}

/** A dark square with a tick for played, an empty one for still to come, one with a dot for in the viewer's hand. */
function cell(context: CanvasRenderingContext2D, theme: Theme, state: CardState, x: number, y: number): void {
  stamp(context, `register ${theme.id} ${state}`, 34, 34, x, y, (inner) => {
    roundedRect(inner, -13, -13, 26, 26, 5);
    inner.fillStyle = state === 'played' ? theme.ink : theme.parchment.light;
    inner.fill();
    inner.strokeStyle = state === 'left' ? theme.softInk : theme.ink;
    inner.lineWidth = 2;
    inner.stroke();
    inner.beginPath();
    if (state === 'played') {
      inner.moveTo(-7, 0);
      inner.lineTo(-2, 6);
      inner.lineTo(8, -6);
      inner.strokeStyle = theme.parchment.light;
      inner.lineWidth = 3.5;
      inner.stroke();
    } else if (state === 'held') {
      inner.arc(0, 0, 7, 0, Math.PI * 2);
      inner.fillStyle = theme.ink;
      inner.fill();
    }
  });
}

function drawKey(context: CanvasRenderingContext2D, { theme, words }: ArtusScene): void {
  const { heading, states } = words.artusPicture.hand;
  const line = { size: LEAST, colour: theme.ink } as const;
  const shown = ['played', 'held', 'left'] as const;
  const head = widthOf(heading, LEAST);
  const told = shown.map((state) => widthOf(states[state], LEAST, 'normal'));
  const share = shareOf([head, ...told], RIGHT - REGISTER.x - 20 - 36 - shown.length * 66);
  let x = REGISTER.x + 20;
  x += write(context, heading, x, KEY_Y, { ...line, maxWidth: Math.ceil(head * share) }) + 36;
  shown.forEach((state, i) => {
    cell(context, theme, state, x + 14, KEY_Y);
    x += 36;
    const maxWidth = Math.ceil(told[i]! * share);
    x += write(context, states[state], x, KEY_Y, { ...line, weight: 'normal', maxWidth }) + 30;
  });
}

/** Whose hand it is and how they stand; the round, and whose turn it is. */
function drawTitle(context: CanvasRenderingContext2D, scene: ArtusScene, viewer: Seat): void {
  const { theme, view, words } = scene;
  const { artusPicture } = words;
  const names = scene.names.map((name) => shortened(name, NAME_LENGTH));
  const line = { size: LEAST, colour: theme.ink } as const;
  const { place, shared } = rankOf(view, viewer);
  const rank = hasLeader(view) ? artusPicture.rank(place, shared) : '';
  const score = view.players[viewer]?.score ?? 0;
  const standing = artusPicture.hand.standing(names[viewer] ?? '', score, rank);
  const name = view.toAct === null ? null : (names[view.toAct] ?? '');
  const turn = artusPicture.hand.turn(view, name);
  const widths = [standing, turn].map((text) => widthOf(text, LEAST));
  const share = shareOf(widths, RIGHT - REGISTER.x - 20 - TITLE_GAP);
  const [left, right] = widths.map((width) => Math.ceil(width * share));
  write(context, standing, REGISTER.x + 20, TITLE_Y, { ...line, maxWidth: left! });
  write(context, turn, RIGHT, TITLE_Y, { ...line, align: 'right', maxWidth: right! });
  context.fillStyle = theme.parchment.dark;
  context.fillRect(REGISTER.x + 18, TITLE_Y + 21, REGISTER.width - 36, 1.5);
}

/** One column per card, one row per player: which cards have been played and which are still to come. */
export function drawRegister(context: CanvasRenderingContext2D, scene: ArtusScene, viewer: Seat): void {
  const { theme, view } = scene;
  drawTitle(context, scene, viewer);
  drawKey(context, scene);
  const rowHeight = ROWS_HEIGHT / Math.max(3, view.players.length);
  const rowAt = (seat: number): number => FIRST_ROW + (seat + 0.5) * rowHeight;
  view.players.forEach((_, seat) => {
    shield(context, theme, seat, 38, REGISTER.x + 36, rowAt(seat));
  });
  let x = LEFT;
  for (const pile of pilesOf(view.variant)) {
    const cards = pileCards(pile);
    cards.forEach((card, i) => {
      columnSign(context, theme, card, x + (i + 0.5) * PITCH, HEAD_Y, i % 2 === 1);
    });
    view.players.forEach(({ played, hand = [] }, seat) => {
      statesOf(cards, played, hand).forEach((state, i) => {
        cell(context, theme, state, x + (i + 0.5) * PITCH, rowAt(seat));
      });
    });
    x += cards.length * PITCH + PILE_GAP;
  }
}
