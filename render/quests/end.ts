import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../src/games/game.ts';
import type { Backdrop, Painting } from '../painting.ts';
import { drawChart } from '../parts/chart.ts';
import { crown } from '../parts/crown.ts';
import { hall } from '../parts/hall.ts';
import { ALT_LIMIT, limited, TEXT_LIMIT } from '../parts/limit.ts';
import { parchment } from '../parts/parchment.ts';
import { shield } from '../parts/shield.ts';
import { write } from '../parts/text.ts';
import { inksOf, type Theme } from '../themes/theme.ts';
import { drawMedal } from './adventures.ts';
import { drawIcon } from './icons.ts';
import { grouped, sorted, sum, worthOf } from './reading.ts';
import type { QuestsScene } from './scene.ts';
import { ALT_NAME, shortNames, tableText } from './texts.ts';
import { drawTrophy } from './token.ts';

const SIZE = { width: 1200, height: 1000 } as const;
const MARGIN = 14;
const SHEET_WIDTH = SIZE.width - 2 * MARGIN;
const HEAD = 56;
const NAME = 176;
const ADVENTURES = 420;
const TROPHIES = 760;
const TOTAL = SIZE.width - 44;

const rowHeight = (players: number): number => (players > 3 ? 104 : 128);
const rankingHeight = (players: number): number => HEAD + rowHeight(players) * players + 16;

function endBackdrop(theme: Theme, players: number): Backdrop {
  const bottom = MARGIN + rankingHeight(players) + 12;
  return {
    key: `quests end ${theme.id} ${players}`,
    inks: inksOf(theme),
    draw: (context) => {
      hall(context, theme, SIZE);
      parchment(context, theme, { x: MARGIN, y: MARGIN, width: SHEET_WIDTH, height: rankingHeight(players) });
      parchment(context, theme, {
        x: MARGIN,
        y: bottom,
        width: SHEET_WIDTH,
        height: SIZE.height - MARGIN - bottom,
      });
    },
  };
}

interface Ranked {
  readonly seat: Seat;
  readonly place: number;
  readonly score: number;
  readonly knights: number;
  /** Values of the adventures taken. */
  readonly adventures: readonly number[];
  readonly trophies: number;
}

