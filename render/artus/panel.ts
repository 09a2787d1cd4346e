import type { CanvasRenderingContext2D } from 'canvas';
import type { PileId } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { crown } from '../parts/crown.ts';
import type { Rect } from '../parts/rect.ts';
import { type HalfOutline, roundedRect, rule, star, symmetric } from '../parts/shapes.ts';
import { shield } from '../parts/shield.ts';
import { stamp } from '../parts/stamp.ts';
import { layOutStory, writeStory } from '../parts/story.ts';
import { shortened, widthOf, write } from '../parts/text.ts';
import { turnMark } from '../parts/turnMark.ts';
import type { Theme } from '../themes/theme.ts';
import { type ArtusScene, hasLeader, LEAST, PANEL, pilesOf, rankOf, signed, tiles } from './sheet.ts';
import { eventWords } from './texts.ts';
import { yesNo } from './words.ts';

const LEAVES = 7;

function leaf(context: CanvasRenderingContext2D, theme: Theme, length: number): void {
  context.beginPath();
  context.moveTo(-length / 2, 0);
  context.quadraticCurveTo(0, -length * 0.42, length / 2, 0);
  context.quadraticCurveTo(0, length * 0.42, -length / 2, 0);
  context.closePath();
  context.fillStyle = theme.gold.mid;
  context.fill();
  context.strokeStyle = theme.gold.dark;
  context.lineWidth = 1.5;
  context.stroke();
}

/** A laurel wreath, open at the top, for whoever leads: two branches around (x, y). */
export function laurel(
  context: CanvasRenderingContext2D,
  theme: Theme,
  radius: number,
  x: number,
  y: number,
): void {
  const box = Math.ceil(radius * 2.7);
  stamp(context, `laurel ${theme.id} ${radius}`, box, box, x, y, (inner) => {
    for (const side of [-1, 1]) {
      for (let i = 0; i < LEAVES; i++) {
        const angle = Math.PI / 2 - side * (0.22 + (i / (LEAVES - 1)) * 2.1);
        for (const [aside, away] of [
          [0.55, 1.06],
          [-0.45, 0.93],
        ] as const) {
          inner.save();
          inner.translate(Math.cos(angle) * radius * away, Math.sin(angle) * radius * away);
          inner.rotate(angle - (side * Math.PI) / 2 + side * aside);
          leaf(inner, theme, radius * 0.36);
          inner.restore();
        }
      }
    }
  });
}

const MOST_PLAYERS = 4;

const PITCH = (PANEL.height - 14) / MOST_PLAYERS;

const MARGIN = 10;

const PLAQUE_HEIGHT = 238;

/** From one plaque's bottom to the next one's top. */
const PLAQUE_GAP = PITCH - PLAQUE_HEIGHT;

/** A player's plaque in the panel. */
export function plaqueAt(seat: Seat): Rect {
  const y = PANEL.y + 7 + PLAQUE_GAP / 2 + seat * PITCH;
  return { x: PANEL.x + MARGIN, y, width: PANEL.width - 2 * MARGIN, height: PLAQUE_HEIGHT };
}

/** The score, its rank and its tiles on a plaque. */
export function scoreAt(seat: Seat): Rect {
  const { x, y, width } = plaqueAt(seat);
  return { x: x + 108, y: y + 46, width: width - 112, height: 106 };
}

/** The numbers of cards on a plaque. */
export function cardsAt(seat: Seat): Rect {
  const { x, y, width } = plaqueAt(seat);
  return { x: x + 4, y: y + 158, width: width - 8, height: 74 };
}

const SIZE = 34;

const SMALL_SHIELD: HalfOutline = {
  start: [0, -8],
  segments: [
    [7, -8],
    [7, 0],
    [7, 5, 0, 9],
  ],
};

function card(context: CanvasRenderingContext2D, theme: Theme, x: number, turn: number, fill: string): void {
  context.save();
  context.rotate(turn);
  roundedRect(context, x - 10, -15, 20, 29, 3);
  context.fillStyle = fill;
  context.fill();
  context.strokeStyle = theme.ink;
  context.lineWidth = 1.5;
  context.stroke();
  context.restore();
}

/** The back of a pile's card, or a fan of cards for the hand, 34 pixels high. */
function pileIcon(
  context: CanvasRenderingContext2D,
  theme: Theme,
  kind: PileId | 'hand',
  x: number,
  y: number,
): void {
  stamp(context, `pile ${theme.id} ${kind}`, SIZE + 4, SIZE + 4, x, y, (inner) => {
    if (kind === 'hand') {
      card(inner, theme, -4, -0.3, theme.parchment.light);
      card(inner, theme, 3, 0.2, theme.parchment.light);
      return;
    }
    card(inner, theme, 0, 0, theme.ink);
    inner.fillStyle = theme.parchment.light;
    if (kind === 'king') crown(inner, 15, theme.parchment.light);
    else if (kind === 'knight') {
      inner.beginPath();
      symmetric(inner, SMALL_SHIELD);
      inner.fill();
    } else {
      star(inner, 9);
      inner.fill();
    }
  });
}

const RANK_SIGN_HEIGHT = 38;

/** The place in words, on gold for the first and on a plain plate for the others. Returns its right edge. */
export function rankSign(
  context: CanvasRenderingContext2D,
  theme: Theme,
  text: string,
  first: boolean,
  left: number,
  y: number,
): number {
  const width = widthOf(text, LEAST) + 14;
  roundedRect(context, left, y - RANK_SIGN_HEIGHT / 2, width, RANK_SIGN_HEIGHT, first ? 19 : 6);
  context.fillStyle = first ? theme.gold.mid : theme.parchment.mid;
  context.fill();
  context.strokeStyle = first ? theme.gold.dark : theme.softInk;
  context.lineWidth = first ? 3 : 1.5;
  context.stroke();
  const colour = first ? theme.engraving : theme.ink;
  write(context, text, left + width / 2, y, { size: LEAST, colour, align: 'centre' });
  return left + width;
}

