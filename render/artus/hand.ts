import { CARDS, type Place, spaceAt } from '../../src/games/artus/data.ts';
import type { ArtusView, CardId, Variant } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import type { Spots } from '../painter.ts';
import { inThemes, type Painting } from '../painting.ts';
import { shield } from '../parts/heraldry.ts';
import { type Rect, shareOf, star, sumOf } from '../parts/shapes.ts';
import { hall, parchment } from '../parts/surfaces.ts';
import { altOf, shortened, textOf, widthOf } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { shortNames } from '../scene.ts';
import { CARD, drawCard, spaceOutline } from './cards.ts';
import { fingerRing, plate } from './figures.ts';
import {
  type ArtusScene,
  cardRow,
  hasLeader,
  knightsOf,
  LEAST,
  onCarpet,
  pileCards,
  pilesOf,
  rankOf,
  type Standing,
  shortSign,
} from './sheet.ts';
import { playedLine } from './texts.ts';
import { cardName, cardNowWords, phaseWords, standingWords, taskOf, yesNo } from './words.ts';

/** Size of the hand pictures, in pixels. */
const HAND_SIZE = { width: 1200, height: 764 } as const;

/** The parchment below the cards, with the cards that everyone has played. */
const REGISTER: Rect = { x: 14, y: 424, width: 1172, height: 326 };

const GAP = 9;

const TOP = 14;

/** The places of so many cards, from left to right. */
function cardPlaces(count: number): Rect[] {
  const pitch = Math.min(CARD.width + GAP, (HAND_SIZE.width - CARD.width - 24) / Math.max(1, count - 1));
  const first = (HAND_SIZE.width - pitch * (count - 1) - CARD.width) / 2;
  return Array.from({ length: count }, (_, i) => ({ x: first + i * pitch, y: TOP, ...CARD }));
}

const places: ReadonlyMap<CardId, number> = new Map(CARDS.map(({ id }, i) => [id, i]));

