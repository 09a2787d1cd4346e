import { artusPainter } from '../../render/artus/painter.ts';
import { FIGURE_PIECES } from '../../render/artus/piece.ts';
import type { Scene } from '../../render/painter.ts';
import type { Painting } from '../../render/painting.ts';
import type { ThemeId } from '../../render/themes/theme.ts';
import { CARDS } from '../../src/games/artus/data.ts';
import { artus } from '../../src/games/artus/index.ts';
import { seatRank } from '../../src/games/artus/reading.ts';
import type { ArtusEvent, ArtusView, CardId } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { artusGuide } from '../../src/telling/artus/guide.ts';
import { crowded, crowdedEvents, sceneOf, worked, workedEvents } from '../samples/artus.ts';
import {
  type Course,
  optionsOfCard,
  type Position,
  positions,
  stepOptions,
} from '../samples/artus-positions.ts';
import { spoken } from '../samples/language.ts';
import { NAMES, ODD_NAMES } from '../samples/names.ts';
import { finishedGame, ownHighlight } from './finished-games.ts';
import { firstMatch } from './first-match.ts';
import { type GalleryPicture, type GameGallery, themedSections } from './gallery.ts';

const SEED = '0123456789abcdef0123456789abcdef';

/** Every position of one game, from set-up to the end. */
function course(variant: Course['variant'], seats: number): Position[] {
  return [...positions({ variant, seats, seed: SEED })];
}

function sceneIn(
  theme: ThemeId,
  view: ArtusView,
  events: readonly ArtusEvent[] = [],
): Scene<ArtusView, ArtusEvent> {
  return sceneOf(view, { events, theme });
}

/** Positions of the given round in which a figure has moved and the player can still play a card. */
function midTurn(round: number): (position: Position) => boolean {
  return ({ table, own, events }) =>
    table.round === round && own.playsLeft > 0 && events.some(({ type }) => type === 'moved');
}

/** Moves of one figure. */
const FIGURE_CHOICES = [
  ['knight', 'knight:4-7', 'knight'],
  ['knight-both-ways', 'knight:1-5-both', 'knight'],
  ['king', 'king:4-8-either', 'king'],
  ['king-both-ways', 'king:1-5-both-either', 'king'],
] as const;

/** Everything one card can do. */
const CARD_CHOICES = [
  'knight:7-9',
  'king:ring-either',
  'scoring:all',
  'scoring:colours',
  'scoring:joker',
] as const;

/** Scoring cards where there's more than one way to choose Knights. */
const CHOSEN = ['scoring:colours', 'scoring:three-red'] as const;

/** Chair of the player's first Knight, or of the King. */
function chairOf({ own, toAct }: Position, kind: 'king' | 'knight'): number {
  return own.chairs.findIndex((figure) =>
    kind === 'knight'
      ? figure?.kind === 'knight' && figure.seat === toAct
      : figure?.kind === 'prince' && figure.king,
  );
}

/** What a choice of a whole turn leads to, step by step, by the path of each. */
const STEPS: Readonly<Record<string, readonly string[]>> = { cards: [], 'king-card': ['king:1-7-bronze'] };

function choicePictures(theme: ThemeId): GalleryPicture[] {
  const four = course('advanced', 4);
  const two = course('basic', 2);
  const pictures: GalleryPicture[] = [];
  const add = (name: string, { own }: Position, options: Position['options']) =>
    pictures.push({
      name: `choice-${name}-${theme}`,
      painting: artusPainter.choice(sceneIn(theme, own), options),
    });
  const holding = (card: CardId) =>
    firstMatch(four, (position) => optionsOfCard(position, card).length > 0, card);
  const placing = four[5] as Position;
  add('place', placing, placing.options);
  const whole = firstMatch(
    four,
    ({ own, options }) => own.playsLeft === 2 && STEPS['king-card']!.every((card) => has(options, card)),
    'a King card',
  );
  for (const [name, path] of Object.entries(STEPS)) add(name, whole, stepOptions(whole, path));
  const basic = firstMatch(two, ({ own }) => own.round === 6 && own.playsLeft === 1, 'round 6');
  add('cards-basic-2-seats', basic, stepOptions(basic));
  const few = firstMatch(four, ({ options, own }) => own.playsLeft > 0 && options.length < 9, 'few plays');
  add('few', few, inOrder(few));
  for (const [name, card, kind] of FIGURE_CHOICES) {
    const position = holding(card);
    add(name, position, optionsOfCard(position, card, chairOf(position, kind)));
  }
  for (const card of CARD_CHOICES) {
    const position = holding(card);
    add(card.replace(':', '-'), position, stepOptions(position, [card]));
  }
  for (const card of CHOSEN) {
    const position = firstMatch(four, (at) => optionsOfCard(at, card).length > 1, card);
    add(`${card.replace(':', '-')}-chosen`, position, stepOptions(position, [card]));
  }
  for (const [name, draws] of [
    ['draw', 2],
    ['draw-second', 1],
  ] as const) {
    const isIt = ({ own }: Position) => own.playsLeft === 0 && own.drawsLeft === draws;
    const drawing = firstMatch(four, isIt, 'a draw');
    add(name, drawing, drawing.options);
  }
  return pictures;
}

