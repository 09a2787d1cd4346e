import type { Seat } from '../../src/games/game.ts';
import { shield } from '../parts/heraldry.ts';
import { type Rect, sumOf } from '../parts/shapes.ts';
import { evenSize, signed, wrap } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { shortNames } from '../scene.ts';
import { writeName } from './sections.ts';
import { type ArtusScene, LEAST } from './sheet.ts';
import { pointsFrom, type Source, sourcesOf, worstFall } from './sources.ts';
import { headOf } from './words.ts';

const HEAD = 76;

const HEAD_LINE = 28;

const ROW = 74;

/** From the left edge: arms and a name, then the columns of sources. */
const NAME = { shield: 30, x: 62, width: 150 } as const;

const SOURCES = { x: 214, width: 575 } as const;

/** How wide the columns are beside each other: their headings are one or two words. */
const SHARES: Readonly<Record<Source, number>> = {
  knights: 1,
  princes: 1,
  rings: 0.8,
  scoring: 1,
  penalties: 1.2,
};

/** The right edge of the sums, and the left one of the worst rounds. */
const SUM = 890;

const FALL = { x: 914, line: 31, most: 30 } as const;

export const breakdownHeight = (players: number): number => HEAD + players * ROW + 12;

/** The round that cost a player most and its card, in two lines, or none. */
function fallLines({ say, view }: ArtusScene, seat: Seat): readonly string[] {
  const fall = worstFall(view, seat);
  if (fall === null) return [];
  const { round, points, card, cost } = fall;
  return [
    say('artus-picture-end-fall', { round, points: signed(points) }),
    say('artus-picture-end-card', { card: headOf(card), points: signed(cost) }),
  ];
}

/** What each player's points come from and which round cost them most, the best player first. */
export function drawBreakdown(pen: Pen, scene: ArtusScene, seats: readonly Seat[], area: Rect): void {
  const { say, view, names } = scene;
  const { theme } = pen;
  const left = area.x + 22;
  const right = area.x + area.width - 22;
  const sources = sourcesOf(view);
  const unit = SOURCES.width / sumOf(sources.map((source) => SHARES[source]));
  const pitchOf = (source: Source) => SHARES[source] * unit;
  const columnAt = (i: number) => left + SOURCES.x + sumOf(sources.slice(0, i + 1).map(pitchOf)) - 14;
  const heading = (text: string, x: number, room: number, align: 'left' | 'right') => {
    const lines = wrap(text, LEAST, room, 2, 'bold');
    pen.writeLines(lines, x, area.y + HEAD - 22 - (lines.length - 1) * HEAD_LINE, HEAD_LINE, {
      ...{ size: LEAST, colour: theme.softInk, align, maxWidth: room },
    });
  };
  sources.forEach((source, i) => {
    heading(say('artus-picture-end-source', { source }), columnAt(i), pitchOf(source) - 12, 'right');
  });
  heading(
    say('artus-picture-end-source', { source: 'total' }),
    left + SUM,
    SUM - SOURCES.x - SOURCES.width,
    'right',
  );
  const fallRoom = right - left - FALL.x;
  heading(say('artus-picture-end-worst'), left + FALL.x, fallRoom, 'left');
  const falls = seats.map((seat) => fallLines(scene, seat));
  const fallRooms = falls.flat().map((text) => ({ text, room: fallRoom }));
  const fallSize = evenSize(fallRooms, LEAST, FALL.most);
  seats.forEach((seat, at) => {
    const top = area.y + HEAD + at * ROW;
    const y = top + ROW / 2;
    const player = view.players[seat]!;
    const number = { size: 32, colour: theme.ink, align: 'right' } as const;
    if (seat === view.viewer) pen.fillRect(left - 8, top, right - left + 16, ROW, theme.parchment.mid);
    pen.fillRect(left, top - 0.75, right - left, 1.5, theme.parchment.dark);
    shield(pen, seat, 54, left + NAME.shield, y);
    const line = { size: 28, colour: theme.ink, maxWidth: NAME.width };
    writeName(pen, names[seat] ?? '', left + NAME.x, y, line);
    sources.forEach((source, i) => {
      const points = pointsFrom(player, source);
      pen.write(signed(points), columnAt(i), y, {
        ...number,
        colour: points < 0 ? theme.red.fill : points > 0 ? theme.green.fill : theme.softInk,
      });
    });
    pen.write(`= ${signed(player.score, false)}`, left + SUM, y, number);
    pen.writeLines(falls[at]!, left + FALL.x, y - FALL.line / 2, FALL.line, {
      ...{ size: fallSize, colour: theme.ink, maxWidth: fallRoom },
    });
  });
}

/** The maximum length of a name in these lines, in UTF-16 code units. */
const NAME_LENGTH = 14;

/** The same in a line for each player. */
export function breakdownWords(scene: ArtusScene, seats: readonly Seat[]): string[] {
  const { say, view } = scene;
  const names = shortNames(scene, NAME_LENGTH);
  return seats.map((seat) => {
    const player = view.players[seat]!;
    const fall = worstFall(view, seat);
    return say('artus-picture-end-line', {
      name: names[seat] ?? '',
      sources: sourcesOf(view)
        .map((source) => say('artus-picture-end-from', { source, points: pointsFrom(player, source) }))
        .join(say('artus-picture-comma')),
      round: fall?.round ?? 0,
      points: fall?.points ?? 0,
    });
  });
}
