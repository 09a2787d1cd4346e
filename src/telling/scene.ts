import type { Seat } from '../games/game.ts';
import type { Translate } from '../i18n/fluent/translate.ts';
import { isolated, shortened } from './text.ts';

/** Somebody's best move, or what turned the game for good. */
export type MomentKind = 'best' | 'turning';

/** A moment of the game, as everybody could see it. */
export interface HighlightShown<Event> {
  /** A title of at most four words. */
  readonly title: string;
  /** Each has its own sign; a best move that also turned the game is shown as one. */
  readonly kind: MomentKind;
  /** What happened, without markdown. */
  readonly sentences: readonly string[];
  readonly events: readonly Event[];
  /** Of the chart, from 0: the round or turn in which it happened. */
  readonly row: number;
  /** What turned the game, if that's another moment. */
  readonly turning?: {
    readonly title: string;
    readonly row: number;
    /** What happened then, without markdown. */
    readonly sentences?: readonly string[];
  };
}

/** Controls, direction marks, private and unassigned characters, but not the joiners of emoji and scripts. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/gu;

const MAX_MARKS_PER_LETTER = 2;

export function filtered(name: string, keep: (character: string) => boolean): string {
  let marks = 0;
  let kept = '';
  for (const character of name.normalize('NFC').replace(/\s+/gu, ' ').replace(INVISIBLE, '')) {
    marks = /\p{M}/u.test(character) ? marks + 1 : 0;
    if (marks <= MAX_MARKS_PER_LETTER && keep(character)) kept += character;
  }
  return kept.trim();
}

/** A name for text tables: one line, no control characters, no stacked marks; `otherwise` if nothing remains. */
export function readable(name: string, otherwise: string): string {
  return filtered(name, () => true).replaceAll('`', '\u02cb') || otherwise;
}

/** Names by seat as `clean` leaves them, told apart if that makes them the same. */
export function cleaned(names: readonly string[], clean: typeof readable, t: Translate): string[] {
  const all = names.map((name, seat) => clean(name, t('pictures-unnamed', { number: seat + 1 })));
  const isOwn = (name: string) => all.indexOf(name) === all.lastIndexOf(name);
  return all.map((name, seat) => isolated(isOwn(name) ? name : `${name} (${seat + 1})`));
}

/** Whose hand or court a picture shows. @throws RangeError for a spectator */
export function requireViewer({ viewer }: { readonly viewer: Seat | null }): Seat {
  if (viewer === null) throw new RangeError('a spectator has nothing of their own');
  return viewer;
}

/** Whose choice a picture shows. @throws RangeError if it's nobody's turn */
export const requireChooser = ({ viewer, toAct }: Record<'viewer' | 'toAct', Seat | null>): Seat =>
  requireViewer({ viewer: viewer ?? toAct });

/** What texts on a position are made from: a view, what happened, and names that can be said. */
export interface TextScene<View, Event> {
  readonly view: View;
  readonly events: readonly Event[];
  /** By seat, as pictures write them. */
  readonly names: readonly string[];
  /** The same as texts write them. */
  readonly spoken: readonly string[];
  readonly t: Translate;
  readonly highlight?: HighlightShown<Event>;
  readonly isRiddle: boolean;
}

/** For texts, cut after this many UTF-16 code units. */
export const shortNames = (
  { spoken }: Pick<TextScene<unknown, unknown>, 'spoken'>,
  limit: number,
): string[] => spoken.map((name) => shortened(name, limit));

/** The longest names above columns of a text, in UTF-16 code units. */
export const COLUMN_NAME = 14;

/** Short names by seat, or the emblems if two names would look the same. */
export function distinctNames(
  scene: Pick<TextScene<unknown, unknown>, 'spoken' | 't'>,
  limit: number,
): string[] {
  const names = shortNames(scene, limit);
  return new Set(names).size === names.length ? names : names.map((_, seat) => emblemName(scene.t, seat));
}

/** By seat. Their silhouettes differ, so nobody needs colour to tell them apart. */
export const EMBLEMS = ['lion', 'eagle', 'stag', 'tower', 'boar'] as const;

/** What the coat of arms of a seat shows. */
export const emblemName = (t: Translate, seat: number): string => {
  const name = EMBLEMS[seat];
  return name === undefined ? '' : t(`pictures-emblem.${name}`);
};

/** A moment's sentences below its title, and those of the turning point if that's another one: a text each. */
export function momentLines(
  t: Translate,
  highlight: HighlightShown<unknown> | undefined,
  told: readonly string[],
  turning: readonly string[],
): string[] {
  if (!highlight) return [];
  const text = (head: string, sentences: readonly string[]) =>
    t('language-colon', { head, text: sentences.join(' ') });
  const turned = turning.length === 0 ? [] : [text(highlight.turning?.title ?? '', turning)];
  return [text(highlight.title, told), ...turned];
}
