import type {
  ArtusView,
  CardId,
  Chair,
  Figure,
  KingCard,
  PileId,
  ScoringCard,
} from '../../games/artus/types.ts';
import type { Say } from '../fluent/say.ts';
import { cardName, scoresBy } from './artus.ts';

type Phase = Pick<ArtusView, 'phase' | 'round' | 'rounds' | 'variant'>;

/** A Knight of the viewer with its chair's values before and after the table turns. */
interface TurnedKnight {
  readonly chair: Chair;
  readonly before: number;
  readonly after: number;
}

const DOES = {
  'king:4-8-either': 'artus-picture-does-move-any',
  'king:1-7-silver': 'artus-picture-does-move-silver',
  'king:1-7-bronze': 'artus-picture-does-move-bronze',
  'king:1-5-both-either': 'artus-picture-does-move-any',
  'king:ring-silver': 'artus-picture-does-ring-silver',
  'king:ring-bronze': 'artus-picture-does-ring-bronze',
  'king:ring-either': 'artus-picture-does-ring-any',
} as const satisfies Readonly<Record<KingCard, string>>;

const isScoring = (card: CardId): card is ScoringCard => card.startsWith('scoring:');
const isKing = (card: CardId): card is KingCard => card.startsWith('king:');

/** By what a card's head names it: each scoring card has a title of its own. */
const headOf = (card: CardId) => (isScoring(card) ? cardName(card) : isKing(card) ? 'king' : 'knight');

const yesNo = (flag: boolean) => (flag ? 'yes' : 'no');

function taskOf({ phase, playsLeft, drawsLeft }: Pick<ArtusView, 'phase' | 'playsLeft' | 'drawsLeft'>) {
  if (phase === 'placement') return { task: 'place', count: 1 } as const;
  if (playsLeft > 0) return { task: 'play', count: playsLeft } as const;
  return { task: 'draw', count: drawsLeft } as const;
}

