import type { AdventureId, AdversaryCard, Kind } from '../../games/quests/types.ts';
import { list, plural } from './grammar.ts';
import { quests } from './quests.ts';
import { questsTable } from './questsTable.ts';

const { fewAdversaries, points } = questsTable.choose;

/** *What can I do now?* in the card game. Lines of markdown; names come escaped. */
export const questsExplain = {
  /** Begin the lines of the kinds of actions; of challenges, there's only `challenge` in the basic game. */
  kinds: {
    reveal: '**Reveal**',
    challenge: '**Challenge**',
    usual: '**Seal**',
    repeated: '**Win a card with your seal**',
    double: '**Challenge at double price**',
    adventure: '**Take an adventure**',
    draw: '**Draw**',
  },
  order:
    'Your turn goes in this order: reveal, challenge, adventure, draw; each at most once, and you may skip any.',

  reveal: 'adversaries are turned up until a column has four. It comes first in a turn or not at all.',
  mustReveal: 'No adversary is face up, so you must reveal before anything else.',
  mayNotReveal: {
    later: 'You can’t reveal any more this turn: that comes before everything else.',
    empty: 'You can’t reveal: no adversary is left on the pile.',
    full: (kind: Kind): string => `You can’t reveal: a column is full, with four ${quests.kind(kind, 4)}.`,
  },

  /** `cards`: who the seat's knights can pay for. */
  challenge: (cards: readonly AdversaryCard[]): string =>
    `discard knights of one colour worth an adversary’s value (Merlins join any) and take it into your hand, where it counts its value. You can pay for ${fewAdversaries(cards)}.`,
  usual: (cards: readonly AdversaryCard[], seals: number): string =>
    `pay an adversary’s value in knights of one colour (Merlins join any) and put a seal on it. When a whole column is sealed, the owners of the seals win their cards. You can pay for ${fewAdversaries(cards)}; you have ${plural(seals, 'seal')} left.`,
  repeated: (cards: readonly AdversaryCard[]): string =>
    `pay its value once more and take it with your seal: ${fewAdversaries(cards)}.`,
  double: (cards: readonly AdversaryCard[]): string =>
    `pay twice the value of a card without a seal and take it at once: ${fewAdversaries(cards)}.`,
  example: (choice: string): string => `For example: ${choice}.`,
  mayNotSeal: 'You can’t seal: all your seals are on the table.',
  mayNotChallenge: {
    done: 'You’ve challenged already this turn; once is all.',
    later: 'You can’t challenge any more this turn: that comes before the adventure.',
    none: 'You can’t challenge: no adversary is free to challenge.',
    weak: (strength: number): string =>
      `You can’t challenge: your strongest colour comes to ${strength} with Merlins, too little for any adversary here.`,
  },

  /** With what each brings after the adversaries paid are gone. */
  adventure: (
    all: readonly { readonly id: AdventureId; readonly value: number; readonly gain: number }[],
  ): string =>
    `pay with adversaries from your hand, which then no longer count. You can take ${list(all.map(({ id, value, gain }) => `${quests.adventure(id)} (${value}, so ${points(gain)})`))}.`,
  mayNotTake: {
    done: 'You’ve taken an adventure already this turn; once is all.',
    none: 'You can’t take an adventure: you have no adversaries to pay with.',
    unpaid: (trophies: readonly AdversaryCard[]): string =>
      `You can’t take an adventure: what you hold (${fewAdversaries(trophies)}) pays for none that’s open.`,
  },

  draw: (most: number): string =>
    most === 0
      ? 'nothing, as no knight is left, and end your turn.'
      : `${most === 1 ? 'a knight or none' : 'up to two knights'}, which ends your turn.`,
  drawTwo: 'It’s two because you’ve neither challenged nor taken an adventure; after that it’s one.',
  drawOne: 'It’s one because you’ve challenged or taken an adventure; otherwise it’s two.',

  waiting: 'They may reveal adversaries, challenge one, take an adventure, and draw knights.',
  waitingOwn: (trophies: readonly AdversaryCard[], score: number): string =>
    `You have ${plural(score, 'point')}${trophies.length === 0 ? '' : `, and hold ${fewAdversaries(trophies)}`}.`,

  firstSteps: [
    '**Goal:** have the most points when the twelfth adventure is taken or no adversary is left.',
    '**What scores:** each adversary in your hand counts its value, and an adventure usually counts more than the adversaries you pay for it; knights only pay.',
    '**What to press:** go through the menus below from top to bottom; reveal, challenge and take what you can, then draw, which ends your turn.',
  ] as const,
};
