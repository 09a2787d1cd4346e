import type { Seat } from '../../games/game.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import { characterOf, isSameName } from '../../table/characters.ts';
import type { SeatHolder } from '../../table/document.ts';
import type { GameReport, TurnReport } from '../../table/report.ts';
import { guideOf } from '../../telling/registry.ts';
import { escapedNameOf } from '../answers/names.ts';

/** What's said after turns. */
export type Chatter = ReadonlyMap<TurnReport, string>;

type Mood = 'crowned' | 'pushed' | 'beaten';

/** What the computer player says; null for people, and for computer players without a character. */
function said(holder: SeatHolder | undefined, mood: Mood, say: Say): string | null {
  const id = holder && characterOf(holder.name);
  if (!id) return null;
  return say('players-says', { name: escapedNameOf(holder.name, say), words: say(`players-${id}.${mood}`) });
}

/**
 * What computer players say about the turns, by public events alone: at most one says something in each round of
 * turns, and always the same about the same turns.
 */
export function chatterOf({ table, turns, round }: GameReport, say: Say): Chatter {
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
    const stirred = guideOf(game).stirs?.(events, seat) ?? [];
    const holderThen = (of: Seat) =>
      seats[of] && isSameName(seats[of].name, names[of]!) ? seats[of] : undefined;
    return stirred.flatMap((each) => said(holderThen(each.seat), each.mood, say) ?? [])[0];
  }
}

/** What the last of the computer players says at the end of a game that it hasn't won. */
export function lastWords({ table: { result, seats } }: GameReport, say: Say): string[] {
  const places = result?.places ?? [];
  const beaten = places
    .map((place, seat) => ({ place, holder: seats[seat] }))
    .filter(({ place, holder }) => place > 1 && holder?.kind === 'computer')
    .sort((a, b) => b.place - a.place);
  return beaten.flatMap(({ holder }) => said(holder, 'beaten', say) ?? []).slice(0, 1);
}
