import { ADVENTURES, ADVERSARY_NUMBERS, cardKind, cardValue, KINDS } from '../../src/games/quests/data.ts';
import type { AdventureNeed, AdversaryCard, Kind } from '../../src/games/quests/types.ts';
import type { Translate } from '../../src/i18n/fluent/translate.ts';
import { composed } from '../../src/i18n/fluent/translate.ts';
import type { Value } from '../../src/i18n/fluent/value.ts';
import { adversaryList } from '../../src/telling/quests/sentences.ts';
import { joinAlt, joinText } from '../../src/telling/text.ts';
import type { Style } from '../painter.ts';
import { inThemes, type Painting } from '../painting.ts';
import { addUp } from '../parts/shapes.ts';
import { hall, parchment } from '../parts/surfaces.ts';
import { wrap } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { themes } from '../themes/index.ts';
import { adventureFace } from './cards/adventures.ts';
import { adversaryFace, drawTrophy, sealFace } from './cards/adversaries.ts';
import { knightFace } from './cards/knights.ts';
import { cardGameInks } from './table.ts';

/** A piece to be drawn large, and what's said about it. */
interface Described {
  readonly title: string;
  /** Beside the title, for what scores. */
  readonly points: string;
  readonly says: readonly string[];
  /** What would pay for it, below the sentences; none for what isn't an adventure. */
  readonly example: readonly AdversaryCard[];
  /** Draws it around the origin, within 240 × 370 pixels. */
  draw(pen: Pen): void;
}

/** What a message says in its attributes called `says…`, a short sentence each. */
const saysOf = (id: string, t: Translate, data?: Readonly<Record<string, Value>>): readonly string[] =>
  t
    .attributes(id)
    .filter((name) => name.startsWith('says'))
    .map((name) => composed(t)(`${id}.${name}`, data));

const CARD = { x: 0, y: 0, width: 236, height: 174 } as const;

function kindPiece(kind: Kind, t: Translate): Described {
  const numbers = ADVERSARY_NUMBERS.filter(({ card }) => cardKind(card) === kind);
  const most = numbers.at(-1)!.card;
  return {
    title: t('quests-picture-choice-named', { what: t('quests-kind', { kind, count: 2 }) }),
    points: '',
    says: saysOf('quests-picture-piece-kind', t, {
      cards: addUp(numbers.map(({ count }) => count)),
      numbers: numbers
        .map(({ card, count }) => t('quests-picture-piece-number', { count, value: cardValue(card) }))
        .join(t('quests-comma')),
    }),
    example: [],
    draw: (pen) => adversaryFace(pen, most, CARD),
  };
}

/** As few cards as possible that are worth the total: the highest first, each of another kind if there are such. */
function exactly(total: number, cards: readonly AdversaryCard[]): readonly AdversaryCard[] | null {
  if (total === 0) return [];
  for (const [i, card] of cards.entries()) {
    if (cardValue(card) > total) continue;
    const others = cards.slice(i + 1);
    const fresh = [
      ...others.filter((other) => cardKind(other) !== cardKind(card)),
      ...others.filter((other) => cardKind(other) === cardKind(card)),
    ];
    const rest = exactly(total - cardValue(card), fresh);
    if (rest !== null) return [card, ...rest];
  }
  return null;
}

/** Adversaries that pay for an adventure, in different colours if any will do. */
function paymentFor(need: AdventureNeed): readonly AdversaryCard[] {
  const all = ADVERSARY_NUMBERS.map(({ card }) => card);
  if (need.type === 'total') {
    const usable = ADVERSARY_NUMBERS.filter(({ card }) => need.kind === null || cardKind(card) === need.kind)
      .flatMap(({ card, count }) => Array<AdversaryCard>(count).fill(card))
      .sort((a, b) => cardValue(b) - cardValue(a));
    return exactly(need.total, usable) ?? [];
  }
  const [cards = []] = need.sets;
  return cards.map(({ kind, min }, i) => {
    const wanted = kind === null ? [...KINDS.slice(i % KINDS.length), ...KINDS] : [kind];
    const fitting = wanted.flatMap((one) =>
      all.filter((card) => cardKind(card) === one && cardValue(card) >= min),
    );
    return fitting[0]!;
  });
}

