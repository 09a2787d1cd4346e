import { KINDS } from '../../games/quests/data.ts';
import type {
  AdventureId,
  AdventureNeed,
  AdversaryCard,
  CardDemand,
  ChallengeMode,
  EndReason,
  Kind,
  KnightCard,
  KnightColour,
  TurnStep,
  Variant,
} from '../../games/quests/types.ts';
import type { Say } from '../fluent/say.ts';
import { adversaryData } from './quests.ts';
import { KNIGHT_CARDS, kindOf } from './questsCards.ts';

type Livery = KnightColour | 'merlin';

/** Words in texts, where every character counts. */
function shortWords(say: Say) {
  const demand = ({ kind, min }: CardDemand): string => {
    if (kind === null) return say('quests-picture-text-need-least', { min });
    return min > 1
      ? say('quests-picture-text-card', { kind, value: min })
      : say('quests-picture-text-need-one', { kind });
  };

  return {
    adversary: (card: AdversaryCard): string => say('quests-picture-text-card', adversaryData(card)),

    /** By kind and value; a sign for none. */
    adversaries: (cards: readonly AdversaryCard[]): string =>
      cards.length === 0
        ? say('quests-picture-text-none')
        : KINDS.flatMap((kind) => cards.filter((card) => kindOf(card) === kind).sort())
            .map((card) => say('quests-picture-text-card', adversaryData(card)))
            .join(' '),

    /** Equal ones together; a sign for none. */
    knights(cards: readonly KnightCard[]): string {
      const items = [...KNIGHT_CARDS].sort().flatMap((card) => {
        const count = cards.filter((other) => other === card).length;
        return count === 0 ? [] : [say('quests-picture-text-knights', { card, count })];
      });
      return items.length === 0 ? say('quests-picture-text-none') : items.join(say('quests-comma'));
    },

    need(need: AdventureNeed): string {
      if (need.type === 'total')
        return need.kind === null
          ? say('quests-picture-text-need-total-any', { total: need.total })
          : say('quests-picture-text-need-total', { kind: need.kind, total: need.total });
      return need.sets
        .map((demands) => {
          if (demands.every(({ kind, min }) => kind === null && min === 1))
            return say('quests-picture-text-need-count', { count: demands.length });
          const all = demands.map(demand);
          return demands.some(({ kind }) => kind === null)
            ? say('quests-picture-text-need-all', { all })
            : all.join(say('quests-plus'));
        })
        .join(say('quests-picture-text-need-or'));
    },
  };
}