/** Best first; who has the same score and as many knights shares a place. */
function ranking({ view }: QuestsScene): Ranked[] {
  return view.players
    .map(({ score, knights, trophies }, seat) => ({
      seat,
      score,
      knights,
      place: view.places?.[seat] ?? 1 + view.players.filter((other) => other.score > score).length,
      adventures: view.adventures.filter(({ taken }) => taken?.seat === seat).map(({ value }) => value),
      trophies: worthOf(trophies),
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

function drawRank(context: CanvasRenderingContext2D, scene: QuestsScene, rank: Ranked, top: number): void {
  const { theme, view, names, words } = scene;
  const ink = { colour: theme.ink };
  const y = top + rowHeight(view.players.length) / 2;
  context.fillStyle = theme.parchment.dark;
  context.fillRect(MARGIN + 22, top - 0.75, SHEET_WIDTH - 44, 1.5);
  write(context, words.questsPicture.place(rank.place), MARGIN + 28, y, { ...ink, size: 36 });
  shield(context, theme, rank.seat, 78, MARGIN + 110, y);
  if (rank.place === 1) {
    context.save();
    context.translate(NAME + 20, y - 28);
    crown(context, 40, theme.gold.dark);
    context.restore();
  }
  write(context, names[rank.seat] ?? '', NAME, rank.place === 1 ? y + 12 : y, {
    ...ink,
    size: 28,
    minSize: 20,
    maxWidth: ADVENTURES - NAME - 20,
  });
  const perLine = 5;
  const radius = rank.adventures.length > perLine ? 21 : 25;
  const lines = Math.ceil(rank.adventures.length / perLine);
  rank.adventures.forEach((value, i) => {
    const line = Math.floor(i / perLine);
    const x = ADVENTURES + 78 + radius + (i % perLine) * (radius * 2 + 3);
    drawMedal(context, theme, value, radius, x, y + (line - (lines - 1) / 2) * (radius * 2 + 3));
  });
  write(context, String(sum(rank.adventures)), ADVENTURES + 66, y, { ...ink, size: 32, align: 'right' });

  const cards = sorted(view.players[rank.seat]?.trophies ?? []);
  const size = 34;
  const columns = 4;
  const shown = cards.length > columns * 2 ? grouped(cards).map(({ card }) => card) : cards;
  const rows = Math.ceil(shown.length / columns);
  const pitch = rows > 2 ? 26 : 40;
  shown.forEach((card, i) => {
    const at = y + (Math.floor(i / columns) - (rows - 1) / 2) * pitch;
    drawTrophy(context, theme, card, rows > 2 ? 24 : size, TROPHIES + 64 + 16 + (i % columns) * 38, at);
  });
  write(context, String(rank.trophies), TROPHIES + 52, y, { ...ink, size: 32, align: 'right' });
  drawIcon(context, theme, 'knights', 40, 1012, y);
  write(context, String(rank.knights), 1034, y, { ...ink, size: 28 });
  write(context, String(rank.score), TOTAL, y, { ...ink, size: 54, align: 'right' });
}

function drawEnd(context: CanvasRenderingContext2D, scene: QuestsScene): void {
  const { theme, view, words } = scene;
  const texts = words.questsPicture;
  const players = view.players.length;
  const y = MARGIN + 32;
  const reason = view.end === null ? '' : texts.ended[view.end];
  write(context, texts.over, MARGIN + 28, y, { size: 28, colour: theme.ink, maxWidth: 360 });
  const head = { size: 20, colour: theme.softInk };
  write(context, texts.end.adventures, ADVENTURES + 22, y, head);
  write(context, texts.end.trophies, TROPHIES + 10, y, head);
  write(context, texts.end.knights, 990, y, head);
  write(context, texts.end.points, TOTAL, y, { ...head, align: 'right' });
  ranking(scene).forEach((rank, i) => {
    drawRank(context, scene, rank, MARGIN + HEAD + i * rowHeight(players));
  });
  const top = MARGIN + rankingHeight(players) + 12;
  write(context, texts.end.scoresByTurn, MARGIN + 28, top + 32, { size: 26, colour: theme.ink });
  write(context, reason, TOTAL + 12, top + 32, {
    size: 22,
    weight: 'normal',
    colour: theme.softInk,
    align: 'right',
    maxWidth: 700,
  });
  drawChart(context, theme, view.scoresByTurn, {
    x: MARGIN + 16,
    y: top + 72,
    width: SHEET_WIDTH - 44,
    height: SIZE.height - MARGIN - 34 - (top + 72),
  });
}

/** Scores after some of the turns, evenly spread, the last one among them. */
function courseLines({ view }: QuestsScene): string[] {
  const { scoresByTurn } = view;
  const step = Math.max(1, Math.ceil(scoresByTurn.length / 10));
  return scoresByTurn.flatMap((scores, i) =>
    (scoresByTurn.length - 1 - i) % step === 0 ? [`${i + 1}: ${scores.join(' ')}`] : [],
  );
}

export function endPainting(scene: QuestsScene): Painting {
  const { theme, words, view } = scene;
  const { alt, text } = words.questsPicture;
  const names = shortNames(scene, ALT_NAME);
  const ranks = ranking(scene);
  const winners = ranks.filter(({ place }) => place === 1).map(({ seat }) => names[seat] ?? '');
  const told = (word: typeof alt.rank) =>
    ranks.map(({ place, seat, score, adventures, trophies, knights }) =>
      word(place, names[seat] ?? '', score, sum(adventures), trophies, knights),
    );
  return {
    ...SIZE,
    backdrop: endBackdrop(theme, view.players.length),
    draw: (context) => drawEnd(context, scene),
    alt: limited(
      [
        ...(view.end === null ? [] : [alt.over(view.variant, view.end)]),
        alt.winners(words.quests.list(winners), winners.length > 1),
        `${told(alt.rank).join('; ')}.`,
      ],
      ' ',
      ALT_LIMIT,
    ),
    text: limited(
      [...told(text.rank), tableText(scene), text.byTurn, ...courseLines(scene)],
      '\n',
      TEXT_LIMIT,
    ),
  };
}
