import type { Seat } from '../../src/games/game.ts';
import type { AdventureView } from '../../src/games/quests/types.ts';
import type { Backdrop, Painting } from '../painting.ts';
import { drawChart } from '../parts/chart.ts';
import { crown, shield } from '../parts/heraldry.ts';
import { shareOf, sumOf } from '../parts/shapes.ts';
import { hall, parchment } from '../parts/surfaces.ts';
import { altOf, textOf, widthOf } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { shortNames } from '../scene.ts';
import type { Theme } from '../themes/theme.ts';
import { drawIcon } from './cards/icons.ts';
import { drawChips, drawTrophies, layOutChips, layOutTrophies } from './plaque.ts';
import { worthOf } from './reading.ts';
import type { QuestsScene } from './sheet.ts';
import { questsInks } from './table.ts';
import { ALT_NAME, tableText } from './texts.ts';

const SIZE = { width: 1200, height: 1150 } as const;

const MARGIN = 14;

const SHEET_WIDTH = SIZE.width - 2 * MARGIN;

const HEAD_HEIGHT = 60;

const NAME_X = 188;

const ADVENTURES_X = 400;

const ADVENTURES_WIDTH = 370;

const TROPHIES_X = 786;

const TROPHIES_WIDTH = 196;

const KNIGHTS_X = 984;

const TOTAL_X = 1164;

const rowHeight = (players: number): number => [230, 230, 230, 180, 140, 130][players] ?? 130;

const rankingHeight = (players: number): number => HEAD_HEIGHT + rowHeight(players) * players + 16;

interface Ranked {
  readonly seat: Seat;
  readonly place: number;
  readonly score: number;
  readonly knights: number;
  /** Whether somebody with the same points is behind for having fewer knights. */
  readonly breaksTie: boolean;
  /** Those the player has taken. */
  readonly adventures: readonly AdventureView[];
  readonly trophies: number;
}

