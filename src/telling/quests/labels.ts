import { cardKind, cardValue } from '../../games/quests/data.ts';
import { cardPrice, TURN_STEPS } from '../../games/quests/legal.ts';
import type {
  AdversaryCard,
  CardGameAction,
  CardGameEvent,
  CardGameView,
  ChallengeMode,
  Kind,
  KnightCard,
} from '../../games/quests/types.ts';
import {
  type Branch,
  type GuideScene,
  type Label,
  MAX_LABEL,
  MAX_OPTION,
  ofType,
  ROOM_FOR_NUMBER,
} from '../guide.ts';
import { cut, emojiSign } from '../markdown.ts';
import { adversaryData } from './sentences.ts';
import { cardGameSigns } from './signs.ts';
import { joinOutcomes, payingAdversaries, shortAdversaryList, shortKnightList } from './words.ts';

/** An adversary's key in a payment, e.g. `d4` for `dragon-4`. */
const adversaryKey = (card: AdversaryCard): string => `${card.charAt(0)}${card.slice(-1)}`;

/** Doubles are capital letters, e.g. `R` for `red-2`. */
const knightKey = (card: KnightCard): string =>
  card.endsWith('-2') ? card.charAt(0).toUpperCase() : card.charAt(0);

const byValue = (a: AdversaryCard, b: AdversaryCard): number => Number(b.slice(-1)) - Number(a.slice(-1));

/** The colour of the paying knights; `merlin` if only Merlins pay. */
export const payingColour = (pay: readonly KnightCard[]): KnightCard =>
  (pay.find((card) => card !== 'merlin')?.replace('-2', '') ?? 'merlin') as KnightCard;

/** An adventure's payment in the order in which its cards are chosen. */
const paidInOrder = (pay: readonly AdversaryCard[]): AdversaryCard[] => pay.toSorted(byValue);

/**
 * Key order: reveal; adversary, mode, colour, knight by knight; adventure, adversary by adversary from the highest;
 * the number to draw.
 */
export function cardGamePath(action: CardGameAction): readonly string[] {
  switch (action.type) {
    case 'reveal':
      return ['reveal'];
    case 'challenge':
      return [action.card, action.mode, payingColour(action.pay), ...action.pay.map(knightKey)];
    case 'adventure':
      return [action.adventure, ...paidInOrder(action.pay).map(adversaryKey)];
    case 'draw':
      return [action.count === 0 ? 'done' : `draw-${action.count}`];
  }
}

/** Index of the first payment key. */
export const paymentStart = (action: CardGameAction): number => (action.type === 'challenge' ? 2 : 1);

/** The emblem of a kind of adversary. */
export const kindSign = (kind: Kind): string => emojiSign(cardGameSigns, `quests_${kind}`);

/** The emblem of a step of the turn. */
export const STEP_SIGN = {
  reveal: emojiSign(cardGameSigns, 'quests_reveal'),
  adventure: emojiSign(cardGameSigns, 'quests_adventure'),
  draw: emojiSign(cardGameSigns, 'quests_knight'),
  done: '🏁',
} as const;

export type Scene = GuideScene<CardGameView, CardGameAction, CardGameEvent>;

type Of<Type extends CardGameAction['type']> = Extract<CardGameAction, { type: Type }>;

const SECTIONS = { reveal: 'draw', challenge: 'challenge', adventure: 'adventure', draw: 'draw' } as const;

/** Each step of the turn is a section; what's done without a card on the board is together. */
export const section = (scene: Scene, { actions }: Branch<CardGameAction>): string =>
  scene.t(`quests-table-section-${SECTIONS[actions[0]!.type]}`);

/** The label of an action that's played together with the draw after it. */
export function labelWithDraw(scene: Scene, branch: Branch<CardGameAction>, sequel: CardGameAction): Label {
  return label(scene, branch, sequel.type === 'draw' ? sequel.count : null);
}

/** An action by itself: no question above it has named its card. */
export const whole = (scene: Scene, action: CardGameAction): Label =>
  label(scene, { path: cardGamePath(action).slice(0, 1), actions: [action] });

/** @param drawn how many knights are drawn at once after the action; null if that's another choice */
export function label(scene: Scene, branch: Branch<CardGameAction>, drawn: number | null = null): Label {
  const action = branch.actions[0]!;
  switch (action.type) {
    case 'reveal':
      return {
        text: scene.t('quests-table-reveal'),
        detail: scene.t('quests-table-reveal-detail'),
        emoji: STEP_SIGN.reveal,
        style: 'strong',
      };
    case 'draw':
      return {
        text: scene.t('quests-table-draw', { knights: action.count }),
        emoji: action.count > 0 ? STEP_SIGN.draw : STEP_SIGN.done,
      };
    case 'challenge':
      return challengeLabel(scene, branch, action, drawn);
    case 'adventure':
      return adventureLabel(scene, branch, action, drawn);
  }
}