/** What a piece is and says; null if there's none of that ID. */
function described(id: string, t: Translate): Described | null {
  const kind = KINDS.find((one) => one === id);
  if (kind !== undefined) return kindPiece(kind, t);
  const adventure = ADVENTURES.find((one) => one.id === id);
  if (adventure !== undefined)
    return {
      title: t('quests-adventure', { adventure: adventure.id }),
      points: t('quests-picture-piece-points', { points: adventure.value }),
      says: saysOf('quests-picture-piece-adventure', t, { adventure: adventure.id }),
      example: paymentFor(adventure.need),
      draw: (pen) => {
        pen.context.scale(0.98, 0.98);
        adventureFace(pen, { ...adventure, taken: null }, t);
      },
    };
  if (id === 'seal')
    return {
      title: t('quests-picture-piece-seal'),
      says: saysOf('quests-picture-piece-seal', t),
      points: '',
      example: [],
      draw: (pen) => sealFace(pen, 0, 220),
    };
  if (id !== 'knight' && id !== 'double' && id !== 'merlin') return null;
  const card = { knight: 'red', double: 'red-2', merlin: 'merlin' } as const;
  return {
    title: t(`quests-picture-piece-${id}`),
    says: saysOf(`quests-picture-piece-${id}`, t),
    points: '',
    example: [],
    draw: (pen) => knightFace(pen, card[id], id === 'double' ? 220 : 310),
  };
}

const SIZE = { width: 600, height: 400 } as const;

const SHEET = { x: 10, y: 10, width: SIZE.width - 20, height: SIZE.height - 20 } as const;

/** Middle of the drawing. */
const PIECE_X = 144;

const LEFT = 284;

const ROOM = SHEET.x + SHEET.width - 18 - LEFT;

/** Sizes to try, until everything fits, and a line's height as a multiple of one. */
const TEXTS = [26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15] as const;

const LINE = 1.29;

const GAP = 12;

const BOTTOM = SHEET.y + SHEET.height - 16;

/** Middle of the title's first line, and the height of the line with the points. */
const TOP = 58;

const POINTS = 42;

/** Size of an adversary in an example, and the height of the example below the sentences. */
const TOKEN = 52;

const EXAMPLE = 120;

/** Cards that pay for an adventure, below a word. */
function drawExample(pen: Pen, t: Translate, cards: readonly AdversaryCard[], y: number): void {
  const ink = { size: 26, colour: pen.theme.softInk } as const;
  pen.write(t('quests-picture-piece-example'), LEFT, y, { ...ink, maxWidth: ROOM });
  cards.forEach((card, i) => {
    drawTrophy(pen, card, TOKEN, LEFT + TOKEN / 2 + i * (TOKEN + 8), y + 54);
  });
}

/** The sentences in lines, as large as they fit below the given height, and the height that's left. */
function layOut(says: readonly string[], top: number, bottom: number) {
  const tries = TEXTS.map((size) => {
    const pitch = Math.round(size * LINE);
    const all = says.map((sentence) => wrap(sentence, size, ROOM, 4));
    const height = all.reduce((sum, { length }) => sum + length * pitch + GAP, -GAP);
    const free = bottom - (top + height - pitch / 2);
    return { size, pitch, all, free: Math.max(0, free), fits: free >= 0 };
  });
  return tries.find(({ fits }) => fits) ?? tries.at(-1)!;
}

const pieceBackdrop = inThemes(
  SIZE,
  (pen) => {
    hall(pen, SIZE);
    parchment(pen, SHEET);
  },
  cardGameInks,
);

/** A card, or a piece, large, with what it's for; null if there's no such thing. */
export function piecePainting(id: string, { theme: themeId, t }: Style): Painting | null {
  const theme = themes[themeId];
  const piece = described(id, t);
  if (piece === null) return null;
  const { title, points, says, example, draw } = piece;
  const head =
    points === ''
      ? t('language-sentence', { text: title })
      : t('quests-picture-piece-scoring', { title, points });
  const shown = [t('quests-picture-piece-example'), adversaryList(t, example)].join(' ');
  const told = [head, ...says, ...(example.length === 0 ? [] : [t('language-sentence', { text: shown })])];
  const bottom = BOTTOM - (example.length === 0 ? 0 : EXAMPLE);
  return {
    ...pieceBackdrop(theme),
    draw: (pen) => {
      pen.scaleStamps();
      pen.at(PIECE_X, SIZE.height / 2, () => draw(pen));
      const titles = wrap(title, 32, ROOM, 2, 'bold');
      const below = titles.length * 36 + 4;
      const { size, pitch, all, free } = layOut(says, TOP + below + (points === '' ? 0 : POINTS), bottom);
      const top = TOP + free / 2;
      pen.writeLines(titles, LEFT, top, 36, { size: 32, colour: pen.theme.ink, maxWidth: ROOM });
      let y = top + below;
      if (points !== '') {
        pen.write(points, LEFT, y, { size: 26, colour: pen.theme.softInk, maxWidth: ROOM });
        y += POINTS;
      }
      for (const lines of all) {
        pen.writeLines(lines, LEFT, y, pitch, {
          size,
          weight: 'normal',
          colour: pen.theme.ink,
          maxWidth: ROOM,
        });
        y += lines.length * pitch + GAP;
      }
      if (example.length > 0) drawExample(pen, t, example, y + 12);
    },
    alt: joinAlt(told),
    text: joinText(told),
  };
}