/** Words on the pictures of Artus and in their texts. Names come ready to be shown. */
export const artusPicture = (say: Say) => {
  const joined = (items: readonly string[]): string => items.join(say('artus-picture-comma'));
  const phase = ({ phase, round, rounds }: Phase): string =>
    say('artus-picture-phase', { phase, round, rounds });
  const short = (card: CardId): string => say('artus-picture-short', { card: cardName(card) });
  const shorts = (cards: readonly CardId[]): string => joined(cards.map(short));

  /** Cards in a sentence, equal ones counted. */
  const counted = (all: readonly CardId[]): string =>
    joined(
      [...new Set(all)].map((card) => {
        const count = all.filter((other) => other === card).length;
        return count === 1 ? short(card) : say('artus-picture-counted', { card: cardName(card), count });
      }),
    );

  return {
    /** What whoever is to act does, below their name. */
    todo: (view: Pick<ArtusView, 'phase' | 'playsLeft' | 'drawsLeft'>): string =>
      say('artus-picture-todo', taskOf(view)),
    rank: (place: number, shared: boolean): string =>
      say('artus-picture-rank', { place, shared: yesNo(shared) }),
    strip: {
      scored: (card: CardId): string =>
        isScoring(card) ? say('artus-picture-title', { card: cardName(card) }) : '',
    },
    hand: {
      /** On the card's head, where some 12 letters fit. */
      title: (card: CardId): string => say('artus-picture-title', { card: headOf(card) }),
      /** What a Knight or King card does, in two lines of some 13 letters. */
      does: (card: CardId): readonly string[] => {
        // A Knight card's words are the rule that people miss most.
        const id = isKing(card) ? DOES[card] : 'artus-picture-does-knight';
        return [say(`${id}.upper`), say(`${id}.lower`)];
      },
      /** What a scoring card scores, in one such line. */
      scores: (card: CardId): string =>
        isScoring(card) ? say('artus-picture-does-score', { card: cardName(card) }) : '',
      standing: (name: string, score: number, rank: string): string =>
        rank === ''
          ? say('artus-picture-hand-standing', { name, score })
          : say('artus-picture-hand-standing-ranked', { name, score, rank }),
      /** `name`: whose turn it is; null if the game is over. */
      turn: (view: Phase & Parameters<typeof taskOf>[0], name: string | null): string =>
        name === null
          ? phase(view)
          : say('artus-picture-hand-turn', { now: phase(view), name, ...taskOf(view) }),
    },
    choice: {
      /** The cards that are left on a pile. */
      holds: (all: readonly CardId[]): string => say('artus-picture-choice-holds', { cards: counted(all) }),
      draws: (pile: string, all: readonly CardId[]): string =>
        say('artus-picture-choice-draws', { pile, count: all.length, cards: counted(all) }),
      score: (card: CardId, chairs: readonly Chair[]): string => {
        if (chairs.length > 0)
          return say('artus-picture-choice-score', { chairs: joined(chairs.map(String)) });
        if (card === 'scoring:joker') return say('artus-picture-choice-best');
        return isScoring(card) ? say('artus-picture-title', { card: cardName(card) }) : '';
      },
      turn: (knights: readonly TurnedKnight[]): string =>
        say('artus-picture-choice-turn', {
          knights: joined(
            knights.map(({ chair, before, after }) =>
              say('artus-picture-choice-turn-knight', { chair, before, after }),
            ),
          ),
          sum: knights.reduce((all, { after }) => all + after, 0),
          change: knights.reduce((all, { before, after }) => all + after - before, 0),
        }),
    },
    piece: {
      /** Said below a card's own words. */
      scores: (card: CardId): string => {
        const kind = scoresBy(card);
        return kind === 'scoring' ? '' : say('artus-card-scores', { kind });
      },
      about: {
        knight: say('artus-picture-piece-knight.about'),
        king: say('artus-picture-piece-king.about'),
        prince: say('artus-picture-piece-prince.about'),
        ring: say('artus-picture-piece-ring.about'),
        fifty: say('artus-picture-piece-fifty.about'),
      },
    },
    alt: {
      scores: (scores: readonly string[]): string =>
        say('artus-picture-alt-scores', { scores: joined(scores) }),
      princes: (princes: readonly string[]): string =>
        say('artus-picture-alt-princes', { princes: joined(princes) }),
      knights: (name: string, emblem: string, knights: readonly string[]): string =>
        knights.length === 0
          ? say('artus-picture-alt-no-knights', { name, emblem })
          : say('artus-picture-alt-knights', { name, emblem, knights: joined(knights) }),
      card: (played: string, now: number | null): string =>
        now === null ? played : say('artus-picture-alt-card-now', { played, now }),
      /** `played` is null where no card or several are to choose from. */
      choice: (name: string, count: number, played: string | null): string =>
        played === null
          ? say('artus-picture-alt-choice', { name, count })
          : say('artus-picture-alt-choice-card', { name, count, played }),
    },
    text: {
      title: ({ variant, phase, round, rounds }: Phase): string =>
        say('artus-picture-text-title', { variant, phase, round, rounds }),
      toAct: (name: string, plays: number, draws: number): string => {
        if (plays > 0) return say('artus-picture-text-to-play', { name, plays });
        return draws > 0
          ? say('artus-picture-text-to-draw', { name, draws })
          : say('artus-picture-text-to-act', { name });
      },
      player: (
        name: string,
        emblem: string,
        score: number,
        tiles: number,
        hand: number,
        all: readonly (readonly [PileId, number])[],
      ): string => {
        const piles = all.map(([pile, left]) => say('artus-picture-text-pile', { pile, left })).join(' ');
        const data = { name, emblem, score, hand, piles };
        return tiles > 0
          ? say('artus-picture-text-player-tiles', { ...data, tiles })
          : say('artus-picture-text-player', data);
      },
      unplaced: (count: number): string => say('artus-picture-text-unplaced', { count }),
      played: (pile: PileId, all: readonly CardId[]): string =>
        say('artus-picture-text-played', { pile, cards: shorts(all) }),
      /** `left`: the cards of the pile that have not been played. */
      allBut: (pile: PileId, left: readonly CardId[]): string =>
        left.length === 0
          ? say('artus-picture-text-all', { pile })
          : say('artus-picture-text-all-but', { pile, cards: shorts(left) }),
      playedBy: (name: string, piles: readonly string[]): string =>
        say('artus-picture-text-played-by', { name, piles: piles.join(say('artus-picture-semicolon')) }),
      legend: say('artus-picture-text-legend'),
      marks: { carpet: say('artus-picture-text-carpet'), crown: say('artus-picture-text-crown') },
      crownPlate: say('artus-picture-text-crown-plate'),
      figure: (figure: Figure, names: readonly string[]): string => {
        if (figure.kind === 'knight')
          return say('artus-picture-text-knight', { owner: names[figure.seat] ?? '' });
        const { metal, rings } = figure;
        return say(figure.king ? 'artus-picture-text-king' : 'artus-picture-text-prince', { metal, rings });
      },
      empty: say('artus-picture-text-empty'),
      supply: (count: number): string => say('artus-picture-text-supply', { count }),
      lastTurn: say('artus-picture-text-last-turn'),
      hand: (name: string): string => say('artus-picture-text-hand', { name }),
      noCards: say('artus-picture-text-no-cards'),
      ranking: (place: number, name: string, score: number): string =>
        say('artus-picture-text-ranking', { place, name, score }),
      byRound: say('artus-picture-text-by-round'),
      more: (count: number): string => say('artus-picture-text-more', { count }),
    },
  };
};
