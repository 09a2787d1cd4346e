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
  QuestsRules,
  TurnStep,
  Variant,
} from '../../games/quests/types.ts';
import type { Say } from '../fluent/say.ts';
import { adversaryData, questsLists } from './quests.ts';
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

/** Beside the pieces, each drawn large: a title, and a few short sentences. */
function pieces(say: Say) {
  return {
    points: (points: number): string => say('quests-picture-piece-points', { points }),
    scoring: (title: string, points: string): string =>
      say('quests-picture-piece-scoring', { title, points }),
    adventure: (adventure: AdventureId): string[] => [
      say('quests-picture-piece-adventure.says1', { adventure }),
      say('quests-picture-piece-adventure.says2'),
      say('quests-picture-piece-adventure.says3'),
    ],
    kind: (cards: number, least: number, most: number): string[] => [
      say('quests-picture-piece-kind.says1', { cards, least, most }),
      say('quests-picture-piece-kind.says2', { cards, least, most }),
      say('quests-picture-piece-kind.says3', { cards, least, most }),
    ],
    knight: {
      title: say('quests-picture-piece-knight'),
      says: [
        say('quests-picture-piece-knight.says1'),
        say('quests-picture-piece-knight.says2'),
        say('quests-picture-piece-knight.says3'),
      ],
    },
    double: {
      title: say('quests-picture-piece-double'),
      says: [
        say('quests-picture-piece-double.says1'),
        say('quests-picture-piece-double.says2'),
        say('quests-picture-piece-double.says3'),
      ],
    },
    merlin: {
      title: say('quests-picture-piece-merlin'),
      says: [
        say('quests-picture-piece-merlin.says1'),
        say('quests-picture-piece-merlin.says2'),
        say('quests-picture-piece-merlin.says3'),
      ],
    },
    seal: {
      title: say('quests-picture-piece-seal'),
      says: [
        say('quests-picture-piece-seal.says1'),
        say('quests-picture-piece-seal.says2'),
        say('quests-picture-piece-seal.says3'),
        say('quests-picture-piece-seal.says4'),
      ],
    },
  };
}

/** Words on the picture of a hand. */
const hand = (say: Say) => ({
  title: say('quests-picture-hand-title'),
  trophies: say('quests-picture-hand-trophies'),
  canBeat: say('quests-picture-hand-can-beat'),
  canTake: say('quests-picture-hand-can-take'),
  nothing: say('quests-picture-hand-nothing'),
  noTrophies: say('quests-picture-hand-no-trophies'),
  notYourTurn: say('quests-picture-hand-not-your-turn'),
  your: say('quests-picture-hand-your'),
  next: (name: string) => say('quests-picture-hand-next', { name }),
  more: (count: number) => say('quests-picture-hand-more', { count }),
  mode: {
    usual: say('quests-picture-hand-mode-usual'),
    repeated: say('quests-picture-hand-mode-repeated'),
    double: say('quests-picture-hand-mode-double'),
  } satisfies Record<ChallengeMode, string>,
});