/** Best first; players with the same score and the same number of knights share a place. */
function ranking({ view }: QuestsScene): Ranked[] {
  const { players } = view;
  const places =
    view.places ?? players.map(({ score }) => 1 + players.filter((other) => other.score > score).length);
  const placeOf = (seat: Seat) => places[seat] ?? 1;
  return players
    .map(({ score, knights, trophies }, seat) => ({
      seat,
      score,
      knights,
      place: placeOf(seat),
      breaksTie: players.some((other, at) => other.score === score && placeOf(at) > placeOf(seat)),
      adventures: view.adventures.filter(({ taken }) => taken?.seat === seat),
      trophies: worthOf(trophies),
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

const TEXT = 26;

const LINE = 36;

const TOKEN = 36;

/** The adventures taken by name, or by points alone if they wouldn't fit, and their sum. */
function drawAdventures(
  pen: Pen,
  { say }: QuestsScene,
  adventures: readonly AdventureView[],
  y: number,
  height: number,
): void {
  const layOut = (nameOf: (adventure: AdventureView) => string) =>
    layOutChips(adventures, nameOf, TEXT, ADVENTURES_WIDTH);
  const named = layOut(({ id }) => say('quests-adventure', { adventure: id }));
  const chips = named.lines * LINE > height ? layOut(() => '') : named;
  drawChips(pen, chips, ADVENTURES_X, y - ((chips.lines - 1) / 2) * LINE, LINE);
  if (chips.lines === 0) pen.write('0', ADVENTURES_X + 6, y, { size: 32, colour: pen.theme.ink });
}

function drawRank(pen: Pen, scene: QuestsScene, rank: Ranked, top: number): void {
  const { theme } = pen;
  const { view, names, say } = scene;
  const ink = { colour: theme.ink };
  const height = rowHeight(view.players.length);
  const y = top + height / 2;
  pen.fillRect(MARGIN + 22, top - 0.75, SHEET_WIDTH - 44, 1.5, theme.parchment.dark);
  pen.write(say('quests-picture-place', { place: rank.place }), MARGIN + 26, y, {
    ...ink,
    size: 34,
    maxWidth: 62,
  });
  shield(pen, rank.seat, 78, MARGIN + 126, y);
  const won = rank.place === 1;
  if (won) {
    pen.at(NAME_X + 24, y - 28, () => crown(pen, 46, theme.gold.dark));
  }
  const name = { ...ink, size: 30, minSize: 26, maxWidth: ADVENTURES_X - NAME_X - 8 };
  pen.write(names[rank.seat] ?? '', NAME_X, won ? y + 14 : y, name);
  drawAdventures(pen, scene, rank.adventures, y, height);
  const trophies = layOutTrophies(view.players[rank.seat]?.trophies ?? [], TOKEN, TROPHIES_WIDTH);
  const first = y - ((trophies.lines - 1) / 2) * LINE;
  if (trophies.lines === 0) pen.write('0', TROPHIES_X + 6, y, { ...ink, size: 32 });
  else drawTrophies(pen, trophies, TROPHIES_X, first, LINE);
  drawIcon(pen, 'knights', 42, KNIGHTS_X + 22, y);
  pen.write(String(rank.knights), KNIGHTS_X + 46, y, { ...ink, size: 30 });
  if (rank.breaksTie) {
    const room = { colour: theme.softInk, maxWidth: TOTAL_X - KNIGHTS_X };
    pen.write(say('quests-picture-end-tie'), KNIGHTS_X, y + 43, { ...room, size: TEXT, weight: 'normal' });
  }
  pen.write(String(rank.score), TOTAL_X, y, { ...ink, size: 54, align: 'right' });
}

function endBackdrop(theme: Theme, players: number): Backdrop {
  const bottom = MARGIN + rankingHeight(players) + 12;
  return {
    key: `quests end ${theme.id} ${players}`,
    theme,
    inks: questsInks(theme),
    draw: (pen) => {
      hall(pen, SIZE);
      parchment(pen, { x: MARGIN, y: MARGIN, width: SHEET_WIDTH, height: rankingHeight(players) });
      parchment(pen, { x: MARGIN, y: bottom, width: SHEET_WIDTH, height: SIZE.height - MARGIN - bottom });
    },
  };
}

function drawEnd(pen: Pen, scene: QuestsScene): void {
  const { theme } = pen;
  const { view, say } = scene;
  const players = view.players.length;
  const y = MARGIN + 32;
  const reason = view.end === null ? '' : say('quests-picture-ended', { reason: view.end });
  pen.write(say('quests-picture-over'), MARGIN + 26, y, { size: 34, colour: theme.ink, maxWidth: 360 });
  const head = { size: 26, colour: theme.softInk };
  pen.write(say('quests-picture-end-adventures'), ADVENTURES_X, y, { ...head, maxWidth: ADVENTURES_WIDTH });
  pen.write(say('quests-picture-end-trophies'), TROPHIES_X, y, { ...head, maxWidth: TROPHIES_WIDTH - 10 });
  const last = [say('quests-picture-end-knights'), say('quests-picture-end-points')] as const;
  const widths = last.map((text) => widthOf(text, head.size));
  const share = shareOf(widths, TOTAL_X - KNIGHTS_X - 6);
  const [knights, points] = widths.map((width) => Math.ceil(width * share));
  pen.write(last[0], KNIGHTS_X, y, { ...head, maxWidth: knights! });
  pen.write(last[1], TOTAL_X, y, { ...head, align: 'right', maxWidth: points! });
  ranking(scene).forEach((rank, i) => {
    drawRank(pen, scene, rank, MARGIN + HEAD_HEIGHT + i * rowHeight(players));
  });
  const top = MARGIN + rankingHeight(players) + 12;
  const title = pen.write(say('quests-picture-end-scores-by-turn'), MARGIN + 28, top + 32, {
    size: 28,
    colour: theme.ink,
    maxWidth: 440,
  });
  pen.write(reason, TOTAL_X, top + 32, {
    size: 26,
    weight: 'normal',
    colour: theme.softInk,
    align: 'right',
    maxWidth: Math.min(700, TOTAL_X - MARGIN - 28 - title - 30),
  });
  drawChart(pen, view.scoresByTurn, {
    x: MARGIN + 16,
    y: top + 78,
    width: SHEET_WIDTH - 44,
    height: SIZE.height - MARGIN - 34 - (top + 78),
  });
}

/** Who's ahead of whom with the same points, and why: a sentence each, best first. `names` by seat. */
function tieWords({ say }: QuestsScene, ranks: readonly Ranked[], names: readonly string[]): string[] {
  const places = [...new Set(ranks.map(({ place }) => place))].map((place) =>
    ranks.filter((rank) => rank.place === place),
  );
  const named = (group: readonly Ranked[]) => group.map(({ seat }) => names[seat] ?? '');
  return places.flatMap((ahead, i) => {
    const [first] = ahead;
    const behind = places[i + 1] ?? [];
    const [next] = behind;
    if (first === undefined || next === undefined || first.score !== next.score) return [];
    return [
      say('quests-picture-tie', {
        names: named(ahead),
        count: ahead.length,
        others: named(behind),
        cards: first.knights,
        fewer: next.knights,
      }),
    ];
  });
}

/** Scores after evenly spaced turns, including the last. */
function courseLines({ view, say }: QuestsScene): string[] {
  const { scoresByTurn } = view;
  const step = Math.max(1, Math.ceil(scoresByTurn.length / 10));
  return scoresByTurn.flatMap((scores, i) =>
    (scoresByTurn.length - 1 - i) % step === 0
      ? [say('language-colon', { head: String(i + 1), text: scores.join(' ') })]
      : [],
  );
}

export function endPainting(scene: QuestsScene): Painting {
  const { theme, say, view } = scene;
  const names = shortNames(scene, ALT_NAME);
  const ranks = ranking(scene);
  const winners = ranks.filter(({ place }) => place === 1).map(({ seat }) => names[seat] ?? '');
  const ties = tieWords(scene, ranks, names);
  const told = (id: 'quests-picture-alt-rank' | 'quests-picture-text-rank') =>
    ranks.map(({ place, seat, score, adventures, trophies, knights }) =>
      say(id, {
        place,
        name: names[seat] ?? '',
        points: score,
        adventures: sumOf(adventures.map(({ value }) => value)),
        adversaries: trophies,
        knights,
      }),
    );
  return {
    ...SIZE,
    backdrop: endBackdrop(theme, view.players.length),
    draw: (pen) => drawEnd(pen, scene),
    alt: altOf([
      ...(view.end === null
        ? []
        : [say('quests-picture-alt-over', { variant: view.variant, reason: view.end })]),
      say('quests-picture-alt-winners', {
        names: say('quests-list', { items: winners }),
        shared: winners.length > 1 ? 'yes' : 'no',
      }),
      ...ties,
      say('quests-picture-alt-ranks', {
        ranks: told('quests-picture-alt-rank').join(say('quests-semicolon')),
      }),
    ]),
    text: textOf([
      ...told('quests-picture-text-rank'),
      ...ties,
      tableText(scene),
      say('quests-picture-text-by-turn'),
      ...courseLines(scene),
    ]),
  };
}
