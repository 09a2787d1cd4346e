import type { ChoiceOption, GameAction, GameEvent, GameId, GameView, Seat } from '../../src/games/game.ts';
import { games } from '../../src/games/registry.ts';
import type { Translate } from '../../src/i18n/fluent/translate.ts';
import { locales, translator } from '../../src/i18n/index.ts';
import { annotated, marked } from '../annotations.ts';
import { type ChancesScene, chancesPainting } from '../chances.ts';
import type { AnyPainter, Scene, Spots, Style } from '../painter.ts';
import { painters } from '../painters.ts';
import type { Painting } from '../painting.ts';

/** What a picture of a table shows. */
export type Subject =
  | { readonly kind: 'table' | 'hand' | 'played' | 'end' }
  /** What the seat's actions would do, in the order of their numbers; those of one choice share theirs. */
  | {
      readonly kind: 'choice';
      readonly seat: Seat;
      readonly actions: readonly GameAction[];
      readonly numbers?: readonly number[];
    };

/** A picture of a table, or of an example or a lesson. */
export interface TableOrder {
  readonly game: GameId;
  readonly subject: Subject;
  readonly scene: Scene<GameView, GameEvent>;
  /** Spots of the table or the hand with a frame around them; those that the picture doesn't have are left out. */
  readonly marks?: readonly string[];
  /** What's said about such spots in a legend. */
  readonly notes?: readonly { readonly spot: string; readonly text: string }[];
}

interface PieceOrder {
  readonly game: GameId;
  /** A card, character or piece on its own, which the game's painter has. */
  readonly subject: { readonly kind: 'piece'; readonly id: string };
  readonly scene: Style;
}

interface ChancesOrder {
  readonly game: GameId;
  /** The winning chances in the course of a game. */
  readonly subject: { readonly kind: 'chances' };
  readonly scene: ChancesScene;
}

/** A picture that hasn't been painted yet: plain data, apart from the words. */
export type PictureOrder = TableOrder | PieceOrder | ChancesOrder;

/** A finished picture. */
export interface Picture {
  readonly png: Buffer;
  readonly alt: string;
}

function shown(painter: AnyPainter, { game, subject, scene }: TableOrder): Painting {
  if (subject.kind === 'played') return painter.played?.(scene) ?? painter.hand(scene);
  if (subject.kind !== 'choice') return painter[subject.kind](scene);
  return painter.choice(scene, optionsOf(game, subject, scene));
}

/** What each of the choice's actions would do. */
function optionsOf(
  game: GameId,
  { seat, actions, numbers }: Extract<TableOrder['subject'], { kind: 'choice' }>,
  { view }: TableOrder['scene'],
): readonly ChoiceOption<GameView, GameAction, GameEvent>[] {
  const { preview } = games.get(game)!;
  return actions.map((action, at) => ({
    action,
    preview: preview(view, seat, action),
    number: numbers?.[at] ?? at + 1,
  }));
}

function spotsOf(painter: AnyPainter, { game, subject, scene }: TableOrder): Spots {
  const { kind } = subject;
  if (kind === 'played' && painter.playedSpots) return painter.playedSpots(scene);
  if (subject.kind === 'choice' && painter.choiceSpots)
    return painter.choiceSpots(scene, optionsOf(game, subject, scene));
  return kind === 'table' || kind === 'end' ? painter.tableSpots(scene) : painter.handSpots(scene);
}

const isPiece = (order: PictureOrder): order is PieceOrder => order.subject.kind === 'piece';

const isChances = (order: PictureOrder): order is ChancesOrder => order.subject.kind === 'chances';

/** @throws RangeError if there's no such piece */
export function createPainting(order: PictureOrder, painter = painters.get(order.game)!): Painting {
  if (isPiece(order)) {
    const painting = painter.piece(order.subject.id, order.scene);
    if (!painting) throw new RangeError(`${order.game} has no piece ${order.subject.id}`);
    return painting;
  }
  if (isChances(order)) return chancesPainting(order.scene);
  const { scene, marks = [], notes = [] } = order;
  const isMarked = marks.length > 0;
  const painting = shown(painter, isMarked ? { ...order, scene: { isMarked, ...scene } } : order);
  if (marks.length + notes.length === 0) return painting;
  const spots = spotsOf(painter, order);
  const noted = notes.flatMap(({ spot: id, text }) => {
    const spot = spots.get(id);
    return spot ? [{ spot, text }] : [];
  });
  const framed = marked(
    painting,
    marks.flatMap((id) => spots.get(id) ?? []),
  );
  if (noted.length === 0) return framed;
  return annotated(framed, noted, scene.t, order.subject.kind === 'choice' ? 'letters' : 'numbers');
}

/** An order as plain data: words are named by their locale. */
export type PaintJob = Wordless<TableOrder> | Wordless<PieceOrder> | Wordless<ChancesOrder>;

type Wordless<Order extends PictureOrder> = Omit<Order, 'scene'> & {
  readonly scene: Omit<Order['scene'], 't'>;
  readonly locale: string;
};

export interface Painted {
  readonly png: Uint8Array;
  readonly alt: string;
}

const localeOf = (t: Translate): string | undefined => locales.find((each) => translator(each) === t);

/** Null if the words aren't those of a language. */
export function toPaintJob({ scene: { t, ...scene }, ...order }: PictureOrder): PaintJob | null {
  const locale = localeOf(t);
  return locale === undefined ? null : ({ ...order, scene, locale } as PaintJob);
}

export const fromPaintJob = ({ scene, locale, ...order }: PaintJob): PictureOrder =>
  ({ ...order, scene: { ...scene, t: translator(locale) } }) as PictureOrder;
