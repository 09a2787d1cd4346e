import { bagOfTiles, partsOf, sumOfTiles } from '../../games/court/data.ts';
import { bestWith, counting, merlinResults, sumOf } from '../../games/court/reading.ts';
import type {
  Character,
  CourtAction,
  CourtEvent,
  Courtier,
  CourtPlayerView,
  CourtView,
  Tile,
} from '../../games/court/types.ts';
import type { Seat } from '../../games/game.ts';
import type { ChoiceOption } from '../scene.ts';
import { shortNames } from '../scene.ts';
import { courtierWords, doingOf, paidWords, sizesText, tileWords, yesNo } from './sentences.ts';
import { ALT_NAME, affairWords, type CourtTextScene } from './table.ts';

export type CourtOption = ChoiceOption<CourtView, CourtAction, CourtEvent>;

/** A legal action and the player's standing after it. */
export interface Outcome {
  readonly action: CourtAction;
  readonly after: CourtPlayerView;
  /** Everyone's courts after it, by seat. */
  readonly players: readonly CourtPlayerView[];
  readonly events: readonly CourtEvent[];
}

/** With all courts as they count in the end. */
export function outcomeOf(seat: Seat, { action, preview }: CourtOption): Outcome {
  const { players } = counting(preview.view);
  return { action, after: players[seat]!, players, events: preview.events };
}

/** Whether the action can immediately change what the player's court scores. */
export function changesCourt({ type }: CourtAction): boolean {
  return type !== 'bid' && type !== 'pass' && type !== 'refill' && type !== 'giveTile';
}

/** How many swaps Merlin allows besides those. */
export const otherSwaps = (view: CourtView, seat: Seat, outcomes: readonly Outcome[]): number =>
  merlinResults(view, seat).length - outcomes.length;

/** How many other swaps of Merlin's lead to the same groups as each of those. */
export function alikeOf(view: CourtView, seat: Seat, outcomes: readonly Outcome[]): number[] {
  if (!outcomes.some(({ action: { type } }) => type === 'swapMerlin')) return outcomes.map(() => 0);
  const results = merlinResults(view, seat).map(sizesText);
  const listed = outcomes.map(({ after }) => sizesText(after.standing.sizes));
  const among = (all: readonly string[], sizes: string) => all.filter((other) => other === sizes).length;
  return listed.map((sizes) => among(results, sizes) - among(listed, sizes));
}

/** Whether one of the sums that are bid can be paid with other tiles, too. */
export function hasOtherTiles({ players }: CourtView, seat: Seat, outcomes: readonly Outcome[]): boolean {
  const bids = bidsOf(outcomes).map(sumOf);
  const { treasury } = players[seat] as CourtPlayerView;
  return partsOf(bagOfTiles(treasury)).filter((part) => bids.includes(sumOfTiles(part))).length > bids.length;
}

export const bidsOf = (outcomes: readonly Outcome[]): (readonly Tile[])[] =>
  outcomes.flatMap(({ action }) => (action.type === 'bid' ? [action.tiles] : []));

/** Whether there are higher bids than those listed. */
export function lacksBids({ players }: CourtView, seat: Seat, outcomes: readonly Outcome[]): boolean {
  const bids = bidsOf(outcomes);
  return bids.length > 0 && Math.max(...bids.map(sumOf)) < sumOf(players[seat]?.treasury ?? []);
}

/** What the list of options leaves out, in sentences. */
function unlistedWords(
  { view, say }: CourtTextScene,
  seat: Seat,
  outcomes: readonly Outcome[],
): readonly string[] {
  if (outcomes.some(({ action: { type } }) => type === 'swapMerlin')) {
    const count = otherSwaps(view, seat, outcomes);
    const vain = yesNo(outcomes.length === 1);
    return count > 0 ? [say('court-picture-choice-other-swaps', { count, vain })] : [];
  }
  const sum = sumOf(view.players[seat]?.treasury ?? []);
  return [
    ...(lacksBids(view, seat, outcomes) ? [say('court-picture-choice-higher-text', { sum })] : []),
    ...(hasOtherTiles(view, seat, outcomes) ? [say('court-picture-choice-other-tiles')] : []),
  ];
}

/** How the player stands now, or the `place` that all options lead to, if there is one. */
export function nowWords(
  { view, say }: CourtTextScene,
  { standing, place: now }: CourtPlayerView,
  place?: number,
): string {
  if (place !== undefined) return say('court-picture-choice-now-any', { place });
  return say('court-picture-choice-now', {
    sizes: sizesText(standing.sizes),
    place: view.phase === 'startCourtier' ? 0 : now,
  });
}

/** Who chooses, from how many actions, the current situation, and what isn't listed. */
export function choiceWords(scene: CourtTextScene, seat: Seat, outcomes: readonly Outcome[]): string[] {
  const { view, say } = scene;
  const names = shortNames(scene, ALT_NAME);
  const now = view.players[seat]!;
  const unlisted = unlistedWords(scene, seat, outcomes);
  return [
    say('court-picture-alt-choice', {
      ...{ name: names[seat] ?? '', phase: doingOf(view) },
      ...{ count: outcomes.length, more: yesNo(unlisted.length > 0) },
    }),
    ...affairWords(scene, names),
    ...[
      nowWords(scene, now),
      say('court-picture-choice-treasury', { tiles: paidWords(say, now.treasury) }),
      ...unlisted,
    ].map((text) => say('language-sentence', { text })),
  ];
}

