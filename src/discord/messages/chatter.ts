import type { Seat } from '../../games/game.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import { isSameName, namedCharacter } from '../../table/characters.ts';
import type { SeatHolder } from '../../table/document.ts';
import type { GameReport, TurnReport } from '../../table/report.ts';
import { getGuide } from '../../telling/registry.ts';
import { toEscapedName } from '../answers/names.ts';

/** What's said after turns. */
export type Chatter = ReadonlyMap<TurnReport, string>;

type Mood = 'crowned' | 'pushed' | 'beaten';

/** What the computer player says; null for people, and for computer players without a character. */
function said(holder: SeatHolder | undefined, mood: Mood, t: Translate): string | null {
  const id = holder && namedCharacter(holder.name);
  if (!id) return null;
  return t('players-says', { name: toEscapedName(holder.name, t), words: t(`players-${id}.${mood}`) });
}

/**
 * What computer players say about the turns, by public events alone: at most one says something in each round of
 * turns, and always the same about the same turns.
 */
export function computerChatter({ table, turns, round }: GameReport, t: Translate): Chatter {
  const { game, seats } = table;
  const told = new Map<TurnReport, string>();
  let last = -1;
  for (const turn of turns.length > round.length ? turns : round) {
    const now = Math.floor(turn.turn / seats.length);
    const line = now === last ? undefined : lineOf(turn);
    if (line === undefined) continue;
    told.set(turn, line);
    last = now;
  }
  return told;

  function lineOf({ events, seat, names }: TurnReport): string | undefined {
    const stirred = getGuide(game).stirs?.(events, seat) ?? [];
    const holderThen = (of: Seat) =>
      seats[of] && isSameName(seats[of].name, names[of]!) ? seats[of] : undefined;
    return stirred.flatMap((each) => said(holderThen(each.seat), each.mood, t) ?? [])[0];
  }
}

/** What the last of the computer players says at the end of a game that it hasn't won. */
export function lastWords({ table: { result, seats } }: GameReport, t: Translate): string[] {
  const places = result?.places ?? [];
  const beaten = places
    .map((place, seat) => ({ place, holder: seats[seat] }))
    .filter(({ place, holder }) => place > 1 && holder?.kind === 'computer')
    .sort((a, b) => b.place - a.place);
  return beaten.flatMap(({ holder }) => said(holder, 'beaten', t) ?? []).slice(0, 1);
}
