import { addUp, countingSizes, mayBeLast } from '../../games/court/reading.ts';
import { type ActionOf, CHARACTERS, type CourtAction } from '../../games/court/types.ts';
import { ofType } from '../guide.ts';
import { signInText } from '../markdown.ts';
import { after, countCourtiers, courtSign, type Scene, seatName, swapsPossible, worth } from './labels.ts';
import { courtierList, tileList, tileSum, yesOrNo } from './sentences.ts';
import { describeExchange, sizeData } from './words.ts';

/** What the groups come to, as far as they count in the end. */
const scoreWords = ({ view, seat, t }: Scene): string =>
  t('court-explain-score', {
    ...sizeData(countingSizes(view, seat)),
    lasting: yesOrNo(!mayBeLast(view) && view.players[seat]!.characters.length > 0),
  });

export function explain(scene: Scene, actions: readonly CourtAction[]): readonly string[] {
  const { view, t } = scene;
  const [first] = actions;
  if (!first)
    return [
      view.phase === 'bid'
        ? t('court-explain-waiting-bid', { above: view.auction!.sum })
        : t('court-explain-waiting', { phase: view.phase }),
      scoreWords(scene),
    ];
  return [...decision(scene, actions, first), scoreWords(scene)];
}

function decision(scene: Scene, actions: readonly CourtAction[], first: CourtAction): string[] {
  const { view, seat, t } = scene;
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
        `- ${t('court-explain-kind-start-courtier')} ${t('court-explain-start-courtier', {
          courtiers: types.map((courtier) => t('court-some-object', { courtier, count: 1 })),
        })}`,
      ];
    }
    case 'swapMerlin': {
      const most = swapsPossible(me.court, countCourtiers(view.row));
      return [
        `- ${t('language-colon', { head: t('court-explain-kind-swap-merlin'), text: t('court-explain-swap-merlin', { count: most }) })}`,
        best(scene, actions),
      ];
    }
    case 'takeAspirants':
      return [
        `- ${t('court-explain-kind-take-aspirants')} ${t('court-explain-take-aspirants', { courtiers: courtierList(t, view.row, 'court-some-object') })}`,
        best(scene, actions),
      ];
    case 'takeAspirant':
      return [
        `- ${t('court-explain-kind-take-aspirant')} ${t('court-explain-take-aspirant', { courtiers: courtierList(t, view.row, 'court-some-object') })}`,
        best(scene, actions),
      ];
    case 'refill':
      return [
        `- ${t('court-explain-kind-refill')} ${t('court-explain-refill', { count: first.courtiers.length })}`,
      ];
    case 'giveTile':
      return [
        `- ${t('court-explain-kind-give-tile')} ${t('court-explain-give-tile', { name: seatName(scene, view.role!.seat), tiles: tileList(t, me.treasury) })}`,
      ];
    case 'swapLancelot':
      return [
        `- ${t('court-explain-kind-swap-lancelot')}${t('court-explain-swap-lancelot', { name: seatName(scene, first.opponent) })}`,
        best(scene, actions),
      ];
  }
}

function bidding({ view, seat, t }: Scene, actions: readonly CourtAction[]): string[] {
  const bids = ofType(actions, 'bid').toSorted(
    (a, b) => addUp(a.tiles) - addUp(b.tiles) || a.tiles.length - b.tiles.length,
  );
  const mayPass = actions.some(({ type }) => type === 'pass');
  const { sum } = view.auction!;
  const [cheapest, dearest = cheapest] = [bids[0], bids.at(-1)];
  const free = CHARACTERS.filter((id) => view.characters[id].takenBy === null);
  return [
    cheapest && dearest
      ? `- ${t('court-explain-kind-bid')} ${t('court-explain-bid', {
          ...{ above: sum, bids: bids.length > 1 ? 'several' : 'single' },
          cheapest: tileSum(t, cheapest.tiles),
          dearest: tileSum(t, dearest.tiles),
        })}`
      : `- ${t('court-explain-may-not-bid', { tiles: tileSum(t, view.players[seat]!.treasury), above: sum })}`,
    mayPass
      ? `- ${t('language-colon', { head: t('court-explain-kind-pass'), text: t('court-explain-pass') })}`
      : `- ${t('court-explain-may-not-pass')}`,
    `- ${t('court-explain-free', {
      characters: free.map((character) => {
        const purse = tileList(t, view.characters[character].purse);
        return t('court-explain-free-item', { character, purse });
      }),
    })}`,
  ];
}

function choosing(scene: Scene, choices: readonly ActionOf<'choose'>[]): string[] {
  const { view, t } = scene;
  const open = choices.map(({ character }) => character);
  return [
    `- ${t('court-explain-kind-choose')} ${t('court-explain-choose', { bid: tileSum(t, view.auction!.tiles) })}`,
    ...open.map(
      (id) =>
        `  - ${signInText(courtSign(id))} ${t('court-explain-character', { character: id, purse: tileList(t, view.characters[id].purse) })}`,
    ),
    ...CHARACTERS.flatMap((id) => {
      const { takenBy } = view.characters[id];
      return takenBy === null
        ? []
        : [`- ${t('court-explain-taken', { character: id, name: seatName(scene, takenBy) })}`];
    }),
    ...(view.blackDie !== null && open.length === 1 && open[0] === view.blackDie
      ? [`- ${t('court-explain-must', { character: view.blackDie })}`]
      : []),
  ];
}

/** The action that makes the player's own court strongest, and what it does to the groups. */
function best(scene: Scene, actions: readonly CourtAction[]): string {
  const top = actions.reduce((one, other) => (worth(scene, other) > worth(scene, one) ? other : one));
  return `- ${scene.t('court-explain-best', { choice: does(scene, top), ...sizeData(after(scene, top)) })}`;
}

function does({ t }: Scene, action: CourtAction): string {
  switch (action.type) {
    case 'swapMerlin':
      return describeExchange(t, action.give, action.take);
    case 'swapLancelot':
      return describeExchange(t, [action.give], [action.take]);
    case 'takeAspirants':
    case 'takeAspirant': {
      const taken = action.type === 'takeAspirant' ? [action.courtier] : action.courtiers;
      return t('court-explain-take', { courtiers: courtierList(t, taken, 'court-some-object') });
    }
    default:
      return '';
  }
}