function challengeLabel(
  scene: Scene,
  { path, actions }: Branch<CardGameAction>,
  action: Of<'challenge'>,
  drawn: number | null,
): Label {
  const { card, mode, pay } = action;
  const emoji = kindSign(cardKind(card));
  if (actions.length > 1 && path.length === 1)
    return { text: scene.t('quests-table-choose-adversary', adversaryData(card)), emoji, style: 'strong' };
  if (actions.length > 1 && path.length > paymentStart(action)) {
    const first = pay.find((paid) => paid !== 'merlin') ?? 'merlin';
    return {
      text: scene.t('quests-table-part', { cards: shortKnightList(scene.t, [first]), count: actions.length }),
      emoji,
    };
  }
  const how = scene.view.variant === 'basic' ? 'won' : mode;
  const paid =
    actions.length > 1
      ? scene.t('quests-table-price', { knights: cardPrice(mode, card), count: actions.length })
      : shortKnightList(scene.t, pay);
  const { events } = scene.preview(action);
  const wordings = challengeResult(scene, events);
  // Below the question, others' gains are enough to say that the column is complete.
  const outcome = path.length > 1 && wordings.length > 1 ? wordings.slice(1) : wordings;
  const text =
    path.length > 1
      ? scene.t('quests-table-challenge-by', { how, paid })
      : scene.t('quests-table-challenge', { ...adversaryData(card), how, paid });
  const wins = events.some((event) => event.type === 'won' && event.seat === scene.seat);
  const said = withDraw(scene, text, drawn);
  const brief = (few: string) =>
    scene.t('quests-table-challenge-brief', { ...adversaryData(card), how, paid: few });
  const fits = said.length <= ROOM;
  const words = fits ? fitting(scene, said, outcome) : briefly(scene, brief, paid, drawn, outcome[0]);
  return { ...words, emoji, style: wins ? 'good' : 'strong' };
}

function adventureLabel(
  scene: Scene,
  { path, actions }: Branch<CardGameAction>,
  action: Of<'adventure'>,
  drawn: number | null,
): Label {
  const { adventure, pay } = action;
  const emoji = STEP_SIGN.adventure;
  const value = scene.view.adventures.find(({ id }) => id === adventure)!.value;
  if (actions.length > 1 && path.length === 1)
    return { text: scene.t('quests-table-choose-adventure', { adventure, value }), emoji, style: 'good' };
  if (actions.length > 1 && path.length > paymentStart(action)) {
    const chosen = paidInOrder(pay).slice(0, path.length - paymentStart(action));
    return {
      text: scene.t('quests-table-part', {
        cards: shortAdversaryList(scene.t, chosen),
        count: actions.length,
      }),
      emoji,
    };
  }
  const { view, events } = scene.preview(action);
  const gain = view.players[scene.seat]!.score - scene.view.players[scene.seat]!.score;
  const outcome = [
    scene.t('quests-table-points', { gain }),
    ...(events.some(({ type }) => type === 'ended') ? [scene.t('quests-table-ends')] : []),
  ];
  const gained = joinOutcomes(scene.t, outcome);
  const fewWords = shortAdversaryList(scene.t, pay);
  const labels = [payingAdversaries(scene.t, pay), fewWords].map((paid) => {
    const text =
      path.length > 1
        ? scene.t('quests-table-adventure-by', { paid })
        : scene.t('quests-table-adventure', { adventure, value, paid });
    return fitting(scene, withDraw(scene, text, drawn), [gained]);
  });
  const brief = (few: string) =>
    scene.t('language-colon', { head: scene.t('quests-adventure', { adventure }), text: few });
  // On a button there's no detail, so the gain counts more than the fuller words.
  const best =
    labels.find(({ detail }) => detail === undefined) ??
    labels.find(({ text }) => text.length <= ROOM) ??
    briefly(scene, brief, fewWords, drawn, gained);
  return { ...best, emoji, style: 'good' };
}

const ROOM = MAX_LABEL - ROOM_FOR_NUMBER;

const withDraw = (scene: Scene, text: string, drawn: number | null): string =>
  drawn === null ? text : scene.t('quests-table-then-draw', { text, knights: drawn });