/** Words on the picture of what can be chosen. */
const choice = (say: Say) => ({
  pay: say('quests-picture-choice-pay'),
  keep: say('quests-picture-choice-keep'),
  gain: say('quests-picture-choice-gain'),
  howToPay: say('quests-picture-choice-how-to-pay'),
  asksFor: (adventure: AdventureId) => say('quests-picture-choice-asks-for', { adventure }),
  drawTitle: say('quests-picture-choice-draw-title'),
  /** At the beginning of a line. */
  named: (what: string) => say('quests-picture-choice-named', { what }),
  several: (what: string, count: number) => say('quests-picture-choice-several', { what, count }),
  more: (count: number) => say('quests-picture-choice-more', { count }),
  reveal: say('quests-picture-choice-reveal'),
  draw: (count: number) => say('quests-picture-choice-draw', { knights: count }),
  drawUpTo: (count: number) => say('quests-picture-choice-draw-up-to', { count }),
  pile: (left: number) => say('quests-picture-choice-pile', { left }),
  drawEndsTurn: (count: number) => say('quests-picture-choice-draw-ends-turn', { knights: count }),
  eachEnds: say('quests-picture-choice-each-ends'),
  ends: say('quests-picture-choice-ends'),
  full: say('quests-picture-choice-full'),
  seal: say('quests-picture-choice-seal'),
  /** What an adventure changes, in points: its own minus the adversaries paid. */
  net: (points: number) => say('quests-picture-choice-net', { points }),
  sum: (value: number, paid: number) => say('quests-picture-choice-sum', { value, paid }),
  completes: (kind: Kind) => say('quests-picture-choice-completes', { kind }),
  gains: (name: string, card: AdversaryCard) =>
    say('quests-picture-choice-gains', { name, ...adversaryData(card) }),
  challenge: (mode: ChallengeMode, card: AdversaryCard, pay: readonly KnightCard[]) =>
    say('quests-picture-choice-challenge', {
      mode,
      ...adversaryData(card),
      knights: questsLists(say).knights(pay, 'quests-knights-object'),
    }),
  adventure: (adventure: AdventureId, pay: readonly AdversaryCard[]) =>
    say('quests-picture-choice-adventure', {
      adventure,
      adversaries: questsLists(say).adversaries(pay, 'quests-adversaries-object'),
    }),
  keepKnights: (cards: readonly KnightCard[]) =>
    say('quests-picture-text-keep', { cards: questsLists(say).knights(cards, 'quests-knights-object') }),
  keepAdversaries: (cards: readonly AdversaryCard[]) =>
    say('quests-picture-text-keep', {
      cards: questsLists(say).adversaries(cards, 'quests-adversaries-object'),
    }),
  /** What a choice does, one after the other. */
  parts: (all: readonly string[]) => all.join(say('quests-semicolon')),
  title: say('quests-picture-choice-title'),
  /** Beside the adversary in the list of what can be done. */
  short: {
    usual: say('quests-picture-choice-short-usual'),
    repeated: say('quests-picture-choice-short-repeated'),
    double: say('quests-picture-choice-short-double'),
  } satisfies Record<ChallengeMode, string>,
  mode: {
    usual: '',
    repeated: '',
    double: say('quests-picture-choice-mode-double'),
  } satisfies Record<ChallengeMode, string>,
});

