import { cardValue, FULL_COLUMN, KINDS } from '../../games/quests/data.ts';
import { TURN_STEPS } from '../../games/quests/legal.ts';
import { reach } from '../../games/quests/reading.ts';
import type {
  AdversaryCard,
  CardGameAction,
  CardGameView,
  ChallengeMode,
  Kind,
} from '../../games/quests/types.ts';
import { ofType } from '../guide.ts';
import { signInText } from '../markdown.ts';
import { mostDrawn, type Scene, STEP_SIGN, whole, worth } from './labels.ts';
import { eitherAdversaries, payingAdversaries } from './words.ts';

type Of<Type extends CardGameAction['type']> = Extract<CardGameAction, { type: Type }>;

const MODES: readonly ChallengeMode[] = ['usual', 'repeated', 'double'];

const bestOf = <Action extends CardGameAction>(scene: Scene, actions: readonly Action[]): Action =>
  actions.reduce((one, other) => (worth(scene, other) > worth(scene, one) ? other : one));

/** The sign of a step, in a text. */
const signed = (step: keyof typeof STEP_SIGN): string => signInText(STEP_SIGN[step]);

export function explain(scene: Scene, actions: readonly CardGameAction[]): readonly string[] {
  const { view, seat, t } = scene;
  const { trophies, score } = view.players[seat]!;
  if (actions.length === 0)
    return [
      t('quests-explain-waiting'),
      trophies.length === 0
        ? t('quests-explain-waiting-own-none', { points: score })
        : t('quests-explain-waiting-own', { points: score, adversaries: payingAdversaries(t, trophies) }),
    ];
  const reveals = ofType(actions, 'reveal').length > 0;
  const revealing = t('language-colon', {
    head: t('quests-explain-kind-reveal'),
    text: t('quests-explain-reveal'),
  });
  if (reveals && actions.length === 1)
    return [`- ${signed('reveal')} ${revealing}`, `- ${t('quests-explain-must-reveal')}`];
  return [
    t('quests-explain-order'),
    `- ${signed('reveal')} ${reveals ? revealing : whyNoReveal(scene)}`,
    ...challenging(scene, ofType(actions, 'challenge')),
    `- ${signed('adventure')} ${adventures(scene, ofType(actions, 'adventure'))}`,
    ...drawing(scene, ofType(actions, 'draw')),
  ];
}

const isPast = ({ step }: CardGameView, at: CardGameView['step']): boolean =>
  TURN_STEPS.indexOf(step) > TURN_STEPS.indexOf(at);

function whyNoReveal({ view, t }: Scene): string {
  if (isPast(view, 'reveal')) return t('quests-explain-may-not-reveal-later');
  const full = KINDS.find((kind: Kind) => view.columns[kind].length >= FULL_COLUMN);
  return full === undefined
    ? t('quests-explain-may-not-reveal-empty')
    : t('quests-explain-may-not-reveal-full', { kind: full });
}

function challenging(scene: Scene, challenges: readonly Of<'challenge'>[]): string[] {
  const { view, seat, t } = scene;
  if (challenges.length === 0) return [`- ${whyNoChallenge(scene)}`];
  const { seals } = view.players[seat]!;
  const top = bestOf(scene, challenges);
  const example = `  - ${t('quests-explain-example', { choice: whole(scene, top).text })}`;
  const lines = MODES.flatMap((mode) => {
    const cards = [...new Set(challenges.filter((each) => each.mode === mode).map(({ card }) => card))];
    if (cards.length === 0) return [];
    return [`- ${challengeLine(mode, cards)}`, ...(mode === top.mode ? [example] : [])];
  });
  return [
    ...lines,
    ...(view.variant === 'seals' && seals === 0 ? [`- ${t('quests-explain-may-not-seal')}`] : []),
  ];

  function challengeLine(mode: ChallengeMode, cards: readonly AdversaryCard[]): string {
    const kind = view.variant === 'basic' ? 'challenge' : mode;
    const adversaries = eitherAdversaries(t, cards);
    const text =
      kind === 'usual'
        ? t('quests-explain-usual', { adversaries, seals })
        : t(`quests-explain-${kind}`, { adversaries });
    return t('language-colon', { head: t(`quests-explain-kind-${kind}`), text });
  }
}

function whyNoChallenge({ view, seat, t }: Scene): string {
  if (view.thisTurn?.challenge) return t('quests-explain-may-not-challenge-done');
  if (isPast(view, 'challenge')) return t('quests-explain-may-not-challenge-later');
  const cards = KINDS.flatMap((kind) => view.columns[kind]);
  if (!cards.some(({ seal }) => seal === null || seal === seat))
    return t('quests-explain-may-not-challenge-none', { variant: view.variant });
  const strength = reach(view.hand ?? []);
  const lacksSeals = cards.some(({ card, seal }) => seal === null && cardValue(card) <= strength);
  return t(`quests-explain-may-not-challenge-${lacksSeals ? 'sealed' : 'weak'}`, { strength });
}

function adventures(scene: Scene, actions: readonly Of<'adventure'>[]): string {
  const { view, seat, t } = scene;
  const { trophies } = view.players[seat]!;
  if (actions.length > 0) {
    const all = [...new Set(actions.map(({ adventure }) => adventure))].map((id) => {
      const top = bestOf(
        scene,
        actions.filter(({ adventure }) => adventure === id),
      );
      const { value } = view.adventures.find((adventure) => adventure.id === id)!;
      return { id, value, gain: worth(scene, top) };
    });
    return t('language-colon', {
      head: t('quests-explain-kind-adventure'),
      text: t('quests-explain-adventure', {
        adventures: all.map(({ id, value, gain }) =>
          t('quests-explain-adventure-item', { adventure: id, value, gain }),
        ),
      }),
    });
  }
  if (view.thisTurn?.adventure) return t('quests-explain-may-not-take-done');
  return trophies.length === 0
    ? t('quests-explain-may-not-take-none')
    : t('quests-explain-may-not-take-unpaid', { adversaries: payingAdversaries(t, trophies) });
}

function drawing({ view, t }: Scene, draws: readonly Of<'draw'>[]): string[] {
  if (draws.length === 0) return [];
  const most = mostDrawn(draws);
  const hasActed = view.thisTurn !== null && (view.thisTurn.challenge ?? view.thisTurn.adventure) !== null;
  const why =
    most === 2
      ? [t('quests-explain-draw-two')]
      : most === 1 && hasActed
        ? [t('quests-explain-draw-one')]
        : [];
  return [
    `- ${[signed('draw'), `${t('quests-explain-kind-draw')} ${t('quests-explain-draw', { most })}`, ...why].join(' ')}`,
  ];
}