/** What's done and drawn is said, even if there's no room for all that's paid. */
function briefly(
  { t }: Scene,
  brief: (paid: string) => string,
  paid: string,
  drawn: number | null,
  outcome: string | undefined,
): Pick<Label, 'text' | 'detail'> {
  const said = (few: string) =>
    drawn === null ? brief(few) : t('quests-table-then-draw-brief', { text: brief(few), knights: drawn });
  const tooMany = said(paid).length - ROOM;
  const text = said(tooMany > 0 ? cut(paid, paid.length - tooMany) : paid);
  return outcome === undefined ? { text } : { text, detail: cut(outcome, MAX_OPTION) };
}

/** Appends the fullest wording that fits; unless that's the first one, the first one becomes the detail. */
function fitting({ t }: Scene, text: string, wordings: readonly string[]): Pick<Label, 'text' | 'detail'> {
  const [full] = wordings;
  if (full === undefined) return { text };
  const said = wordings
    .map((wording) => t('language-colon', { head: text, text: wording }))
    .find(({ length }) => length <= ROOM);
  if (said === t('language-colon', { head: text, text: full })) return { text: said };
  return { text: said ?? text, detail: cut(full, MAX_OPTION) };
}

/** What each player wins in a challenge, in ever shorter wordings. */
function challengeResult(scene: Scene, events: readonly CardGameEvent[]): string[] {
  const gains = new Map<number, number>([[scene.seat, 0]]);
  for (const event of events)
    if (event.type === 'won')
      gains.set(event.seat, (gains.get(event.seat) ?? 0) + Number(event.card.slice(-1)));
  const mine = gains.get(scene.seat)!;
  const theirs = [...gains].filter(([seat]) => seat !== scene.seat);
  if (theirs.length === 0) return mine === 0 ? [] : [scene.t('quests-table-points', { gain: mine })];
  const you = scene.t('quests-table-gain', { name: scene.t('quests-table-you'), gain: mine });
  const others = theirs.reduce((sum, [, gain]) => sum + gain, 0);
  const all = [
    you,
    ...theirs.map(([seat, gain]) => scene.t('quests-table-gain', { name: scene.names[seat]!, gain })),
  ];
  const few = [you, scene.t('quests-table-gain', { name: scene.t('quests-table-others'), gain: others })];
  return [
    scene.t('quests-table-completes', { gains: all.join(scene.t('quests-comma')) }),
    joinOutcomes(scene.t, all),
    joinOutcomes(scene.t, few),
  ];
}

const modesOf = (actions: readonly CardGameAction[]): ChallengeMode[] => [
  ...new Set(actions.flatMap((action) => (action.type === 'challenge' ? [action.mode] : []))),
];

/** Points count before the adversary's value, and that before what's paid; a sealed card's as if it had been won. */
const POINTS = 1000;

const VALUE = 30;

/** A Merlin fits everywhere, so it's the last to be paid. */
const MERLIN = 3;

const costOf = (pay: readonly KnightCard[]): number =>
  pay.reduce((sum, card) => sum + (card === 'merlin' ? MERLIN : card.endsWith('-2') ? 2 : 1), 0);

export function worth(scene: Scene, action: CardGameAction): number {
  if (action.type === 'draw') return action.count;
  if (action.type === 'reveal') return 0;
  const { view } = scene.preview(action);
  const points = view.players[scene.seat]!.score - scene.view.players[scene.seat]!.score;
  if (action.type === 'adventure') return points;
  const value = cardValue(action.card);
  return POINTS * Math.max(points, value) + VALUE * value - costOf(action.pay);
}

export function prompt(scene: Scene, { path, actions }: Branch<CardGameAction>): string {
  const action = actions[0]!;
  if (path.length > 0 && action.type === 'challenge')
    return modesOf(actions).length > 1
      ? scene.t('quests-table-way', adversaryData(action.card))
      : scene.t('quests-table-pay', {
          ...adversaryData(action.card),
          price: cardPrice(action.mode, action.card),
        });
  if (path.length > 0 && action.type === 'adventure') {
    const { value } = scene.view.adventures.find(({ id }) => id === action.adventure)!;
    return scene.t('quests-table-pay-adventure', { adventure: action.adventure, points: value });
  }
  return turnPrompt(scene, actions);
}

/** How many knights can be drawn. */
export const mostDrawn = (draws: readonly { readonly count: number }[]): number =>
  Math.max(...draws.map(({ count }) => count));

function turnPrompt({ t }: Scene, actions: readonly CardGameAction[]): string {
  const open = TURN_STEPS.filter((step) => actions.some(({ type }) => type === step));
  if (!open.includes('draw')) return t('quests-table-must-reveal');
  const most = mostDrawn(ofType(actions, 'draw'));
  if (open.length === 1) return t('quests-table-turn-draw', { most });
  return t('quests-table-turn', { steps: open.map((step) => t('quests-table-step', { step, most })) });
}
