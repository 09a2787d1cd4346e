import type { Tile } from '../../../src/games/court/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import { sumOf } from '../reading.ts';
import type { CourtScene } from '../scene.ts';
import { ALT_NAME, shortNames } from '../texts/names.ts';
import { affairWords } from '../texts/situation.ts';
import type { Outcome } from './outcome.ts';

/** Who chooses, from how many actions, and the current situation. */
export function choiceWords(scene: CourtScene, seat: Seat, count: number): string[] {
  const { view, words } = scene;
  const { alt, choice } = words.courtPicture;
  const names = shortNames(scene, ALT_NAME);
  const now = view.players[seat];
  return [
    alt.choice(names[seat] ?? '', view.phase, count),
    ...affairWords(scene, names),
    ...(now === undefined
      ? []
      : [`${choice.now(now.standing.sizes, now.place)}.`, `${choice.treasury(now.treasury)}.`]),
  ];
}

/** An action and its player's standing after it. */
function outcomeWords(scene: CourtScene, { action, after }: Outcome, names: readonly string[]): string {
  const { courtPicture: picture, court } = scene.words;
  const { choice } = picture;
  const standing = choice.after(after.standing.sizes, after.place);
  switch (action.type) {
    case 'bid':
      return choice.bid(sumOf(action.tiles), [action.tiles]);
    case 'pass':
      return choice.pass;
    case 'choose':
      return `${court.character(action.character)}: ${choice.purse(scene.view.characters[action.character].purse, after.treasury)}, ${standing}`;
    case 'startCourtier':
    case 'takeAspirant':
      return `${court.courtier(action.courtier)}: ${standing}`;
    case 'takeAspirants':
      return `${court.courtiers(action.courtiers)}: ${standing}`;
    case 'refill':
      return court.courtiers(action.courtiers);
    case 'giveTile':
      return choice.give(action.tile, after.treasury);
    case 'swapMerlin':
      return action.give.length === 0
        ? `${choice.nothing}: ${standing}`
        : `${choice.swap(court.courtiers(action.give), court.courtiers(action.take))}: ${standing}`;
    case 'swapLancelot':
      return `${names[action.opponent] ?? ''}, ${choice.swap(court.courtiers([action.give]), court.courtiers([action.take]))}: ${standing}`;
  }
}

/** One line per bid sum, lowest first. */
function bidWords({ words }: CourtScene, outcomes: readonly Outcome[]): string[] {
  const bySum = new Map<number, (readonly Tile[])[]>();
  for (const { action } of outcomes) {
    if (action.type !== 'bid') continue;
    const sum = sumOf(action.tiles);
    bySum.set(sum, [...(bySum.get(sum) ?? []), action.tiles]);
  }
  return [...bySum]
    .sort(([a], [b]) => a - b)
    .map(([sum, ways]) =>
      words.courtPicture.choice.bid(
        sum,
        ways.sort((a, b) => a.length - b.length),
      ),
    );
}

/** One line per action, except that bids with the same sum share one. Passing comes first. */
export function outcomeLines(
  scene: CourtScene,
  outcomes: readonly Outcome[],
  names: readonly string[],
): string[] {
  return [
    ...outcomes
      .filter(({ action }) => action.type !== 'bid')
      .map((outcome) => outcomeWords(scene, outcome, names)),
    ...bidWords(scene, outcomes),
  ];
}
