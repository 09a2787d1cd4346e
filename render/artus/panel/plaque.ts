import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { shield } from '../../parts/shield.ts';
import { write } from '../../parts/text.ts';
import { turnMark } from '../../parts/turnMark.ts';
import { pilesOf } from '../cardIcons.ts';
import { signed, tiles } from '../reading.ts';
import type { ArtusScene } from '../scene.ts';
import { LEAST } from '../sheet.ts';
import { laurel } from './laurel.ts';
import { cardsAt, plaqueAt, scoreAt } from './layout.ts';
import { pileIcon } from './pileIcon.ts';
import { hasLeader, rankOf, rankSign } from './rank.ts';
import { drawScoreTiles } from './scoreTiles.ts';

const SECOND_COLUMN = 114;
const ICON = 26;
/** Between the columns. */
const GAP = 4;

/** Name, shield, score, rank and tiles of one player. */
function drawStanding(context: CanvasRenderingContext2D, scene: ArtusScene, seat: Seat): void {
  const { theme, view, names, words } = scene;
  const { x, y, width } = plaqueAt(seat);
  const score = view.players[seat]?.score ?? 0;
  const { place, shared } = rankOf(view, seat);
  const leads = place === 1 && hasLeader(view);
  write(context, names[seat] ?? '', x + width / 2, y + 27, {
    size: 28,
    minSize: LEAST,
    colour: theme.ink,
    align: 'centre',
    maxWidth: width - 20,
  });
  if (leads) laurel(context, theme, 46, x + 54, y + 102);
  shield(context, theme, seat, leads ? 72 : 84, x + 54, y + 100);
  const room = scoreAt(seat);
  write(context, signed(score, false), room.x + 4, y + 80, { size: 56, colour: theme.ink });
  if (!hasLeader(view)) return;
  const text = words.artusPicture.rank(place, shared);
  const end = rankSign(context, theme, text, leads, room.x + 4, y + 130);
  const count = tiles(score);
  if (count > 0) drawScoreTiles(context, theme, words.artusPicture.tiles(count), end + 4, y + 130);
}

/** How many cards are in hand and on each pile, in words. */
function drawCards(context: CanvasRenderingContext2D, scene: ArtusScene, seat: Seat): void {
  const { theme, view, words } = scene;
  const player = view.players[seat];
  if (player === undefined) return;
  const { x, y, width, height } = cardsAt(seat);
  const line = { size: LEAST, weight: 'normal', colour: theme.ink } as const;
  const [first, second] = [y + height * 0.27, y + height * 0.77];
  write(context, words.artusPicture.inHand(player.handSize), x + 2, first, {
    ...line,
    maxWidth: SECOND_COLUMN - 2 - GAP,
  });
  pilesOf(view.variant).forEach((pile, i) => {
    const left = i === 1 ? x : x + SECOND_COLUMN;
    const end = i === 1 ? left + SECOND_COLUMN - GAP : x + width;
    const at = i === 0 ? first : second;
    pileIcon(context, theme, pile, left + 11, at);
    write(context, words.artusPicture.onPile(pile, player.piles[pile]), left + ICON, at, {
      ...line,
      maxWidth: end - left - ICON,
    });
  });
}

export function drawPlaque(context: CanvasRenderingContext2D, scene: ArtusScene, seat: Seat): void {
  if (scene.view.toAct === seat) turnMark(context, scene.theme, plaqueAt(seat), { reach: 18, down: 100 });
  drawStanding(context, scene, seat);
  drawCards(context, scene, seat);
}
