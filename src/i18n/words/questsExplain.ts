import type { AdventureId, AdversaryCard, Kind } from '../../games/quests/types.ts';
import type { Say } from '../fluent/say.ts';
import { questsTable } from './questsTable.ts';

/** *What can I do now?* in the card game. Lines of markdown; names come escaped. */
export const questsExplain = (say: Say) => {
  const { fewAdversaries: few } = questsTable(say).choose;

  return {
    /** Begin the lines of the kinds of actions; of challenges, there's only `challenge` in the basic game. */
    kinds: {
      reveal: say('quests-explain-kind-reveal'),
      challenge: say('quests-explain-kind-challenge'),
      usual: say('quests-explain-kind-usual'),
      repeated: say('quests-explain-kind-repeated'),
      double: say('quests-explain-kind-double'),
      adventure: say('quests-explain-kind-adventure'),
      draw: say('quests-explain-kind-draw'),
    },
    order: say('quests-explain-order'),

    reveal: say('quests-explain-reveal'),
    mustReveal: say('quests-explain-must-reveal'),
    mayNotReveal: {
      later: say('quests-explain-may-not-reveal-later'),
      empty: say('quests-explain-may-not-reveal-empty'),
      full: (kind: Kind): string => say('quests-explain-may-not-reveal-full', { kind }),
    },

    /** `cards`: who the seat's knights can pay for. */
    challenge: (cards: readonly AdversaryCard[]): string =>
      say('quests-explain-challenge', { adversaries: few(cards) }),
    usual: (cards: readonly AdversaryCard[], seals: number): string =>
      say('quests-explain-usual', { adversaries: few(cards), seals }),
    repeated: (cards: readonly AdversaryCard[]): string =>
      say('quests-explain-repeated', { adversaries: few(cards) }),
    double: (cards: readonly AdversaryCard[]): string =>
      say('quests-explain-double', { adversaries: few(cards) }),
    example: (choice: string): string => say('quests-explain-example', { choice }),
    mayNotSeal: say('quests-explain-may-not-seal'),
    mayNotChallenge: {
      done: say('quests-explain-may-not-challenge-done'),
      later: say('quests-explain-may-not-challenge-later'),
      none: say('quests-explain-may-not-challenge-none'),
      weak: (strength: number): string => say('quests-explain-may-not-challenge-weak', { strength }),
    },

    /** With what each brings after the adversaries paid are gone. */
    adventure: (
      all: readonly { readonly id: AdventureId; readonly value: number; readonly gain: number }[],
    ): string =>
      say('quests-explain-adventure', {
        adventures: all.map(({ id, value, gain }) =>
          say('quests-explain-adventure-item', { adventure: id, value, gain }),
        ),
      }),
    mayNotTake: {
      done: say('quests-explain-may-not-take-done'),
      none: say('quests-explain-may-not-take-none'),
      unpaid: (trophies: readonly AdversaryCard[]): string =>
        say('quests-explain-may-not-take-unpaid', { adversaries: few(trophies) }),
    },

    draw: (most: number): string => say('quests-explain-draw', { most }),
    drawTwo: say('quests-explain-draw-two'),
    drawOne: say('quests-explain-draw-one'),

    waiting: say('quests-explain-waiting'),
    waitingOwn: (trophies: readonly AdversaryCard[], score: number): string =>
      trophies.length === 0
        ? say('quests-explain-waiting-own-none', { points: score })
        : say('quests-explain-waiting-own', { points: score, adversaries: few(trophies) }),

    firstSteps: [
      say('quests-explain-first-goal'),
      say('quests-explain-first-scores'),
      say('quests-explain-first-press'),
    ] as const,
  };
};
