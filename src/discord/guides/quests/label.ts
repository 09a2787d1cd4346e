import { priceOf } from '../../../games/quests/challenge.ts';
import type {
  AdversaryCard,
  ChallengeMode,
  Kind,
  QuestsAction,
  QuestsEvent,
  QuestsView,
  TurnStep,
} from '../../../games/quests/types.ts';
import { cut } from '../../answers/escape.ts';
import { MAX_LABEL, MAX_OPTION } from '../../answers/limits.ts';
import { type Branch, type GuideScene, type Label, ROOM_FOR_NUMBER } from '../guide.ts';
import { paidInOrder, tailOf } from './paths.ts';
import { kindSign, STEP_SIGN } from './sign.ts';

export type Scene = GuideScene<QuestsView, QuestsAction, QuestsEvent>;
type Of<Type extends QuestsAction['type']> = Extract<QuestsAction, { type: Type }>;

export const kindOf = (card: AdversaryCard): Kind => card.slice(0, -2) as Kind;

/** Each step of the turn is a section. */
export const section = (scene: Scene, { actions }: Branch<QuestsAction>): string =>
  scene.words.questsTable.section[actions[0]!.type satisfies TurnStep];

export function label(scene: Scene, branch: Branch<QuestsAction>): Label {
  const { choose } = scene.words.questsTable;
  const action = branch.actions[0]!;
  switch (action.type) {
    case 'reveal':
      return { text: choose.reveal, detail: choose.revealDetail, emoji: STEP_SIGN.reveal, style: 'strong' };
    case 'draw':
      return { text: choose.draw(action.count), emoji: action.count > 0 ? STEP_SIGN.draw : STEP_SIGN.done };
    case 'challenge':
      return challengeLabel(scene, branch, action);
    case 'adventure':
      return adventureLabel(scene, branch, action);
  }
}

function challengeLabel(
  scene: Scene,
  { path, actions }: Branch<QuestsAction>,
  action: Of<'challenge'>,
): Label {
  const { choose } = scene.words.questsTable;
  const { card, mode, pay } = action;
  const emoji = kindSign(kindOf(card));
  const modes = modesOf(actions);
  if (modes.length > 1) return { text: choose.modes(card, modes), emoji };
  if (actions.length > 1 && path.length > tailOf(action)) {
    const first = pay.find((paid) => paid !== 'merlin') ?? 'merlin';
    return { text: choose.part(choose.fewKnights([first]), actions.length), emoji };
  }
  const how = scene.view.variant === 'basic' ? 'won' : mode;
  const paid =
    actions.length > 1 ? choose.price(priceOf(mode, card), actions.length) : choose.fewKnights(pay);
  const { events } = scene.preview(action);
  const outcome = outcomeOf(scene, events);
  const wins = events.some((event) => event.type === 'won' && event.seat === scene.seat);
  return {
    ...fitting(scene, choose.challenge(card, how, paid), outcome),
    emoji,
    style: wins ? 'good' : 'strong',
  };
}

function adventureLabel(
  scene: Scene,
  { path, actions }: Branch<QuestsAction>,
  action: Of<'adventure'>,
): Label {
  const { choose } = scene.words.questsTable;
  const { adventure, pay } = action;
  const emoji = STEP_SIGN.adventure;
  if (actions.length > 1 && path.length > tailOf(action)) {
    const chosen = paidInOrder(pay).slice(0, path.length - tailOf(action));
    return { text: choose.part(choose.fewAdversaries(chosen), actions.length), emoji };
  }
  const paid = actions.length > 1 ? choose.anyOf(actions.length) : choose.fewAdversaries(pay);
  const { view, events } = scene.preview(action);
  const value = scene.view.adventures.find(({ id }) => id === adventure)!.value;
  const gain = view.players[scene.seat]!.score - scene.view.players[scene.seat]!.score;
  const outcome = [
    ...(actions.length > 1 ? [] : [choose.points(gain)]),
    ...(events.some(({ type }) => type === 'ended') ? [choose.ends] : []),
  ];
  const wordings = outcome.length === 0 ? [] : [choose.outcomes(outcome)];
  return { ...fitting(scene, choose.adventure(adventure, value, paid), wordings), emoji, style: 'good' };
}

/** Appends the fullest wording that fits; unless that's the first one, the first one becomes the detail. */
function fitting(
  { words: { language } }: Scene,
  text: string,
  wordings: readonly string[],
): Pick<Label, 'text' | 'detail'> {
  const [full] = wordings;
  if (full === undefined) return { text };
  const said = wordings
    .map((wording) => language.colon(text, wording))
    .find(({ length }) => length <= MAX_LABEL - ROOM_FOR_NUMBER);
  if (said === language.colon(text, full)) return { text: said };
  return { text: said ?? text, detail: cut(full, MAX_OPTION) };
}

/** What each player wins in a challenge, in ever shorter wordings. */
function outcomeOf(scene: Scene, events: readonly QuestsEvent[]): string[] {
  const { choose } = scene.words.questsTable;
  const gains = new Map<number, number>([[scene.seat, 0]]);
  for (const event of events)
    if (event.type === 'won')
      gains.set(event.seat, (gains.get(event.seat) ?? 0) + Number(event.card.slice(-1)));
  const mine = gains.get(scene.seat)!;
  const theirs = [...gains].filter(([seat]) => seat !== scene.seat);
  if (theirs.length === 0) return mine === 0 ? [] : [choose.points(mine)];
  const you = choose.gain(choose.you, mine);
  const others = theirs.reduce((sum, [, gain]) => sum + gain, 0);
  const all = [you, ...theirs.map(([seat, gain]) => choose.gain(scene.names[seat]!, gain))];
  const few = [you, choose.gain(choose.others, others)];
  return [choose.completes(all), choose.outcomes(all), choose.outcomes(few)];
}

export const modesOf = (actions: readonly QuestsAction[]): ChallengeMode[] => [
  ...new Set(actions.flatMap((action) => (action.type === 'challenge' ? [action.mode] : []))),
];