/** All options, arranged as in the hand. */
function inOrder({ own, options }: Position): Position['options'] {
  const actions = options.map(({ action }) => action);
  return artusGuide.arranged!(own, actions)!.map((action) => options[actions.indexOf(action)]!);
}

const has = (options: Position['options'], card: string): boolean =>
  options.some(({ action }) => 'card' in action && action.card === card);

function withScores(view: ArtusView, scores: readonly number[]): ArtusView {
  return { ...view, players: view.players.map((player, seat) => ({ ...player, score: scores[seat] ?? 0 })) };
}

const LONGEST_NAMES = ['M', 'W', 'Mw', 'Wm'].map((letters) => letters.repeat(32).slice(0, 32));

/** Many events at once, crowded chairs, and names that are hard to draw. */
function extremePictures(): GalleryPicture[] {
  const game = course('advanced', 4);
  const last = firstMatch(game, midTurn(7), 'round 7');
  const before = game.slice(0, game.indexOf(last)).filter(({ own }) => own.playsLeft === 2);
  const fourTurns = [...before.slice(-3), last].flatMap(({ events }) => events);
  return [
    { name: 'four-turns-at-once', painting: artusPainter.table(sceneOf(last.table, { events: fourTurns })) },
    { name: 'crowded', painting: artusPainter.table(sceneOf(crowded(), { events: crowdedEvents })) },
    {
      name: 'four-turns-at-once-contrast',
      painting: artusPainter.table(sceneOf(last.table, { events: fourTurns, theme: 'contrast' })),
    },
    {
      name: 'two-lead',
      painting: artusPainter.table(sceneOf(withScores(worked(), [120, 7, 120, -103]), { events: [] })),
    },
    { name: 'nobody-leads', painting: artusPainter.table(sceneOf(withScores(worked(), [0, 0, 0, 0]))) },
    {
      name: 'longest-names',
      painting: artusPainter.table(sceneOf(worked(), { events: workedEvents, names: LONGEST_NAMES })),
    },
    {
      name: 'longest-names-choice',
      painting: artusPainter.choice(
        sceneOf(last.own, { names: LONGEST_NAMES }),
        stepOptions(last, ['scoring:joker']),
      ),
    },
    ...ODD_NAMES.map((names, i) => ({
      name: `names-${i + 1}`,
      painting: artusPainter.table(sceneOf(worked(), { events: workedEvents, names })),
    })),
  ];
}

/** How many cards of each pile a hand has. */
type Counts = Readonly<Record<'knight' | 'king' | 'scoring', number>>;

const HANDS: Readonly<Record<string, (counts: Counts) => boolean>> = {
  knights: ({ knight, king, scoring }) => knight === 3 && king === 3 && scoring === 0,
  scoring: ({ scoring }) => scoring > 3,
  mixed: ({ knight, king, scoring }) => knight + king + scoring === 4 && scoring > 0 && scoring < 4,
  empty: ({ knight, king, scoring }) => knight + king + scoring === 0,
};

function countsOf({ own: { players, viewer } }: Position): Counts {
  const hand = players[viewer ?? 0]?.hand ?? [];
  const of = (pile: string) => hand.filter((card) => card.startsWith(pile)).length;
  return { knight: of('knight:'), king: of('king:'), scoring: of('scoring:') };
}

