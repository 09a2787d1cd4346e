import { pileCards, pilesInPlay } from '../../src/games/artus/reading.ts';
import type { CardId, PileId, Variant } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { playedLine } from '../../src/telling/artus/table.ts';
import { shortNames } from '../../src/telling/scene.ts';
import { joinAlt, joinText } from '../../src/telling/text.ts';
import type { Spots } from '../painter.ts';
import { inThemes, type Painting } from '../painting.ts';
import { shield } from '../parts/heraldry.ts';
import { addUp, fittingShare, type Rect } from '../parts/shapes.ts';
import { hall, parchment } from '../parts/surfaces.ts';
import { NARROWEST, small, textWidth } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { type CardState, drawCardChip, SIGN_SIZE } from './card-chips.ts';
import { type CardKey, metalKey, ringKey, scoringKey } from './card-keys.ts';
import { pileIcon } from './panel.ts';
import { type ArtusScene, artusInks, LEAST } from './sheet.ts';

const WIDTH = 1200;

const SHEET = { x: 14, y: 14, width: WIDTH - 28 } as const;

/** The looks of cards, and the names of piles over their columns. */
const HEAD = 112;
const LOOKS = 76;

/** What the signs mean. */
const FOOT = 52;

/** The height of a player's rows, with their name above. */
const BAND = 188;

const heightOf = (seats: number): number => HEAD + seats * BAND + FOOT + 2 * SHEET.y;

const sheetOf = (seats: number): Rect => ({ ...SHEET, height: heightOf(seats) - 2 * SHEET.y });

const backdropOf = (seats: number) =>
  inThemes(
    { width: WIDTH, height: heightOf(seats) },
    (pen) => {
      hall(pen, { width: WIDTH, height: heightOf(seats) });
      parchment(pen, sheetOf(seats));
    },
    artusInks,
  );

export const registerBackdrop = backdropOf(4);

/** By number of players. */
const BACKDROPS = [2, 3, 4].map(
  (seats) => [seats, seats === 4 ? registerBackdrop : backdropOf(seats)] as const,
);

const LEFT = SHEET.x + 22;

const RIGHT = SHEET.x + SHEET.width - 20;

const GAP = 8;

/** The space between the cards of two piles. */
const PILE_GAP = 26;

/** How wide cards of each pile are: those with metals have more to show. */
const SHARES = [1, 1.45, 0.9] as const;

/** Cards, and their rows. */
const CARD = { height: 56, pitch: 64 } as const;

