import type { GameAction, GameEvent, GameId, GameView, Seat } from '../src/games/game.ts';
import { games } from '../src/games/registry.ts';
import { locales, type Words, wordsOf } from '../src/i18n/index.ts';
import type { Scene } from './painter.ts';
import { painters } from './painters.ts';
import type { Painting } from './painting.ts';

/** What a picture of a table is to show: plain data. */
export type Subject =
  | { readonly kind: 'table' | 'hand' | 'end' }
  /** What the seat's actions would do, in the order of their numbers. */
  | { readonly kind: 'choice'; readonly seat: Seat; readonly actions: readonly GameAction[] };

/** A picture of a table that hasn't been painted yet. */
export interface PictureOrder {
  readonly game: GameId;
  readonly subject: Subject;
  readonly scene: Scene<GameView, GameEvent>;
}

/** A finished picture. */
export interface Picture {
  readonly png: Buffer;
  readonly alt: string;
}

export function paintingOf({ game, subject, scene }: PictureOrder): Painting {
  const painter = painters.get(game)!;
  if (subject.kind !== 'choice') return painter[subject.kind](scene);
  const { seat, actions } = subject;
  const { preview } = games.get(game)!;
  return painter.choice(
    scene,
    actions.map((action) => ({ action, preview: preview(scene.view, seat, action) })),
  );
}

/** An order as plain data: words are named by their locale. */
export interface PaintJob extends Omit<PictureOrder, 'scene'> {
  readonly scene: Omit<PictureOrder['scene'], 'words'>;
  readonly locale: string;
}

export interface Painted {
  readonly png: Uint8Array;
  readonly alt: string;
}

const localeOf = (words: Words): string | undefined => locales.find((each) => wordsOf(each) === words);

/** Null if the words aren't those of a language. */
export function jobOf({ scene: { words, ...scene }, ...order }: PictureOrder): PaintJob | null {
  const locale = localeOf(words);
  return locale === undefined ? null : { ...order, scene, locale };
}

export const orderOf = ({ scene, locale, ...order }: PaintJob): PictureOrder => ({
  ...order,
  scene: { ...scene, words: wordsOf(locale) },
});