/** A hand by pile and then by range, as in the rules. */
export function sortedHand(cards: readonly CardId[]): CardId[] {
  return [...cards].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

/** The lower line of a column's head: round for silver, with corners for bronze, or both. */
function metals(pen: Pen, card: CardId, middle: number, y: number): void {
  const { movePrince, ring } = cardRow(card);
  const shown = movePrince?.metals ?? ring ?? [];
  shown.forEach((metal, i) => {
    pen.at(middle + (i - (shown.length - 1) / 2) * 20, y, () => {
      plate(pen, metal, 9);
      pen.fill(pen.theme[metal].light).stroke(pen.theme.engraving, 2);
    });
  });
}

/** Small spaces of the wanted colours or a piece of carpet. */
function columnSignPlaces(pen: Pen, card: CardId, y: number): void {
  const { scoring } = cardRow(card);
  if (scoring?.of !== 'chosen') return;
  const pitch = scoring.places.length > 2 ? 14 : 19;
  scoring.places.forEach((place, i) => {
    const x = (i - (scoring.places.length - 1) / 2) * pitch;
    const field = place === 'carpet' ? pen.theme.carpet : pen.theme[place];
    spaceOutline(pen, place, x, y - 12, pitch - 2, 24);
    pen.fill(field.fill).stroke(place === 'carpet' ? field.edge : pen.theme.engraving, 1.5);
  });
}

/**
 * What stands for a card in the head of its column, two lines high. Ranges that have nothing else to say stand on the
 * lower line if asked for, so that two of them don't run together.
 */
function columnSign(pen: Pen, card: CardId, x: number, y: number, lower: boolean): void {
  const { moveKnight, movePrince, ring, scoring } = cardRow(card);
  pen.at(x, y, () => {
    if (scoring?.of === 'chosen') columnSignPlaces(pen, card, 0);
    else if (scoring?.of === 'best') {
      star(pen, 17);
      pen.fill(pen.theme.gold.mid).stroke(pen.theme.engraving, 2);
    } else if (scoring === undefined && ring !== undefined) {
      pen.context.translate(0, -14);
      fingerRing(pen, 14);
      pen.context.translate(0, 30);
      metals(pen, card, 0, 0);
    } else {
      const line = { size: LEAST, weight: 'normal', colour: pen.theme.ink, align: 'centre' } as const;
      const range = moveKnight ?? movePrince;
      pen.write(
        shortSign(card).replace('±', ''),
        0,
        range === undefined ? 0 : lower && moveKnight !== undefined ? 15 : -14,
        line,
      );
      const aside = range?.both && movePrince !== undefined ? 9 : 0;
      if (movePrince !== undefined) metals(pen, card, -aside, 16);
      if (range?.both) pen.write('±', aside * 1.8, 15, { ...line, weight: 'bold' });
    }
  });
}

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

type CardState = 'played' | 'held' | 'left';

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
function cell(pen: Pen, state: CardState, x: number, y: number): void {
  const { theme } = pen;
  pen.stamp(`register ${state}`, 34, 34, x, y, (inner) => {
    const { context } = inner;
    inner.roundedRect(-13, -13, 26, 26, 5);
    inner
      .fill(state === 'played' ? theme.ink : theme.parchment.light)
      .stroke(state === 'left' ? theme.softInk : theme.ink, 2);
    context.beginPath();
    if (state === 'played') {
      context.moveTo(-7, 0);
      context.lineTo(-2, 6);
      context.lineTo(8, -6);
      inner.stroke(theme.parchment.light, 3.5);
    } else if (state === 'held') {
      context.arc(0, 0, 7, 0, Math.PI * 2);
      inner.fill(theme.ink);
    }
  });
}

function drawKey(pen: Pen, { say }: ArtusScene): void {
  const line = { size: LEAST, colour: pen.theme.ink } as const;
  const shown = ['played', 'held', 'left'] as const;
  const head = widthOf(say('artus-picture-hand-heading'), LEAST);
  const told = shown.map((state) => widthOf(say(`artus-picture-hand-${state}`), LEAST, 'normal'));
  const share = shareOf([head, ...told], RIGHT - REGISTER.x - 20 - 36 - shown.length * 66);
  let x = REGISTER.x + 20;
  x +=
    pen.write(say('artus-picture-hand-heading'), x, KEY_Y, { ...line, maxWidth: Math.ceil(head * share) }) +
    36;
  shown.forEach((state, i) => {
    cell(pen, state, x + 14, KEY_Y);
    x += 36;
    const maxWidth = Math.ceil(told[i]! * share);
    x +=
      pen.write(say(`artus-picture-hand-${state}`), x, KEY_Y, { ...line, weight: 'normal', maxWidth }) + 30;
  });
}

/** Whose hand it is and how they stand; the round, and whose turn it is. */
function drawTitle(pen: Pen, scene: ArtusScene, viewer: Seat): void {
  const { view, say } = scene;
  const names = scene.names.map((name) => shortened(name, NAME_LENGTH));
  const line = { size: LEAST, colour: pen.theme.ink } as const;
  const { place, shared } = rankOf(view, viewer);
  const rank = hasLeader(view) ? say('artus-picture-rank', { place, shared: yesNo(shared) }) : '';
  const score = view.players[viewer]?.score ?? 0;
  const standing = standingWords(say, names[viewer] ?? '', score, rank);
  const name = view.toAct === null ? null : (names[view.toAct] ?? '');
  const turn =
    name === null
      ? phaseWords(say, view)
      : say('artus-picture-hand-turn', { now: phaseWords(say, view), name, ...taskOf(view) });
  const widths = [standing, turn].map((text) => widthOf(text, LEAST));
  const share = shareOf(widths, RIGHT - REGISTER.x - 20 - TITLE_GAP);
  const [left, right] = widths.map((width) => Math.ceil(width * share));
  pen.write(standing, REGISTER.x + 20, TITLE_Y, { ...line, maxWidth: left! });
  pen.write(turn, RIGHT, TITLE_Y, { ...line, align: 'right', maxWidth: right! });
  pen.fillRect(REGISTER.x + 18, TITLE_Y + 21, REGISTER.width - 36, 1.5, pen.theme.parchment.dark);
}

/** The heads of the columns; the same in all pictures of a variant. */
function drawHeads(pen: Pen, variant: Variant): void {
  const middle = (LEFT + RIGHT) / 2;
  pen.stamp(`register heads ${variant}`, RIGHT - LEFT + PITCH, 80, middle, HEAD_Y, (inner) => {
    for (const { cards, x } of columnsOf(variant))
      cards.forEach((card, i) => {
        columnSign(inner, card, x + (i + 0.5) * PITCH - middle, 0, i % 2 === 1);
      });
  });
}

/** The piles of a variant and where their columns begin. */
function columnsOf(variant: Variant): { readonly cards: readonly CardId[]; readonly x: number }[] {
  let x = LEFT;
  return pilesOf(variant).map((pile) => {
    const columns = { cards: pileCards(pile), x };
    x += columns.cards.length * PITCH + PILE_GAP;
    return columns;
  });
}

/** One column per card, one row per player: which cards have been played and which are still to come. */
function drawRegister(pen: Pen, scene: ArtusScene, viewer: Seat): void {
  const { view } = scene;
  drawTitle(pen, scene, viewer);
  drawKey(pen, scene);
  const rowHeight = ROWS_HEIGHT / Math.max(3, view.players.length);
  const rowAt = (seat: number): number => FIRST_ROW + (seat + 0.5) * rowHeight;
  view.players.forEach((_, seat) => {
    shield(pen, seat, 38, REGISTER.x + 36, rowAt(seat));
  });
  drawHeads(pen, view.variant);
  for (const { cards, x } of columnsOf(view.variant)) {
    view.players.forEach(({ played, hand = [] }, seat) => {
      statesOf(cards, played, hand).forEach((state, i) => {
        cell(pen, state, x + (i + 0.5) * PITCH, rowAt(seat));
      });
    });
  }
}

function isAt(view: ArtusView, { chair }: Standing, place: Place): boolean {
  return place === 'carpet' ? onCarpet(chair) : spaceAt(view.king, chair).colour === place;
}

/** The most that a scoring card would score for the seat now; null for cards that move a figure or add a ring. */
function worthNow(view: ArtusView, seat: Seat, card: CardId): number | null {
  const { scoring } = cardRow(card);
  if (scoring === undefined) return null;
  const knights = knightsOf(view, seat);
  if (scoring.of === 'all') return sumOf(knights.map(({ value }) => value)) * scoring.sign + 0;
  if (scoring.of === 'best') return knights[0]?.value ?? 0;
  const left = [...knights];
  let worth = 0;
  for (const place of scoring.places) {
    const best = left.findIndex((knight) => isAt(view, knight, place));
    if (best < 0) return scoring.penalty;
    worth += (left.splice(best, 1)[0] as Standing).value;
  }
  return worth;
}

export const handBackdrop = inThemes('artus hand', HAND_SIZE, (pen) => {
  hall(pen, HAND_SIZE);
  parchment(pen, REGISTER);
});

function viewerOf({ view }: ArtusScene): { readonly seat: Seat; readonly cards: readonly CardId[] } {
  const seat = view.viewer;
  if (seat === null) throw new RangeError('a spectator has no hand');
  return { seat, cards: sortedHand(view.players[seat]?.hand ?? []) };
}

/** The cards in the order drawn, and the first of each kind by its ID. */
export function handSpots(scene: ArtusScene): Spots {
  const { cards } = viewerOf(scene);
  const places = cardPlaces(cards.length);
  const spots = new Map<string, Rect>();
  cards.forEach((card, i) => {
    const place = places[i] as Rect;
    spots.set(`card-${i}`, place);
    if (!spots.has(`card-${card}`)) spots.set(`card-${card}`, place);
  });
  return spots.set('played', REGISTER);
}

export function handPainting(scene: ArtusScene): Painting {
  const { theme, say, view } = scene;
  const { seat, cards } = viewerOf(scene);
  const names = shortNames(scene, 32);
  const name = names[seat] ?? '';
  const now = cards.map((card) => worthNow(view, seat, card));
  const described = cards.map((card, i) =>
    cardNowWords(say, say('artus-card', { card: cardName(card) }), now[i] ?? null),
  );
  const played = view.players.flatMap((_, other) =>
    playedLine(scene, other, names[other] ?? '', pilesOf(view.variant)),
  );
  return {
    ...handBackdrop(theme),
    draw: (pen) => {
      if (cards.length === 0)
        pen.write(say('artus-picture-text-no-cards'), HAND_SIZE.width / 2, REGISTER.y / 2, {
          size: 40,
          colour: pen.theme.chalk,
          align: 'centre',
        });
      cardPlaces(cards.length).forEach(({ x, y, width, height }, i) => {
        const card = cards[i] as CardId;
        drawCard(pen, say, seat, card, now[i] ?? null, x + width / 2, y + height / 2);
      });
      drawRegister(pen, scene, seat);
    },
    alt: altOf([
      described.length === 0
        ? say('artus-picture-alt-no-hand', { name })
        : say('artus-picture-alt-hand', { name, cards: described.join(say('artus-picture-semicolon')) }),
    ]),
    get text() {
      return textOf([
        say('artus-picture-text-hand', { name }),
        ...(cards.length === 0 ? [say('artus-picture-text-no-cards')] : []),
        ...cards.map((card, i) => {
          const worth = now[i] ?? null;
          const named = cardNowWords(say, say('artus-card', { card: cardName(card) }), worth);
          return say('artus-picture-alt-numbered', {
            number: i + 1,
            line: say('language-colon', {
              head: named,
              text: say('artus-card-help', { card: cardName(card) }),
            }),
          });
        }),
        ...played,
      ]);
    },
  };
}
