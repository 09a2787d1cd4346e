import {
  type ActionOf,
  CHARACTERS,
  type Character,
  type CourtAction,
  type CourtView,
} from '../../games/court/types.ts';
import { escapedName, signInText } from '../markdown.ts';
import { after, countsOf, courtSign, type Scene, sizesOf, swapsPossible, worth } from './labels.ts';

type Bid = ActionOf<'bid'>;

const ofType = <Type extends CourtAction['type']>(
  actions: readonly CourtAction[],
  type: Type,
): readonly ActionOf<Type>[] => actions.filter((action): action is ActionOf<Type> => action.type === type);

const nameOf = ({ names }: Scene, seat: number): string => escapedName(names[seat]!);

const isTaken = ({ characters }: CourtView, id: Character): boolean => characters[id].takenBy !== null;

export function explain(scene: Scene, actions: readonly CourtAction[]): readonly string[] {
  const { view, seat, words } = scene;
  const say = words.courtExplain;
  const [first] = actions;
  if (!first)
    return [
      view.phase === 'bid' ? say.waitingBid(view.auction!.sum) : say.waiting(view.phase),
      say.score(sizesOf(view, seat)),
    ];
  return [...decision(scene, actions, first), say.score(sizesOf(view, seat))];
}

function decision(scene: Scene, actions: readonly CourtAction[], first: CourtAction): string[] {
  const { view, seat, words } = scene;
  const { kinds, ...say } = words.courtExplain;
  const me = view.players[seat]!;
  switch (first.type) {
    case 'bid':
    case 'pass':
      return bidding(scene, actions);
    case 'choose':
      return choosing(scene, ofType(actions, 'choose'));
    case 'startCourtier': {
      const types = ofType(actions, 'startCourtier').map(({ courtier }) => courtier);
      return [`- ${kinds.startCourtier} ${say.startCourtier(types)}`];
    }
    case 'swapMerlin': {
      const most = swapsPossible(me.court, countsOf(view.row));
      return [`- ${words.language.colon(kinds.swapMerlin, say.swapMerlin(most))}`, best(scene, actions)];
    }
    case 'takeAspirants':
      return [`- ${kinds.takeAspirants} ${say.takeAspirants(view.row)}`, best(scene, actions)];
    case 'takeAspirant':
      return [`- ${kinds.takeAspirant} ${say.takeAspirant(view.row)}`, best(scene, actions)];
    case 'refill':
      return [`- ${kinds.refill} ${say.refill(first.courtiers.length)}`];
    case 'giveTile':
      return [`- ${kinds.giveTile} ${say.giveTile(nameOf(scene, view.role!.seat), me.treasury)}`];
    case 'swapLancelot':
      return [
        `- ${kinds.swapLancelot}${say.swapLancelot(nameOf(scene, first.opponent))}`,
        best(scene, actions),
      ];
  }
}

function bidding({ view, seat, words }: Scene, actions: readonly CourtAction[]): string[] {
  const { kinds, ...say } = words.courtExplain;
  const sumOf = ({ tiles }: Bid) => tiles.reduce<number>((sum, tile) => sum + tile, 0);
  const bids = ofType(actions, 'bid').toSorted(
    (a, b) => sumOf(a) - sumOf(b) || a.tiles.length - b.tiles.length,
  );
  const mayPass = actions.some(({ type }) => type === 'pass');
  const { sum } = view.auction!;
  const free = CHARACTERS.filter((id) => !isTaken(view, id)).map(
    (id) => [id, view.characters[id].purse] as const,
  );
  return [
    ...(bids.length > 0
      ? [`- ${kinds.bid} ${say.bid(sum, bids[0]!.tiles, bids.length > 1 ? bids.at(-1)!.tiles : null)}`]
      : [`- ${say.mayNotBid(view.players[seat]!.treasury, sum)}`]),
    mayPass ? `- ${words.language.colon(kinds.pass, say.pass)}` : `- ${say.mayNotPass}`,
    `- ${say.free(free)}`,
  ];
}

function choosing(scene: Scene, choices: readonly ActionOf<'choose'>[]): string[] {
  const { view, words } = scene;
  const { kinds, ...say } = words.courtExplain;
  const open = choices.map(({ character }) => character);
  return [
    `- ${kinds.choose} ${say.choose(view.auction!.tiles)}`,
    ...open.map((id) => `  - ${signInText(courtSign(id))} ${say.character(id, view.characters[id].purse)}`),
    ...CHARACTERS.flatMap((id) => {
      const { takenBy } = view.characters[id];
      return takenBy === null ? [] : [`- ${say.taken(id, nameOf(scene, takenBy))}`];
    }),
    ...(view.blackDie !== null && open.length === 1 && open[0] === view.blackDie
      ? [`- ${say.must(view.blackDie)}`]
      : []),
  ];
}

/** The action that makes the player's own court strongest, and what it does to the groups. */
function best(scene: Scene, actions: readonly CourtAction[]): string {
  const say = scene.words.courtExplain;
  const top = actions.reduce((one, other) => (worth(scene, other) > worth(scene, one) ? other : one));
  return `- ${say.best(does(scene, top), after(scene, top))}`;
}

function does({ words }: Scene, action: CourtAction): string {
  const say = words.courtExplain;
  switch (action.type) {
    case 'swapMerlin':
      return say.exchange(action.give, action.take);
    case 'swapLancelot':
      return say.exchange([action.give], [action.take]);
    case 'takeAspirants':
      return say.take(action.courtiers);
    case 'takeAspirant':
      return say.take([action.courtier]);
    default:
      return '';
  }
}
