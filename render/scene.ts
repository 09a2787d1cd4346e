import type { Seat } from '../src/games/game.ts';
import type { Say } from '../src/i18n/fluent/say.ts';
import { hasGlyph } from './fonts.ts';
import type { HighlightShown, Scene } from './painter.ts';
import { emblemName } from './parts/heraldry.ts';
import { isolated, shortened } from './parts/text.ts';
import { themes } from './themes/index.ts';
import type { Theme } from './themes/theme.ts';

/** Controls, direction marks, private and unassigned characters, but not the joiners of emoji and scripts. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/gu;
const MAX_MARKS_PER_LETTER = 2;

function filtered(name: string, keep: (character: string) => boolean): string {
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

/** A name for pictures: only characters that a bundled font has a glyph for; `otherwise` if nothing remains. */
export function drawable(name: string, otherwise: string): string {
  const drawn = filtered(name, (character) => hasGlyph(character.codePointAt(0) as number));
  return /[\p{L}\p{N}\p{So}\p{P}\p{Sc}\p{Sm}]/u.test(drawn) ? drawn : otherwise;
}

/** Names by seat as `clean` leaves them, told apart if that makes them the same. */
export function cleaned(names: readonly string[], clean: typeof drawable, say: Say): string[] {
  const all = names.map((name, seat) => clean(name, say('pictures-unnamed', { number: seat + 1 })));
  const isOwn = (name: string) => all.indexOf(name) === all.lastIndexOf(name);
  return all.map((name, seat) => isolated(isOwn(name) ? name : `${name} (${seat + 1})`));
}

/** A scene prepared for drawing: with the theme itself, and names cleaned up. */
export interface PreparedScene<View, Event> {
  readonly view: View;
  readonly events: readonly Event[];
  /** For pictures. */
  readonly names: readonly string[];
  /** For texts. */
  readonly spoken: readonly string[];
  readonly theme: Theme;
  readonly say: Say;
  readonly highlight?: HighlightShown<Event>;
  readonly isMarked: boolean;
  readonly isRiddle: boolean;
}

/** Whose hand or court a picture shows. @throws RangeError for a spectator */
export function viewerOf({ viewer }: { readonly viewer: Seat | null }): Seat {
  if (viewer === null) throw new RangeError('a spectator has nothing of their own');
  return viewer;
}

/** Whose choice a picture shows. @throws RangeError if it's nobody's turn */
export const chooserOf = ({ viewer, toAct }: Record<'viewer' | 'toAct', Seat | null>): Seat =>
  viewerOf({ viewer: viewer ?? toAct });

/** Adds the theme and cleans up the names. */
export function prepareScene<View extends { readonly players: readonly unknown[] }, Event>({
  view,
  events,
  names,
  theme,
  say,
  highlight,
  isMarked = false,
  isRiddle = false,
}: Scene<View, Event>): PreparedScene<View, Event> {
  const seated = view.players.map((_, seat) => names[seat] ?? '');
  return {
    ...{ view, events, say, theme: themes[theme], isMarked, isRiddle },
    ...{ names: cleaned(seated, drawable, say), spoken: cleaned(seated, readable, say) },
    ...(highlight && { highlight }),
  };
}

/** For texts, cut after so many UTF-16 code units. */
export const shortNames = (
  { spoken }: Pick<PreparedScene<unknown, unknown>, 'spoken'>,
  limit: number,
): string[] => spoken.map((name) => shortened(name, limit));

/** The longest names above columns of a text, in UTF-16 code units. */
export const COLUMN_NAME = 14;

/** Short names by seat, or the emblems if two names would look the same. */
export function distinctNames(scene: PreparedScene<unknown, unknown>, limit: number): string[] {
  const names = shortNames(scene, limit);
  return new Set(names).size === names.length ? names : names.map((_, seat) => emblemName(scene.say, seat));
}