/** Descriptions of pictures. */
function alt(say: Say) {
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
function text(say: Say) {
  const short = shortWords(say);
  const comma = say('quests-comma');
  const orNone = (items: readonly string[]): string =>
    items.length === 0 ? say('quests-picture-text-none') : items.join(comma);
  return {
    title: (variant: Variant, turn: number) => say('quests-picture-text-title', { variant, turn }),
    over: (variant: Variant, reason: EndReason) => say('quests-picture-text-over', { variant, reason }),
    rules: (rules: QuestsRules) =>
      [
        ...(rules.payment === 'lean' ? [say('quests-picture-text-rules-lean')] : []),
        ...(rules.forceRevealOnEmpty === 'on' ? [say('quests-picture-text-rules-forced')] : []),
        ...(rules.columnCheck === 'challenge' ? [say('quests-picture-text-rules-check')] : []),
      ].join(say('quests-semicolon')),
    rulesLine: (rules: string) => say('quests-picture-text-rules', { rules }),
    toAct: (name: string, steps: readonly TurnStep[], most: number) =>
      say('quests-picture-text-to-act', {
        name,
        steps: steps.map((step) => say('quests-picture-text-step', { step, most })).join(comma),
      }),
    starts: (name: string) => say('quests-picture-text-starts', { name }),
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
    display: say('quests-picture-text-display'),
    column: (kind: Kind, of: readonly string[]) =>
      say('quests-picture-text-column', { kind, cards: orNone(of) }),
    sealed: (value: number, name: string) => say('quests-picture-text-sealed', { value, name }),
    adventures: (left: number) => say('quests-picture-text-adventures', { left }),
    adventure: (points: number, adventure: AdventureId, what: string) =>
      say('quests-picture-text-adventure', { points, adventure, what }),
    takenBy: (name: string, pay: readonly AdversaryCard[]) =>
      say('quests-picture-text-taken-by', { name, adversaries: short.adversaries(pay) }),
    piles: (adversaries: number, knights: number, discards: readonly KnightCard[]) =>
      say('quests-picture-text-piles', {
        adversaries,
        knights,
        count: discards.length,
        discards: short.knights(discards),
      }),
    idle: (turns: number) => say('quests-picture-text-idle', { turns }),
    log: {
      last: (name: string, what: string) => say('quests-picture-text-log-last', { name, what }),
      now: (name: string, what: string) => say('quests-picture-text-log-now', { name, what }),
      parts: (all: readonly string[]) => all.join(say('quests-semicolon')),
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
      drew: (count: number) => say('quests-picture-text-log-drew', { count }),
      nothing: say('quests-picture-text-log-nothing'),
    },
    need: short.need,
    hand: (name: string) => say('quests-picture-text-hand', { name }),
    noKnights: say('quests-picture-text-no-knights'),
    strength: (colour: Livery, alone: number, merlins: number) =>
      say('quests-picture-text-strength', { colour, alone, merlins, strength: alone + merlins }),
    trophies: (adversaries: string) => say('quests-picture-text-trophies', { adversaries }),
    canBeat: (all: readonly string[]) => say('quests-picture-text-can-beat', { adversaries: orNone(all) }),
    canTake: (all: readonly string[]) => say('quests-picture-text-can-take', { adventures: orNone(all) }),
    target: (card: AdversaryCard, mode: ChallengeMode) =>
      say('quests-picture-text-target', { ...adversaryData(card), mode }),
    option: (number: number, what: string) => say('quests-picture-text-option', { number, what }),
    more: (count: number) => say('quests-picture-text-more', { count }),
    rank: (
      place: number,
      name: string,
      points: number,
      adventures: number,
      adversaries: number,
      knights: number,
    ) => say('quests-picture-text-rank', { place, name, points, adventures, adversaries, knights }),
    byTurn: say('quests-picture-text-by-turn'),
  };
}

/** Words on the pictures of the card game and in their texts. Names come ready to be shown. */
export const questsPicture = (say: Say) => ({
  or: say('quests-picture-or'),
  pieces: pieces(say),
  over: say('quests-picture-over'),
  turn: (turn: number) => say('quests-picture-turn', { turn }),
  firstTurn: say('quests-picture-first-turn'),
  lastTurn: (name: string) => say('quests-picture-last-turn', { name }),
  soFar: (name: string) => say('quests-picture-so-far', { name }),
  ended: {
    adventures: say('quests-picture-ended', { reason: 'adventures' }),
    display: say('quests-picture-ended', { reason: 'display' }),
    stalemate: say('quests-picture-ended', { reason: 'stalemate' }),
  } satisfies Record<EndReason, string>,
  /** The turn's parts, as names and as what has been done. */
  steps: {
    reveal: say('quests-picture-step-reveal'),
    challenge: say('quests-picture-step-challenge'),
    adventure: say('quests-picture-step-adventure'),
    draw: say('quests-picture-step-draw'),
  } satisfies Record<TurnStep, string>,
  done: {
    reveal: say('quests-picture-done-reveal'),
    challenge: say('quests-picture-done-challenge'),
    adventure: say('quests-picture-done-adventure'),
    draw: say('quests-picture-done-draw'),
  } satisfies Record<TurnStep, string>,
  columnWon: say('quests-picture-column-won'),
  drew: (count: number) => say('quests-picture-drew', { knights: count }),
  heads: {
    power: say('quests-picture-head-power'),
    enemy: say('quests-picture-head-enemy'),
    monster: say('quests-picture-head-monster'),
    dragon: say('quests-picture-head-dragon'),
  } satisfies Record<Kind, string>,
  heading: (left: number) => say('quests-picture-heading', { left }),
  /** Below the cards that an adventure asks for. */
  need: {
    total: (total: number) => say('quests-picture-need-total', { total }),
    least: say('quests-picture-need-least'),
    each: say('quests-picture-need-each'),
    count: (count: number) => say('quests-picture-need-count', { count }),
  },
  piles: {
    adversaries: say('quests-picture-pile-adversaries'),
    knights: say('quests-picture-pile-knights'),
    discards: say('quests-picture-pile-discards'),
  },
  legend: {
    knights: say('quests-picture-legend-knights'),
    seals: say('quests-picture-legend-seals'),
    leads: say('quests-picture-legend-leads'),
  },
  place: (place: number) => say('quests-picture-place', { place }),
  hand: hand(say),
  choice: choice(say),
  end: {
    adventures: say('quests-picture-end-adventures'),
    trophies: say('quests-picture-end-trophies'),
    knights: say('quests-picture-end-knights'),
    points: say('quests-picture-end-points'),
    scoresByTurn: say('quests-picture-end-scores-by-turn'),
    tie: say('quests-picture-end-tie'),
  },
  /** Who's ahead of whom with equal points, and the knight cards of each of them. */
  tie: (names: readonly string[], cards: number, others: readonly string[], fewer: number) =>
    say('quests-picture-tie', { names, count: names.length, others, cards, fewer }),
  alt: alt(say),
  text: text(say),
});
