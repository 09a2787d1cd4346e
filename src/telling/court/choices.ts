import { bagOfTiles, subBags, sumOfTiles } from '../../games/court/data.ts';
import {
  addUp,
  bestWith,
  counting,
  merlinResults,
  rowNeeds,
  type Wanted,
} from '../../games/court/reading.ts';
import type {
  Character,
  CourtAction,
  CourtEvent,
  Courtier,
  CourtPlayerView,
  CourtView,
  Tile,
} from '../../games/court/types.ts';
import type { ChoiceOption, Seat } from '../../games/game.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import { shortNames } from '../scene.ts';
import { courtierList, decisionKind, sizesText, tileList, tileSum, yesOrNo } from './sentences.ts';
import { ALT_NAME, affairLines, type CourtTextScene } from './table.ts';

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
export function courtOutcome(seat: Seat, { action, preview }: CourtOption): Outcome {
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
export function countAlike(view: CourtView, seat: Seat, outcomes: readonly Outcome[]): number[] {
  if (!outcomes.some(({ action: { type } }) => type === 'swapMerlin')) return outcomes.map(() => 0);
  const results = merlinResults(view, seat).map(sizesText);
  const listed = outcomes.map(({ after }) => sizesText(after.standing.sizes));
  const among = (all: readonly string[], sizes: string) => all.filter((other) => other === sizes).length;
  return listed.map((sizes) => among(results, sizes) - among(listed, sizes));
}

/** Whether one of the sums that are bid can be paid with other tiles, too. */
export function hasOtherTiles({ players }: CourtView, seat: Seat, outcomes: readonly Outcome[]): boolean {
  const bids = offeredBids(outcomes).map(addUp);
  const { treasury } = players[seat] as CourtPlayerView;
  return subBags(bagOfTiles(treasury)).filter((part) => bids.includes(sumOfTiles(part))).length > bids.length;
}

export const offeredBids = (outcomes: readonly Outcome[]): (readonly Tile[])[] =>
  outcomes.flatMap(({ action }) => (action.type === 'bid' ? [action.tiles] : []));

/** Whether there are higher bids than those listed. */
export function lacksBids({ players }: CourtView, seat: Seat, outcomes: readonly Outcome[]): boolean {
  const bids = offeredBids(outcomes);
  return bids.length > 0 && Math.max(...bids.map(addUp)) < addUp(players[seat]?.treasury ?? []);
}

/** What the list of options leaves out, in sentences. */
function unlistedWords(
  { view, t }: CourtTextScene,
  seat: Seat,
  outcomes: readonly Outcome[],
): readonly string[] {
  if (outcomes.some(({ action: { type } }) => type === 'swapMerlin')) {
    const count = otherSwaps(view, seat, outcomes);
    const vain = yesOrNo(outcomes.length === 1);
    return count > 0 ? [t('court-picture-choice-other-swaps', { count, vain })] : [];
  }
  const sum = addUp(view.players[seat]?.treasury ?? []);
  return [
    ...(lacksBids(view, seat, outcomes) ? [t('court-picture-choice-higher-text', { sum })] : []),
    ...(hasOtherTiles(view, seat, outcomes) ? [t('court-picture-choice-other-tiles')] : []),
  ];
}

/** How the player stands now, or the `place` that all options lead to, if there is one. */
export function describeStanding(
  { view, t }: CourtTextScene,
  { standing, place: now }: CourtPlayerView,
  place?: number,
): string {
  if (place !== undefined) return t('court-picture-choice-now-any', { place });
  return t('court-picture-choice-now', {
    sizes: sizesText(standing.sizes),
    place: view.phase === 'startCourtier' ? 0 : now,
  });
}

/** Who chooses, from how many actions, the current situation, and what isn't listed. */
export function choiceLines(scene: CourtTextScene, seat: Seat, outcomes: readonly Outcome[]): string[] {
  const { view, t } = scene;
  const names = shortNames(scene, ALT_NAME);
  const now = view.players[seat]!;
  const unlisted = unlistedWords(scene, seat, outcomes);
  return [
    t('court-picture-alt-choice', {
      ...{ name: names[seat] ?? '', phase: decisionKind(view) },
      ...{ count: outcomes.length, more: yesOrNo(unlisted.length > 0) },
    }),
    ...affairLines(scene, names),
    ...[
      describeStanding(scene, now),
      t('court-picture-choice-treasury', { tiles: tileSum(t, now.treasury) }),
      ...unlisted,
    ].map((text) => t('language-sentence', { text })),
  ];
}

/** What a character would do now. */
export function doesNow({ view, t }: CourtTextScene, seat: Seat, character: Character): string {
  const others = view.players.filter((_, other) => other !== seat);
  switch (character) {
    case 'merlin': {
      const possible = yesOrNo(merlinResults(view, seat).length > 1);
      return t('court-picture-choice-does-merlin', { possible });
    }
    case 'guinevere':
      return t('court-picture-choice-does-guinevere');
    case 'arthur': {
      const givers = others.filter(({ treasury }) => treasury.length > 1).length;
      return t('court-picture-choice-does-arthur', { givers, keeps: yesOrNo(view.favor === seat) });
    }
    case 'lancelot':
      return t('court-picture-choice-does-lancelot', { opponents: others.length });
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
    sum: addUp(after.treasury) + addUp(gifts),
    more: givers.some(({ treasury }) => new Set(treasury).size > 1),
  };
}

/** An action and its player's standing after it. */
function outcomeWords(scene: CourtTextScene, seat: Seat, outcome: Outcome, names: readonly string[]): string {
  const { t, view } = scene;
  const { action, after, players } = outcome;
  const standing = t('court-picture-choice-after', {
    sizes: sizesText(after.standing.sizes),
    place: action.type === 'startCourtier' ? 0 : after.place,
  });
  const swap = (give: readonly Courtier[], take: readonly Courtier[]) =>
    t('court-picture-choice-swap', { give: courtierList(t, give), take: courtierList(t, take) });
  switch (action.type) {
    case 'bid':
      return t('court-picture-choice-bid', { sum: addUp(action.tiles), tiles: tileList(t, action.tiles) });
    case 'pass':
      return t('court-picture-choice-pass');
    case 'choose': {
      const { character } = action;
      const { sum, more } = treasuryAfter(scene, seat, outcome);
      const purse = tileSum(t, view.characters[character].purse);
      const best = sizesText(bestWith(view, seat, character));
      const text = [
        t('court-picture-choice-purse', { purse, sum, more: yesOrNo(more) }),
        t('court-picture-choice-best', { sizes: best }),
      ].join(t('language-comma'));
      const brings = t('language-colon', { head: t('court-character', { character }), text });
      return `${t('language-sentence', { text: brings })} ${doesNow(scene, seat, character)}`;
    }
    case 'startCourtier':
    case 'takeAspirant': {
      const head = t('court-courtier', { courtier: action.courtier, count: 1 });
      return t('language-colon', { head, text: standing });
    }
    case 'takeAspirants':
      return t('language-colon', { head: courtierList(t, action.courtiers), text: standing });
    case 'refill':
      return courtierList(t, action.courtiers);
    case 'giveTile':
      return t('court-picture-choice-give', { tile: action.tile, after: tileSum(t, after.treasury) });
    case 'swapMerlin': {
      const { give, take } = action;
      const head = give.length === 0 ? t('court-picture-choice-nothing') : swap(give, take);
      return t('language-colon', { head, text: standing });
    }
    case 'swapLancelot': {
      const { opponent, give, take } = action;
      const { place, standing: theirs } = players[opponent]!;
      const head = [names[opponent] ?? '', swap([give], [take])].join(t('language-comma'));
      const told = t('court-picture-choice-theirs', { sizes: sizesText(theirs.sizes), place });
      return t('language-colon', { head, text: standing + told });
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
  const alike = countAlike(scene.view, seat, outcomes);
  return outcomes.map((outcome, i) => {
    const count = alike[i]!;
    const told = [
      outcomeWords(scene, seat, outcome, names),
      ...(count > 0 ? [scene.t('court-picture-choice-alike', { count })] : []),
    ].join(scene.t('language-comma'));
    return outcomes.length > 1 && isNumbered(outcome)
      ? scene.t('court-picture-choice-numbered', { number: i + 1, told })
      : told;
  });
};

/** What of the peasantry makes a score higher, if anybody, somebody else's if there's a name. */
const needsWords = (t: Translate, wanted: Wanted | null, name: string | null): string =>
  t('court-picture-text-needs', {
    whose: name === null ? 'own' : 'other',
    name: name ?? '',
    how: wanted?.how ?? 'none',
    count: wanted?.how === 'count' ? wanted.count : 1,
    courtiers: (wanted?.types ?? []).map((courtier) => t('court-some-object', { courtier, count: 1 })),
  });

/** The same in words, a sentence each. */
export const describeRowNeeds = (
  { view, t }: Pick<CourtTextScene, 'view' | 't'>,
  seat: Seat,
  names: readonly string[],
): string[] =>
  rowNeeds(view, seat).map((need) =>
    needsWords(t, need.wanted, need.seat === seat ? null : (names[need.seat] ?? '')),
  );