/** What a character would do now. */
export function doesNow({ view, say }: CourtTextScene, seat: Seat, character: Character): string {
  const others = view.players.filter((_, other) => other !== seat);
  switch (character) {
    case 'merlin': {
      const possible = yesNo(merlinResults(view, seat).length > 1);
      return say('court-picture-choice-does-merlin', { possible });
    }
    case 'guinevere':
      return say('court-picture-choice-does-guinevere');
    case 'arthur': {
      const givers = others.filter(({ treasury }) => treasury.length > 1).length;
      return say('court-picture-choice-does-arthur', { givers, keeps: yesNo(view.favor === seat) });
    }
    case 'lancelot':
      return say('court-picture-choice-does-lancelot', { opponents: others.length });
  }
}

/** What a character's player has in tiles at least, and whether that can be more: of Arthur's gifts, the givers choose which. */
export function treasuryAfter(
  { view }: CourtTextScene,
  seat: Seat,
  { action, after }: Outcome,
): { readonly sum: number; readonly more: boolean } {
  const isArthur = action.type === 'choose' && action.character === 'arthur';
  const givers = isArthur
    ? view.players.filter(({ treasury }, other) => other !== seat && treasury.length > 1)
    : [];
  const gifts = givers.map(({ treasury }) => Math.min(...treasury));
  return {
    sum: sumOf(after.treasury) + sumOf(gifts),
    more: givers.some(({ treasury }) => new Set(treasury).size > 1),
  };
}

/** An action and its player's standing after it. */
function outcomeWords(scene: CourtTextScene, seat: Seat, outcome: Outcome, names: readonly string[]): string {
  const { say, view } = scene;
  const { action, after, players } = outcome;
  const standing = say('court-picture-choice-after', {
    sizes: sizesText(after.standing.sizes),
    place: action.type === 'startCourtier' ? 0 : after.place,
  });
  const swap = (give: readonly Courtier[], take: readonly Courtier[]) =>
    say('court-picture-choice-swap', { give: courtierWords(say, give), take: courtierWords(say, take) });
  switch (action.type) {
    case 'bid':
      return say('court-picture-choice-bid', {
        sum: sumOf(action.tiles),
        tiles: tileWords(say, action.tiles),
      });
    case 'pass':
      return say('court-picture-choice-pass');
    case 'choose': {
      const { character } = action;
      const { sum, more } = treasuryAfter(scene, seat, outcome);
      const purse = paidWords(say, view.characters[character].purse);
      const best = sizesText(bestWith(view, seat, character));
      const text = [
        say('court-picture-choice-purse', { purse, sum, more: yesNo(more) }),
        say('court-picture-choice-best', { sizes: best }),
      ].join(say('language-comma'));
      const brings = say('language-colon', { head: say('court-character', { character }), text });
      return `${say('language-sentence', { text: brings })} ${doesNow(scene, seat, character)}`;
    }
    case 'startCourtier':
    case 'takeAspirant': {
      const head = say('court-courtier', { courtier: action.courtier, count: 1 });
      return say('language-colon', { head, text: standing });
    }
    case 'takeAspirants':
      return say('language-colon', { head: courtierWords(say, action.courtiers), text: standing });
    case 'refill':
      return courtierWords(say, action.courtiers);
    case 'giveTile':
      return say('court-picture-choice-give', { tile: action.tile, after: paidWords(say, after.treasury) });
    case 'swapMerlin': {
      const { give, take } = action;
      const head = give.length === 0 ? say('court-picture-choice-nothing') : swap(give, take);
      return say('language-colon', { head, text: standing });
    }
    case 'swapLancelot': {
      const { opponent, give, take } = action;
      const { place, standing: theirs } = players[opponent]!;
      const head = [names[opponent] ?? '', swap([give], [take])].join(say('language-comma'));
      const told = say('court-picture-choice-theirs', { sizes: sizesText(theirs.sizes), place });
      return say('language-colon', { head, text: standing + told });
    }
  }
}

/** Actions that a picture doesn't number, since what they're about is a number: a sum or a tile. */
const isNumbered = ({ action: { type } }: Outcome): boolean =>
  type !== 'bid' && type !== 'pass' && type !== 'giveTile';

/** One line per action in the order of the options, with its number if there are several. */
export const outcomeLines = (
  scene: CourtTextScene,
  seat: Seat,
  outcomes: readonly Outcome[],
  names: readonly string[],
): string[] => {
  const alike = alikeOf(scene.view, seat, outcomes);
  return outcomes.map((outcome, i) => {
    const count = alike[i]!;
    const told = [
      outcomeWords(scene, seat, outcome, names),
      ...(count > 0 ? [scene.say('court-picture-choice-alike', { count })] : []),
    ].join(scene.say('language-comma'));
    return outcomes.length > 1 && isNumbered(outcome)
      ? scene.say('court-picture-choice-numbered', { number: i + 1, told })
      : told;
  });
};
