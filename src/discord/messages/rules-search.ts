import { typedLike } from '../../base/typed.ts';
import type { GameId } from '../../games/game.ts';
import { games } from '../../games/registry.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import { allPages, type PlacedPage } from '../../telling/guide.ts';
import { getGuide } from '../../telling/registry.ts';

/** A page of a game's rules. */
export interface Found {
  readonly game: GameId;
  readonly page: PlacedPage;
}

export interface Where {
  /** Null for all games. */
  readonly game: GameId | null;
  /** The game whose pages come first. */
  readonly first: GameId | null;
}

interface Indexed extends Found {
  readonly title: string;
  readonly also: readonly string[];
  readonly text: string;
}

const indexes = new WeakMap<Translate, readonly Indexed[]>();

function indexOf(t: Translate): readonly Indexed[] {
  const known = indexes.get(t);
  if (known) return known;
  const index = [...games.keys()].flatMap((game) =>
    allPages(getGuide(game).handbook(t)).map((page) => ({
      game,
      page,
      title: typedLike(page.title),
      also: (page.also ?? []).map(typedLike),
      text: typedLike(page.text),
    })),
  );
  indexes.set(t, index);
  return index;
}

const hasWord = (text: string, start: string): boolean => ` ${text}`.includes(` ${start}`);

/** How well a page fits, best first; null if it doesn't. */
function rankOf({ title, also, text }: Indexed, typed: string): number | null {
  if (title === typed) return 0;
  if (title.startsWith(typed)) return 1;
  if (hasWord(title, typed)) return 2;
  if (also.some((name) => name.startsWith(typed))) return 3;
  if (also.some((name) => hasWord(name, typed))) return 4;
  if (hasWord(text, typed)) return 5;
  const all = [title, ...also, text].join(' ');
  return typed.split(' ').every((word) => hasWord(all, word)) ? 6 : null;
}

/** The pages that fit what somebody typed, best first; all of them if nothing is typed. */
export function searchRules(typed: string, { game, first }: Where, t: Translate): readonly Found[] {
  const wanted = typedLike(typed);
  if (wanted === '' && typed !== '') return [];
  return indexOf(t)
    .filter((page) => game === null || page.game === game)
    .flatMap((page) => {
      const rank = rankOf(page, wanted);
      return rank === null ? [] : [{ ...page, rank: wanted === '' ? 0 : rank }];
    })
    .sort((a, b) => Number(b.game === first) - Number(a.game === first) || a.rank - b.rank)
    .map(({ game, page }) => ({ game, page }));
}
