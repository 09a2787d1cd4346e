import {
  cardRow,
  type Extreme,
  extremeTurn,
  pointSources,
  pointsFrom,
  type Source,
} from '../../src/games/artus/reading.ts';
import type { CardId } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { cardHead } from '../../src/telling/artus/sentences.ts';
import { shortNames } from '../../src/telling/scene.ts';
import { signed } from '../../src/telling/text.ts';
import { shield } from '../parts/heraldry.ts';
import { addUp, type Rect } from '../parts/shapes.ts';
import { evenSize, wrap } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { writeName } from './sections.ts';
import { type ArtusScene, LEAST } from './sheet.ts';

const HEAD = 76;

const HEAD_LINE = 28;

const ROW = 92;

/** From the left edge: arms and a name, then the columns of sources. */
const NAME = { shield: 28, x: 58, width: 132 } as const;

const SOURCES = { x: 182, width: 534 } as const;

/** How wide the columns are beside each other: their headings are one or two words. */
const SHARES: Readonly<Record<Source, number>> = {
  knights: 1.03,
  princes: 0.98,
  rings: 0.9,
  scoring: 1.06,
  penalties: 1.3,
};

/** The right edge of the sums, and from there the columns of turns. */
const SUM = 794;

const TURNS = { x: 808, pitch: 167, room: 150, most: 30 } as const;

/** From one of their lines to the next, by the number of them. */
const LINE: Readonly<Record<number, number>> = { 2: 31, 3: 26 };

const EXTREMES: readonly Extreme[] = ['best', 'worst'];

export const breakdownHeight = (players: number): number => HEAD + players * ROW + 12;

/** What a card is called in a few letters: King cards by what they do. */
function deedOf(card: CardId) {
  const head = cardHead(card);
  if (head !== 'king') return head;
  return cardRow(card).ring ? 'ring' : 'prince';
}

const deedWords = (t: ArtusScene['t'], cards: readonly CardId[]): string[] =>
  cards.map((card) => t('artus-picture-title', { card: deedOf(card) }));

/** The turn that did most for or against a player, and each of its cards in a line below. */
function turnLines({ t, view }: ArtusScene, seat: Seat, extreme: Extreme): readonly string[] {
  const { round, points, cards } = extremeTurn(view, seat, extreme);
  return [t('artus-picture-end-turn', { round, points: signed(points) }), ...deedWords(t, cards)];
}

/** Draws what each player's points come from and their best and worst turns, the best player first. */
export function drawBreakdown(pen: Pen, scene: ArtusScene, seats: readonly Seat[], area: Rect): void {
  const { t, view, names } = scene;
  const { theme } = pen;
  const left = area.x + 22;
  const right = area.x + area.width - 22;
  const sources = pointSources(view);
  const unit = SOURCES.width / addUp(sources.map((source) => SHARES[source]));
  const pitchOf = (source: Source) => SHARES[source] * unit;
  const columnAt = (i: number) => left + SOURCES.x + addUp(sources.slice(0, i + 1).map(pitchOf)) - 14;
  const heading = (text: string, x: number, room: number, align: 'left' | 'right') => {
    const lines = wrap(text, LEAST, room, 2, 'bold');
    pen.writeLines(lines, x, area.y + HEAD - 22 - (lines.length - 1) * HEAD_LINE, HEAD_LINE, {
      ...{ size: LEAST, colour: theme.softInk, align, maxWidth: room },
    });
  };
  sources.forEach((source, i) => {
    heading(t('artus-picture-end-source', { source }), columnAt(i), pitchOf(source) - 12, 'right');
  });
  heading(
    t('artus-picture-end-source', { source: 'total' }),
    left + SUM,
    SUM - SOURCES.x - SOURCES.width,
    'right',
  );
  const turnsAt = (i: number) => left + TURNS.x + i * TURNS.pitch;
  EXTREMES.forEach((extreme, i) => {
    heading(t('artus-picture-end-extreme', { extreme }), turnsAt(i), TURNS.room, 'left');
  });
  const turns = seats.map((seat) => EXTREMES.map((extreme) => turnLines(scene, seat, extreme)));
  const told = turns.flat(2).map((text) => ({ text, room: TURNS.room }));
  const turnSize = evenSize(told, LEAST, TURNS.most);
  seats.forEach((seat, at) => {
    const top = area.y + HEAD + at * ROW;
    const y = top + ROW / 2;
    const player = view.players[seat]!;
    const number = { size: 32, colour: theme.ink, align: 'right' } as const;
    if (seat === view.viewer)
      pen
        .roundedRect(left - 10, top + 3, right - left + 20, ROW - 6, 10)
        .fill(theme.parchment.mid)
        .stroke(theme.gold.dark, 4);
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
    pen.write(signed(player.score, false), left + SUM, y, number);
    turns[at]!.forEach((lines, i) => {
      const pitch = LINE[lines.length]!;
      pen.writeLines(lines, turnsAt(i), y - ((lines.length - 1) * pitch) / 2, pitch, {
        ...{ size: turnSize, colour: theme.ink, maxWidth: TURNS.room },
      });
    });
  });
  const between = turnsAt(1) - (TURNS.pitch - TURNS.room) / 2;
  pen.fillRect(between, area.y + 24, 1.5, area.height - 40, theme.parchment.dark);
}

/** The maximum length of a name in these lines, in UTF-16 code units. */
const NAME_LENGTH = 14;

/** The same in a line for each player. */
export function breakdownLines(scene: ArtusScene, seats: readonly Seat[]): string[] {
  const { t, view } = scene;
  const names = shortNames(scene, NAME_LENGTH);
  return seats.map((seat) => {
    const player = view.players[seat]!;
    return t('artus-picture-end-line', {
      name: names[seat] ?? '',
      sources: pointSources(view)
        .map((source) => t('artus-picture-end-from', { source, points: pointsFrom(player, source) }))
        .join(t('artus-picture-comma')),
      turns: EXTREMES.map((extreme) => {
        const { round, points, cards } = extremeTurn(view, seat, extreme);
        const names = deedWords(t, cards);
        return t('artus-picture-end-extreme-turn', {
          ...{ extreme, round, points, cards: t('artus-list', { names }) },
        });
      }).join(t('artus-picture-semicolon')),
    });
  });
}
