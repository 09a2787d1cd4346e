import type { Character, Tile } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { sumOf } from '../parts/shapes.ts';
import { shortNames } from '../scene.ts';
import type { Outcome } from './exchange.ts';
import type { CourtScene } from './sheet.ts';
import { ALT_NAME, affairWords } from './texts.ts';

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
      : [choice.now(now.standing.sizes, now.place), choice.treasury(now.treasury)].map(
          words.language.sentence,
        )),
  ];
}

/** What a character would do now. */
export function doesNow({ view, words }: CourtScene, seat: Seat, character: Character): string {
  const others = view.players.filter((_, other) => other !== seat);
  const givers = others.filter(({ treasury }) => treasury.length > 1).length;
  return words.courtPicture.choice.does(character, givers, others.length);
}

/** An action and its player's standing after it. */
function outcomeWords(
  scene: CourtScene,
  seat: Seat,
  { action, after, players }: Outcome,
  names: readonly string[],
): string {
  const { courtPicture, court, language } = scene.words;
  const { choice } = courtPicture;
  const standing = choice.after(after.standing.sizes, after.place);
  switch (action.type) {
    case 'bid':
      return choice.bid(sumOf(action.tiles), [action.tiles]);
    case 'pass':
      return choice.pass;
    case 'choose': {
      const purse = choice.purse(scene.view.characters[action.character].purse, after.treasury);
      const brings = language.colon(court.character(action.character), language.commas([purse, standing]));
      return `${language.sentence(brings)} ${doesNow(scene, seat, action.character)}`;
    }
    case 'startCourtier':
    case 'takeAspirant':
      return language.colon(court.courtier(action.courtier), standing);
    case 'takeAspirants':
      return language.colon(court.courtiers(action.courtiers), standing);
    case 'refill':
      return court.courtiers(action.courtiers);
    case 'giveTile':
      return choice.give(action.tile, after.treasury);
    case 'swapMerlin': {
      const { give, take } = action;
      const swap =
        give.length === 0 ? choice.nothing : choice.swap(court.courtiers(give), court.courtiers(take));
      return language.colon(swap, standing);
    }
    case 'swapLancelot': {
      const theirs = players[action.opponent];
      const swap = choice.swap(court.courtiers([action.give]), court.courtiers([action.take]));
      const told = theirs === undefined ? '' : choice.theirs(theirs.standing.sizes, theirs.place);
      return language.colon(language.commas([names[action.opponent] ?? '', swap]), standing + told);
    }
  }
}

interface Line {
  /** The first option's that it tells of, from 1. */
  readonly number: number;
  readonly told: string;
}

/** One line per sum, at its first bid. */
function bidLines({ words }: CourtScene, outcomes: readonly Outcome[]): Line[] {
  const bySum = new Map<number, { readonly number: number; readonly ways: (readonly Tile[])[] }>();
  outcomes.forEach(({ action }, i) => {
    if (action.type !== 'bid') return;
    const sum = sumOf(action.tiles);
    const bids = bySum.get(sum) ?? { number: i + 1, ways: [] };
    bids.ways.push(action.tiles);
    bySum.set(sum, bids);
  });
  const { bid } = words.courtPicture.choice;
  return [...bySum].map(([sum, { number, ways }]) => ({ number, told: bid(sum, ways) }));
}

/** One line per action in the order of the options, with its number if there are several; bids with the same sum share one. */
export function outcomeLines(
  scene: CourtScene,
  seat: Seat,
  outcomes: readonly Outcome[],
  names: readonly string[],
): string[] {
  const others = outcomes.flatMap((outcome, i): Line[] =>
    outcome.action.type === 'bid' ? [] : [{ number: i + 1, told: outcomeWords(scene, seat, outcome, names) }],
  );
  const lines = [...others, ...bidLines(scene, outcomes)].sort((a, b) => a.number - b.number);
  const { numbered } = scene.words.courtPicture.choice;
  return lines.map(({ number, told }) => (outcomes.length > 1 ? numbered(number, told) : told));
}