/** Descriptions of pictures. */
export function alt(say: Say) {
  const comma = say('quests-comma');
  const semicolon = say('quests-semicolon');
  return {
    table: (variant: Variant, turn: number) => say('quests-picture-alt-table', { variant, turn }),
    over: (variant: Variant, reason: EndReason) => say('quests-picture-alt-over', { variant, reason }),
    toAct: (name: string, steps: readonly TurnStep[], most: number) =>
      say('quests-picture-alt-to-act', {
        name,
        steps: steps.map((step) => say('quests-picture-alt-step', { step, most })),
      }),
    player: (name: string, points: number, knights: number, seals: number | null) =>
      seals === null
        ? say('quests-picture-alt-player', { name, points, knights })
        : say('quests-picture-alt-player-seals', { name, points, knights, seals }),
    players: (all: readonly string[]) => say('quests-picture-alt-players', { players: all.join(semicolon) }),
    column: (kind: Kind, of: readonly string[]) =>
      of.length === 0
        ? say('quests-picture-alt-column-empty', { kind })
        : say('quests-picture-alt-column', { kind, values: of.join(comma) }),
    sealed: (value: number, name: string) => say('quests-picture-alt-sealed', { value, name }),
    display: (columns: readonly string[]) =>
      say('quests-picture-alt-display', { columns: columns.join(semicolon) }),
    openAdventures: (all: readonly string[]) =>
      say('quests-picture-alt-open-adventures', { adventures: all.join(comma) }),
    adventure: (adventure: AdventureId, points: number) =>
      say('quests-picture-alt-adventure', { adventure, points }),
    piles: (adversaries: number, left: number) => say('quests-picture-alt-piles', { adversaries, left }),
    hand: (name: string, knights: string, strengths: readonly string[]) =>
      say('quests-picture-alt-hand', { name, knights, strengths: strengths.join(comma) }),
    strength: (colour: Livery, alone: number, merlins: number) =>
      say('quests-picture-alt-strength', { colour, strength: alone + merlins, merlins }),
    trophies: (adversaries: string) => say('quests-picture-alt-trophies', { adversaries }),
    canBeat: (all: readonly string[]) =>
      all.length === 0
        ? say('quests-picture-alt-can-beat-none')
        : say('quests-picture-alt-can-beat', { adversaries: all }),
    canTake: (all: readonly string[]) =>
      all.length === 0
        ? say('quests-picture-alt-can-take-none')
        : say('quests-picture-alt-can-take', { adventures: all }),
    choice: (name: string, count: number) => say('quests-picture-alt-choice', { name, count }),
    winners: (names: string, shared: boolean) =>
      say('quests-picture-alt-winners', { names, shared: shared ? 'yes' : 'no' }),
    rank: (
      place: number,
      name: string,
      points: number,
      adventures: number,
      adversaries: number,
      knights: number,
    ) => say('quests-picture-alt-rank', { place, name, points, adventures, adversaries, knights }),
    ranks: (all: readonly string[]) => say('quests-picture-alt-ranks', { ranks: all.join(semicolon) }),
  };
}

/** Texts instead of pictures. */
export function text(say: Say) {
  const short = shortWords(say);
  const comma = say('quests-comma');
  const orNone = (items: readonly string[]): string =>
    items.length === 0 ? say('quests-picture-text-none') : items.join(comma);
  return {
    toAct: (name: string, steps: readonly TurnStep[], most: number) =>
      say('quests-picture-text-to-act', {
        name,
        steps: steps.map((step) => say('quests-picture-text-step', { step, most })).join(comma),
      }),
    player: (
      name: string,
      emblem: string,
      points: number,
      knights: number,
      seals: number | null,
      trophies: readonly AdversaryCard[],
    ) => {
      const data = { name, emblem, points, knights, adversaries: short.adversaries(trophies) };
      return seals === null
        ? say('quests-picture-text-player', data)
        : say('quests-picture-text-player-seals', { ...data, seals });
    },
    column: (kind: Kind, of: readonly string[]) =>
      say('quests-picture-text-column', { kind, cards: orNone(of) }),
    takenBy: (name: string, pay: readonly AdversaryCard[]) =>
      say('quests-picture-text-taken-by', { name, adversaries: short.adversaries(pay) }),
    piles: (adversaries: number, knights: number, discards: readonly KnightCard[]) =>
      say('quests-picture-text-piles', {
        adversaries,
        knights,
        count: discards.length,
        discards: short.knights(discards),
      }),
    log: {
      revealed: (all: readonly AdversaryCard[]) =>
        say('quests-picture-text-log-revealed', { adversaries: short.adversaries(all) }),
      challenged: (mode: ChallengeMode, card: AdversaryCard, pay: readonly KnightCard[]) =>
        say('quests-picture-text-log-challenged', {
          mode,
          adversary: short.adversary(card),
          knights: short.knights(pay),
        }),
      adventure: (adventure: AdventureId, pay: readonly AdversaryCard[]) =>
        say('quests-picture-text-log-adventure', { adventure, adversaries: short.adversaries(pay) }),
    },
    need: short.need,
    canBeat: (all: readonly string[]) => say('quests-picture-text-can-beat', { adversaries: orNone(all) }),
    canTake: (all: readonly string[]) => say('quests-picture-text-can-take', { adventures: orNone(all) }),
    target: (card: AdversaryCard, mode: ChallengeMode) =>
      say('quests-picture-text-target', { ...adversaryData(card), mode }),
  };
}
