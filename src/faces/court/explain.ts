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
  const { view, seat, say } = scene;
  const [first] = actions;
  if (!first)
    return [
      view.phase === 'bid'
        ? say('court-explain-waiting-bid', { above: view.auction!.sum })
        : say('court-explain-waiting', { phase: view.phase }),
      say.courtExplain.score(sizesOf(view, seat)),
    ];
  return [...decision(scene, actions, first), say.courtExplain.score(sizesOf(view, seat))];
}

function decision(scene: Scene, actions: readonly CourtAction[], first: CourtAction): string[] {
  const { view, seat, say } = scene;
  const me = view.players[seat]!;
  switch (first.type) {
    case 'bid':
    case 'pass':
      return bidding(scene, actions);
    case 'choose':
      return choosing(scene, ofType(actions, 'choose'));
    case 'startCourtier': {
      const types = ofType(actions, 'startCourtier').map(({ courtier }) => courtier);
      return [
        `- ${say('court-explain-kind-start-courtier')} ${say('court-explain-start-courtier', {
          courtiers: types.map((courtier) => say('court-some-object', { courtier, count: 1 })),
        })}`,
      ];
    }
    case 'swapMerlin': {
      const most = swapsPossible(me.court, countsOf(view.row));
      return [
        `- ${say('language-colon', { head: say('court-explain-kind-swap-merlin'), text: say('court-explain-swap-merlin', { count: most }) })}`,
        best(scene, actions),
      ];
    }
    case 'takeAspirants':
      return [
        `- ${say('court-explain-kind-take-aspirants')} ${say.courtExplain.takeAspirants(view.row)}`,
        best(scene, actions),
      ];
    case 'takeAspirant':
      return [
        `- ${say('court-explain-kind-take-aspirant')} ${say.courtExplain.takeAspirant(view.row)}`,
        best(scene, actions),
      ];
    case 'refill':
      return [
        `- ${say('court-explain-kind-refill')} ${say('court-explain-refill', { count: first.courtiers.length })}`,
      ];
    case 'giveTile':
      return [
        `- ${say('court-explain-kind-give-tile')} ${say.courtExplain.giveTile(nameOf(scene, view.role!.seat), me.treasury)}`,
      ];
    case 'swapLancelot':
      return [
        `- ${say('court-explain-kind-swap-lancelot')}${say('court-explain-swap-lancelot', { name: nameOf(scene, first.opponent) })}`,
        best(scene, actions),
      ];
  }
}

function bidding({ view, seat, say }: Scene, actions: readonly CourtAction[]): string[] {
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
      ? [
          `- ${say('court-explain-kind-bid')} ${say.courtExplain.bid(sum, bids[0]!.tiles, bids.length > 1 ? bids.at(-1)!.tiles : null)}`,
        ]
      : [`- ${say.courtExplain.mayNotBid(view.players[seat]!.treasury, sum)}`]),
    mayPass
      ? `- ${say('language-colon', { head: say('court-explain-kind-pass'), text: say('court-explain-pass') })}`
      : `- ${say('court-explain-may-not-pass')}`,
    `- ${say.courtExplain.free(free)}`,
  ];
}

function choosing(scene: Scene, choices: readonly ActionOf<'choose'>[]): string[] {
  const { view, say } = scene;
  const open = choices.map(({ character }) => character);
  return [
    `- ${say('court-explain-kind-choose')} ${say.courtExplain.choose(view.auction!.tiles)}`,
    ...open.map(
      (id) => `  - ${signInText(courtSign(id))} ${say.courtExplain.character(id, view.characters[id].purse)}`,
    ),
    ...CHARACTERS.flatMap((id) => {
      const { takenBy } = view.characters[id];
      return takenBy === null
        ? []
        : [`- ${say('court-explain-taken', { character: id, name: nameOf(scene, takenBy) })}`];
    }),
    ...(view.blackDie !== null && open.length === 1 && open[0] === view.blackDie
      ? [`- ${say('court-explain-must', { character: view.blackDie })}`]
      : []),
  ];
}

/** The action that makes the player's own court strongest, and what it does to the groups. */
function best(scene: Scene, actions: readonly CourtAction[]): string {
  const top = actions.reduce((one, other) => (worth(scene, other) > worth(scene, one) ? other : one));
  return `- ${scene.say.courtExplain.best(does(scene, top), after(scene, top))}`;
}

function does({ say }: Scene, action: CourtAction): string {
  switch (action.type) {
    case 'swapMerlin':
      return say.courtExplain.exchange(action.give, action.take);
    case 'swapLancelot':
      return say.courtExplain.exchange([action.give], [action.take]);
    case 'takeAspirants':
      return say.courtExplain.take(action.courtiers);
    case 'takeAspirant':
      return say.courtExplain.take([action.courtier]);
    default:
      return '';
  }
}
