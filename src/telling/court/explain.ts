import { countingSizes, mayBeLast, sumOf } from '../../games/court/reading.ts';
import { type ActionOf, CHARACTERS, type CourtAction } from '../../games/court/types.ts';
import { ofType } from '../guide.ts';
import { signInText } from '../markdown.ts';
import { after, countsOf, courtSign, nameOf, type Scene, swapsPossible, worth } from './labels.ts';
import { courtierWords, paidWords, tileWords, yesNo } from './sentences.ts';
import { exchangeWords, sizeData } from './words.ts';

/** What the groups come to, as far as they count in the end. */
const scoreWords = ({ view, seat, say }: Scene): string =>
  say('court-explain-score', {
    ...sizeData(countingSizes(view, seat)),
    lasting: yesNo(!mayBeLast(view) && view.players[seat]!.characters.length > 0),
  });

export function explain(scene: Scene, actions: readonly CourtAction[]): readonly string[] {
  const { view, say } = scene;
  const [first] = actions;
  if (!first)
    return [
      view.phase === 'bid'
        ? say('court-explain-waiting-bid', { above: view.auction!.sum })
        : say('court-explain-waiting', { phase: view.phase }),
      scoreWords(scene),
    ];
  return [...decision(scene, actions, first), scoreWords(scene)];
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
        `- ${say('court-explain-kind-take-aspirants')} ${say('court-explain-take-aspirants', { courtiers: courtierWords(say, view.row, 'court-some-object') })}`,
        best(scene, actions),
      ];
    case 'takeAspirant':
      return [
        `- ${say('court-explain-kind-take-aspirant')} ${say('court-explain-take-aspirant', { courtiers: courtierWords(say, view.row, 'court-some-object') })}`,
        best(scene, actions),
      ];
    case 'refill':
      return [
        `- ${say('court-explain-kind-refill')} ${say('court-explain-refill', { count: first.courtiers.length })}`,
      ];
    case 'giveTile':
      return [
        `- ${say('court-explain-kind-give-tile')} ${say('court-explain-give-tile', { name: nameOf(scene, view.role!.seat), tiles: tileWords(say, me.treasury) })}`,
      ];
    case 'swapLancelot':
      return [
        `- ${say('court-explain-kind-swap-lancelot')}${say('court-explain-swap-lancelot', { name: nameOf(scene, first.opponent) })}`,
        best(scene, actions),
      ];
  }
}

function bidding({ view, seat, say }: Scene, actions: readonly CourtAction[]): string[] {
  const bids = ofType(actions, 'bid').toSorted(
    (a, b) => sumOf(a.tiles) - sumOf(b.tiles) || a.tiles.length - b.tiles.length,
  );
  const mayPass = actions.some(({ type }) => type === 'pass');
  const { sum } = view.auction!;
  const [cheapest, dearest = cheapest] = [bids[0], bids.at(-1)];
  const free = CHARACTERS.filter((id) => view.characters[id].takenBy === null);
  return [
    cheapest && dearest
      ? `- ${say('court-explain-kind-bid')} ${say('court-explain-bid', {
          ...{ above: sum, bids: bids.length > 1 ? 'several' : 'single' },
          cheapest: paidWords(say, cheapest.tiles),
          dearest: paidWords(say, dearest.tiles),
        })}`
      : `- ${say('court-explain-may-not-bid', { tiles: paidWords(say, view.players[seat]!.treasury), above: sum })}`,
    mayPass
      ? `- ${say('language-colon', { head: say('court-explain-kind-pass'), text: say('court-explain-pass') })}`
      : `- ${say('court-explain-may-not-pass')}`,
    `- ${say('court-explain-free', {
      characters: free.map((character) => {
        const purse = tileWords(say, view.characters[character].purse);
        return say('court-explain-free-item', { character, purse });
      }),
    })}`,
  ];
}

function choosing(scene: Scene, choices: readonly ActionOf<'choose'>[]): string[] {
  const { view, say } = scene;
  const open = choices.map(({ character }) => character);
  return [
    `- ${say('court-explain-kind-choose')} ${say('court-explain-choose', { bid: paidWords(say, view.auction!.tiles) })}`,
    ...open.map(
      (id) =>
        `  - ${signInText(courtSign(id))} ${say('court-explain-character', { character: id, purse: tileWords(say, view.characters[id].purse) })}`,
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
  return `- ${scene.say('court-explain-best', { choice: does(scene, top), ...sizeData(after(scene, top)) })}`;
}

function does({ say }: Scene, action: CourtAction): string {
  switch (action.type) {
    case 'swapMerlin':
      return exchangeWords(say, action.give, action.take);
    case 'swapLancelot':
      return exchangeWords(say, [action.give], [action.take]);
    case 'takeAspirants':
    case 'takeAspirant': {
      const taken = action.type === 'takeAspirant' ? [action.courtier] : action.courtiers;
      return say('court-explain-take', { courtiers: courtierWords(say, taken, 'court-some-object') });
    }
    default:
      return '';
  }
}