/** A 50-point tile with its number: a gold plate with cut corners. `text` counts the tiles. */
export function drawScoreTiles(
  context: CanvasRenderingContext2D,
  theme: Theme,
  text: string,
  left: number,
  y: number,
): void {
  const width = widthOf(text, LEAST) + 14;
  const [top, bottom, cut] = [y - 19, y + 19, 8];
  context.beginPath();
  for (const [x, at] of [
    [left + cut, top],
    [left + width - cut, top],
    [left + width, top + cut],
    [left + width, bottom - cut],
    [left + width - cut, bottom],
    [left + cut, bottom],
    [left, bottom - cut],
    [left, top + cut],
  ] as const)
    context.lineTo(x, at);
  context.closePath();
  context.fillStyle = theme.gold.mid;
  context.fill();
  context.strokeStyle = theme.gold.dark;
  context.lineWidth = 1.5;
  context.stroke();
  write(context, text, left + width / 2, y, { size: LEAST, colour: theme.engraving, align: 'centre' });
}

const SECOND_COLUMN = 114;

const ICON = 26;

/** Between the columns. */
const GAP = 4;

/** Name, shield, score, rank and tiles of one player. */
function drawStanding(context: CanvasRenderingContext2D, scene: ArtusScene, seat: Seat): void {
  const { theme, view, names, say } = scene;
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
  const text = say('artus-picture-rank', { place, shared: yesNo(shared) });
  const end = rankSign(context, theme, text, leads, room.x + 4, y + 130);
  const count = tiles(score);
  if (count > 0) drawScoreTiles(context, theme, say('artus-picture-tiles', { count }), end + 4, y + 130);
}

/** How many cards are in hand and on each pile, in words. */
function drawCards(context: CanvasRenderingContext2D, scene: ArtusScene, seat: Seat): void {
  const { theme, view, say } = scene;
  const player = view.players[seat];
  if (player === undefined) return;
  const { x, y, width, height } = cardsAt(seat);
  const line = { size: LEAST, weight: 'normal', colour: theme.ink } as const;
  const [first, second] = [y + height * 0.27, y + height * 0.77];
  write(context, say('artus-picture-in-hand', { count: player.handSize }), x + 2, first, {
    ...line,
    maxWidth: SECOND_COLUMN - 2 - GAP,
  });
  pilesOf(view.variant).forEach((pile, i) => {
    const left = i === 1 ? x : x + SECOND_COLUMN;
    const end = i === 1 ? left + SECOND_COLUMN - GAP : x + width;
    const at = i === 0 ? first : second;
    pileIcon(context, theme, pile, left + 11, at);
    write(context, say('artus-picture-on-pile', { pile, count: player.piles[pile] }), left + ICON, at, {
      ...line,
      maxWidth: end - left - ICON,
    });
  });
}

function drawPlaque(context: CanvasRenderingContext2D, scene: ArtusScene, seat: Seat): void {
  if (scene.view.toAct === seat) turnMark(context, scene.theme, plaqueAt(seat), { reach: 18, down: 100 });
  drawStanding(context, scene, seat);
  drawCards(context, scene, seat);
}

const STORY_SIZES = { largest: 28, smallest: LEAST } as const;

const NAME_IN_STORY = 16;

/** What the strip below the table doesn't tell. */
const ONLY_HERE: ReadonlySet<string> = new Set(['drew', 'crowned', 'ended']);

/** What happened last, in the room below the plaques; where that's too little, only what's told nowhere else. */
function drawStory(context: CanvasRenderingContext2D, scene: ArtusScene, top: number): void {
  const { theme, say, events } = scene;
  const names = scene.names.map((name) => shortened(name, NAME_IN_STORY));
  const all = eventWords(scene, names);
  if (all.length === 0) return;
  const left = PANEL.x + 24;
  const width = PANEL.width - 48;
  const y = top + 38;
  const area = { x: left, y, width, height: PANEL.y + PANEL.height - 12 - y };
  const isWhole = layOutStory(all, area, { ...STORY_SIZES, earlier: null }).lines.length > 0;
  const few = { ...scene, events: events.filter(({ type }) => ONLY_HERE.has(type)) };
  const told = isWhole ? all : eventWords(few, names);
  if (told.length === 0) return;
  const heading = { size: 28, colour: theme.ink, maxWidth: width };
  write(context, say('artus-picture-last-turn'), left, top + 14, heading);
  writeStory(context, told, area, {
    colour: theme.ink,
    ...STORY_SIZES,
    runsOn: !isWhole,
    earlier: (sentences) => say('pictures-earlier', { sentences }),
  });
}

/** Players, scores, hands and piles. */
export function drawPanel(context: CanvasRenderingContext2D, scene: ArtusScene): void {
  const { players } = scene.view;
  players.forEach((_, seat) => {
    drawPlaque(context, scene, seat);
    const beside = [seat - 1, seat].includes(scene.view.toAct ?? -1);
    if (seat > 0 && !beside) rule(context, scene.theme, PANEL, plaqueAt(seat).y - PLAQUE_GAP / 2);
  });
  if (players.length === 4) return;
  const below = plaqueAt(players.length).y;
  if (scene.view.toAct !== players.length - 1) rule(context, scene.theme, PANEL, below - PLAQUE_GAP / 2);
  drawStory(context, scene, below + 2);
}