function handPictures(theme: ThemeId): GalleryPicture[] {
  const game = course('advanced', 4).filter(({ own, toAct }) => toAct === null || own.playsLeft === 2);
  return Object.entries(HANDS).map(([name, fits]) => {
    const { own } = firstMatch(game, (position) => fits(countsOf(position)), name);
    return { name: `hand-${name}-${theme}`, painting: artusPainter.hand(sceneIn(theme, own)) };
  });
}

/** Which cards have been played, in games of each size. */
function playedPictures(theme: ThemeId): GalleryPicture[] {
  return (['basic', 'advanced'] as const).flatMap((variant) =>
    [2, 4].map((seats) => {
      const { own } = firstMatch(course(variant, seats), midGame, 'round 6');
      const painting = artusPainter.played!(sceneIn(theme, own));
      return { name: `played-${variant}-${seats}-seats-${theme}`, painting };
    }),
  );
}

const midGame = ({ own }: Position): boolean => own.round === 6 && own.playsLeft > 0;

/** Every card, and then the figures and tokens. */
function piecePictures(): GalleryPicture[] {
  const ids = [...CARDS.map(({ id }) => id), ...FIGURE_PIECES];
  return ids.map((id) => ({
    name: `piece-${id.replace(':', '-')}`,
    painting: artusPainter.piece(id, { theme: 'court', t: spoken() }) as Painting,
  }));
}

function tablePictures(theme: ThemeId): GalleryPicture[] {
  const pictures: GalleryPicture[] = [];
  const add = (name: string, { table, events }: Pick<Position, 'table' | 'events'>) =>
    pictures.push({ name: `${name}-${theme}`, painting: artusPainter.table(sceneIn(theme, table, events)) });
  const four = course('advanced', 4);
  add('set-up', four[0] as Position);
  add('placement', four[9] as Position);
  for (const seats of [2, 3, 4]) {
    add(`advanced-${seats}-seats`, firstMatch(course('advanced', seats), midTurn(5), 'round 5'));
    add(`basic-${seats}-seats`, firstMatch(course('basic', seats), midTurn(9), 'round 9'));
  }
  add(
    'coronation',
    firstMatch(four, ({ events }) => events.some(({ type }) => type === 'crowned'), 'a coronation'),
  );
  add(
    'king-moved',
    firstMatch(
      four,
      ({ events }) => events.some((e) => e.type === 'moved' && e.figure.kind === 'prince' && e.figure.king),
      'a moved King',
    ),
  );
  add('worked-figure', { table: worked(), events: workedEvents });
  return pictures;
}

const finished = (seats: number) =>
  finishedGame(
    {
      course: artus.course!,
      placesOf: (view) => view.players.map((_, seat) => seatRank(view, seat).place),
      game: 'artus',
      names: NAMES,
    },
    (seed) => [...positions({ variant: 'advanced', seats, seed: seed.toString(16).padStart(32, '0') })],
    1,
    () => true,
  );

function endPictures(theme: ThemeId): GalleryPicture[] {
  return [2, 3, 4].flatMap((seats) => {
    const game = finished(seats);
    const add = (name: string, highlight: object, viewer: Seat | null = null): GalleryPicture => ({
      name: `end-${name}${seats}-seats-${theme}`,
      painting: artusPainter.end({ ...sceneIn(theme, { ...game.view, viewer }), ...highlight }),
    });
    const turned = add('', { highlight: game.turning });
    if (seats === 2) return [turned];
    return seats === 3
      ? [turned, add('unturned-', {})]
      : [turned, add('own-', { highlight: ownHighlight(game) }, game.viewer)];
  });
}

export const artusGallery: GameGallery = {
  sections: () => [
    ...themedSections('Artus', {
      table: tablePictures,
      hand: (theme) => [...handPictures(theme), ...playedPictures(theme)],
      choice: choicePictures,
      end: endPictures,
    }),
    { title: 'Artus: crowds and names', pictures: extremePictures() },
    { title: 'Artus: pieces', pictures: piecePictures() },
  ],
  approved: [
    'worked-figure-court',
    'coronation-contrast',
    'hand-mixed-court',
    'choice-knight-both-ways-court',
    'end-3-seats-court',
  ],
  colourBlind: ['worked-figure-court', 'worked-figure-contrast', 'end-4-seats-court'],
};