/** A seat's cards of one pile in the order of the rules: played, in the viewer's hand, or still to come. */
export function cardStates(
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

/** Room for the sign of cards that go both ways. */
const BOTH_WAYS = 26;

/** Draws what the three looks mean, and the sign that's in a card's text. */
function drawKey(pen: Pen, { t }: ArtusScene): void {
  const y = SHEET.y + LOOKS / 2 + 2;
  const line = { size: LEAST, colour: pen.theme.ink } as const;
  const shown = ['left', 'held', 'played'] as const;
  const bothWays = t('artus-picture-hand-both');
  const head = textWidth(t('artus-picture-hand-heading'), LEAST);
  const told = shown.map((state) => textWidth(t(`artus-picture-hand-${state}`), LEAST, 'normal'));
  const both = textWidth(bothWays, LEAST, 'normal');
  const share = fittingShare(
    [head, ...told, both],
    RIGHT - SHEET.x - 24 - 40 - shown.length * 118 - BOTH_WAYS,
  );
  let x = SHEET.x + 24;
  x += pen.write(t('artus-picture-hand-heading'), x, y, { ...line, maxWidth: Math.ceil(head * share) }) + 40;
  shown.forEach((state, i) => {
    drawCardChip(pen, 'knight:1-4', state, { width: 74, height: CARD.height }, x, y);
    x += 84;
    const maxWidth = Math.ceil(told[i]! * share);
    x += pen.write(t(`artus-picture-hand-${state}`), x, y, { ...line, weight: 'normal', maxWidth }) + 34;
  });
  pen.write('±', x, y, { ...line, size: SIGN_SIZE });
  pen.write(bothWays, x + BOTH_WAYS, y, { ...line, weight: 'normal', maxWidth: Math.ceil(both * share) });
  pen.fillRect(SHEET.x + 18, SHEET.y + LOOKS - 2, SHEET.width - 36, 1.5, pen.theme.parchment.dark);
}

/** A pile's columns of cards. */
interface Group {
  readonly pile: PileId;
  readonly cards: readonly CardId[];
  readonly x: number;
  readonly pitch: number;
}

/** The piles side by side, with the same columns for all players. */
function groupsOf(variant: Variant): readonly Group[] {
  const piles = pilesInPlay(variant).map((pile) => ({ pile, cards: pileCards(pile) }));
  const shares = variant === 'advanced' ? SHARES : [1, 1];
  const columns = addUp(piles.map(({ cards }, i) => (cards.length / 2) * shares[i]!));
  const room = RIGHT - LEFT - PILE_GAP * (piles.length - 1);
  let x = LEFT;
  return piles.map(({ pile, cards }, i) => {
    const pitch = Math.floor((room / columns) * shares[i]!);
    const group = { pile, cards, x, pitch };
    x += (cards.length / 2) * pitch + PILE_GAP;
    return group;
  });
}

/** Which columns are of which pile. */
function drawHeadings(pen: Pen, { t, view }: ArtusScene): void {
  const y = SHEET.y + (LOOKS + HEAD) / 2 - 2;
  for (const { pile, cards, x, pitch } of groupsOf(view.variant)) {
    pileIcon(pen, pile, x + 13, y);
    pen.write(t('artus-picture-pile-cards', { pile }), x + 34, y, {
      ...{ size: LEAST, colour: pen.theme.softInk, maxWidth: (cards.length / 2) * pitch - 40 },
    });
  }
}

/** A sign; the cards in a hand explain some of them, too. */
interface Key extends CardKey {
  readonly isKnown?: true;
}

const SCORING = ['all', 'opposite', 'colours', 'carpet', 'three-red', 'joker'] as const;

function keysOf({ t, view }: ArtusScene): readonly Key[] {
  const scoring = SCORING.map((name) => scoringKey(t, `scoring:${name}`));
  return [
    metalKey(t, 'silver'),
    metalKey(t, 'bronze'),
    { ...ringKey(t), isKnown: true },
    ...(view.variant === 'advanced' ? scoring : []),
  ];
}

/** The space between a sign and its word, and at least between a word and the next sign. */
const KEY_GAP = { word: 6, next: 16 } as const;

/** How wide the keys' words are, and which part of that they have room for. */
function fitting(keys: readonly Key[]) {
  const words = keys.map(({ word }) => textWidth(word, LEAST, 'normal'));
  const room = RIGHT - LEFT - addUp(keys.map(({ width }) => width + KEY_GAP.word + KEY_GAP.next));
  return { keys, words, share: fittingShare(words, room) };
}

/** Draws what the signs on the cards mean: all of them, if there's room. */
function drawSigns(pen: Pen, scene: ArtusScene): void {
  const y = SHEET.y + HEAD + scene.view.players.length * BAND + FOOT / 2 - 4;
  const all = keysOf(scene);
  const known = fitting(all);
  const { keys, words, share } =
    known.share < NARROWEST ? fitting(all.filter(({ isKnown }) => !isKnown)) : known;
  pen.fillRect(SHEET.x + 18, y - FOOT / 2 + 4, SHEET.width - 36, 1.5, pen.theme.parchment.dark);
  let x = LEFT;
  keys.forEach(({ width, word, draw }, i) => {
    pen.at(x + width / 2, y, () => draw(pen));
    const maxWidth = Math.ceil(words[i]! * share);
    x += width + KEY_GAP.word;
    pen.write(word, x, y, small(pen.theme.ink, { maxWidth }));
    x += maxWidth + KEY_GAP.next;
  });
}

const bandAt = (seat: Seat): Rect => ({
  x: SHEET.x + 8,
  y: SHEET.y + HEAD + seat * BAND,
  width: SHEET.width - 16,
  height: BAND,
});

/** Draws a player's cards: a pile in two rows beside the next. */
function drawBand(pen: Pen, scene: ArtusScene, seat: Seat): void {
  const { view, names, t } = scene;
  const { y } = bandAt(seat);
  const { played, hand = [], score } = view.players[seat]!;
  shield(pen, seat, 46, LEFT + 23, y + 30);
  pen.write(t('artus-picture-hand-standing', { name: names[seat] ?? '', score }), LEFT + 58, y + 29, {
    size: 32,
    minSize: LEAST,
    colour: pen.theme.ink,
    maxWidth: RIGHT - LEFT - 58,
  });
  for (const { cards, x, pitch } of groupsOf(view.variant)) {
    const half = cards.length / 2;
    cardStates(cards, played, hand).forEach((state, i) => {
      const [column, row] = [i % half, Math.floor(i / half)];
      const size = { width: pitch - GAP, height: CARD.height };
      drawCardChip(pen, cards[i]!, state, size, x + column * pitch, y + 88 + row * CARD.pitch);
    });
  }
}

/** Each player's cards by the name of their place. */
export const registerSpots = ({ view }: ArtusScene): Spots =>
  new Map(
    view.players.map((_, seat) => {
      const { x, y, width } = bandAt(seat);
      return [`played-${seat}`, { x: x + 4, y: y + 5, width: width - 8, height: BAND - 8 }];
    }),
  );

/** Which cards everybody has played, and which are still to come. */
export function registerPainting(scene: ArtusScene): Painting {
  const { view, t, theme } = scene;
  const names = shortNames(scene, 32);
  const played = view.players.flatMap((_, seat) =>
    playedLine(scene, seat, names[seat] ?? '', pilesInPlay(view.variant)),
  );
  const head = t('artus-picture-hand-heading');
  const lines = played.length > 0 ? played : [t('artus-picture-text-none-played')];
  return {
    ...new Map(BACKDROPS).get(view.players.length)!(theme),
    draw: (pen) => {
      drawKey(pen, scene);
      drawHeadings(pen, scene);
      drawSigns(pen, scene);
      view.players.forEach((_, seat) => {
        drawBand(pen, scene, seat);
      });
    },
    alt: joinAlt([head, ...lines].map((text) => t('language-sentence', { text }))),
    get text() {
      return joinText([head, ...lines]);
    },
  };
}
