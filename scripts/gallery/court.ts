import { courtPainter } from '../../render/court/painter.ts';
import { PIECE_IDS } from '../../render/court/piece.ts';
import type { Painting } from '../../render/painting.ts';
import { THEME_IDS, type ThemeId } from '../../render/themes/theme.ts';
import { court } from '../../src/games/court/index.ts';
import type { CourtView } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { type CourtPosition, courtPositions, courtSceneOf, offered } from '../samples/court.ts';
import { spoken } from '../samples/language.ts';
import { NAMES, ODD_NAMES } from '../samples/names.ts';
import { finishedGame, ownHighlight } from './finished-games.ts';
import { type GalleryPicture, type GameGallery, themedSections } from './gallery.ts';

type Predicate = (position: CourtPosition) => boolean;

const SEEDS = 40;

const games = new Map<string, readonly CourtPosition[]>();

/** Every position of one game; each game is played only once. */
function positionsOf(seats: number, seed: number): readonly CourtPosition[] {
  const key = `${seats} ${seed}`;
  const known = games.get(key) ?? [...courtPositions(seats, seed)];
  games.set(key, known);
  return known;
}

/** The first position that fits, in the first of several games that has one. @throws Error if none has */
function findPosition(seats: number, fits: Predicate): CourtPosition {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const found = positionsOf(seats, seed).find(fits);
    if (found !== undefined) return found;
  }
  throw new Error('no such position');
}

const isLate: Predicate = ({ table }) => table.round >= Math.min(4, table.rounds.max);

type Listed = readonly (readonly [name: string, seats: number, fits: Predicate])[];

const CHOICES: Listed = [
  ['start', 4, ({ table }) => table.phase === 'startCourtier'],
  ['opening-bid', 4, ({ table }) => table.phase === 'bid'],
  ['raise', 4, (p) => p.table.phase === 'bid' && p.table.auction?.bidder !== null && p.options.length === 5],
  [
    'bids-two-columns',
    3,
    (p) =>
      p.table.phase === 'bid' &&
      p.table.auction?.bidder !== null &&
      p.options.length > 16 &&
      p.options.length < 30,
  ],
  ['bids', 4, (p) => p.table.phase === 'bid' && p.table.auction?.bidder !== null && p.options.length > 40],
  ['no-bid', 4, (p) => p.table.phase === 'bid' && p.options.length === 1],
  ['character', 4, ({ table }) => table.phase === 'choose'],
  ['character-of-two', 4, (p) => isLate(p) && p.table.phase === 'choose' && p.options.length === 2],
  [
    'merlin',
    3,
    (p) => isLate(p) && p.table.phase === 'swapMerlin' && p.options.length > 11 && p.options.length < 19,
  ],
  ['merlin-many', 4, (p) => isLate(p) && p.table.phase === 'swapMerlin' && p.options.length > 22],
  ['aspirants', 4, ({ table }) => table.phase === 'takeAspirants'],
  ['aspirant', 4, ({ table }) => table.phase === 'takeAspirant'],
  ['refill', 3, (p) => p.table.phase === 'refill' && p.options.length > 12],
  ['refill-few', 3, (p) => p.table.phase === 'refill' && p.options.length > 2 && p.options.length < 9],
  ['tile', 4, (p) => p.table.phase === 'giveTile' && p.options.length > 1],
  ['lancelot', 4, (p) => p.table.phase === 'swapLancelot' && p.options.length > 3],
];

/** A picture of each of those positions. */
const picturesOf =
  (listed: Listed, prefix: string, paint: (position: CourtPosition, theme: ThemeId) => Painting) =>
  (theme: ThemeId): GalleryPicture[] =>
    listed.map(([name, seats, fits]) => ({
      name: `court-${prefix}${name}-${theme}`,
      painting: paint(findPosition(seats, fits), theme),
    }));

const choicePictures = picturesOf(CHOICES, 'choice-', (position, theme) =>
  courtPainter.choice(courtSceneOf(position.own, { theme }), offered(position)),
);

/** Every piece alone, in every theme. */
function piecePictures(): GalleryPicture[] {
  return THEME_IDS.flatMap((theme) =>
    PIECE_IDS.flatMap((id) => {
      const painting = courtPainter.piece(id, { theme, t: spoken() });
      return painting === null ? [] : [{ name: `court-piece-${id}-${theme}`, painting }];
    }),
  );
}

/** A late auction that one player has left. */
const auction: Predicate = (p) =>
  isLate(p) && p.table.phase === 'bid' && p.table.auction?.passed.length === 1;

const TABLES: Listed = [
  ['set-up', 4, ({ table, events }) => table.phase === 'startCourtier' && events.length === 2],
  ['opening', 4, ({ table }) => table.round === 1 && table.phase === 'bid'],
  ['2-seats', 2, (p) => isLate(p) && p.table.phase === 'choose' && p.table.round > 4],
  ['3-seats', 3, auction],
  ['4-seats', 4, auction],
  ['guinevere', 4, (p) => isLate(p) && p.table.phase === 'takeAspirant'],
  ['lancelot', 3, (p) => isLate(p) && p.table.phase === 'swapLancelot' && p.table.blackDie !== null],
  [
    'black-die',
    3,
    (p) => p.table.phase === 'choose' && p.table.blackDie !== null && p.table.auction?.passed.length === 2,
  ],
  [
    'swapped-by-merlin',
    3,
    ({ events }) => events.some((e) => e.type === 'merlinSwapped' && e.give.length > 1),
  ],
  ['swapped-by-lancelot', 4, ({ events }) => events.some((e) => e.type === 'lancelotSwapped')],
  ['refill', 3, ({ table }) => table.phase === 'refill'],
  ['rich', 4, ({ table }) => table.players.some(({ treasury }) => treasury.length > 8)],
  ['last-round', 2, ({ table }) => table.lastRound && table.phase === 'bid'],
  ['arthur', 4, (p) => isLate(p) && p.table.phase === 'giveTile'],
  [
    'idle-jesters',
    4,
    ({ table }) => table.role !== null && table.players.some(({ standing }) => standing.idleJesters > 0),
  ],
];

const tablePictures = picturesOf(TABLES, '', ({ table, events }, theme) =>
  courtPainter.table(courtSceneOf(table, { theme, events })),
);

const HANDS: Listed = [
  ['bid', 4, (p) => isLate(p) && p.table.phase === 'bid' && p.table.auction?.bidder !== null],
  ['rich', 4, (p) => isLate(p) && (p.own.players[p.own.viewer ?? 0]?.treasury.length ?? 0) > 7],
  ['idle', 4, ({ own }) => own.round > 0 && (own.players[own.viewer ?? 0]?.standing.idleJesters ?? 0) > 0],
  ['role', 4, (p) => isLate(p) && p.table.phase === 'swapLancelot'],
];

const handPictures = picturesOf(HANDS, 'hand-', ({ own, events }, theme) =>
  courtPainter.hand(courtSceneOf(own, { theme, events })),
);

/** Whether only the King's Favor decides between two courts. */
const needsFavor = ({ players }: CourtView): boolean =>
  new Set(players.map(({ standing }) => String(standing.sizes))).size < players.length;

/** The first game with the number of seats that a move turned; with four, one that the Favor decides. */
const finished = (seats: number) =>
  finishedGame(
    {
      course: court.course!,
      placesOf: ({ players }) => players.map(({ place }) => place),
      game: 'court',
      names: NAMES,
    },
    (seed) => positionsOf(seats, seed),
    1,
    (view) => seats !== 4 || needsFavor(view),
  );

function endPictures(theme: ThemeId): GalleryPicture[] {
  return [2, 3, 4].flatMap((seats) => {
    const game = finished(seats);
    const add = (name: string, highlight: object, viewer: Seat | null = null): GalleryPicture => ({
      name: `court-end-${name}${seats}-seats-${theme}`,
      painting: courtPainter.end({ ...courtSceneOf({ ...game.view, viewer }, { theme }), ...highlight }),
    });
    if (seats === 2) return [add('', {})];
    const turned = add('', { highlight: game.turning });
    return seats === 4 ? [turned] : [turned, add('own-', { highlight: ownHighlight(game) }, game.viewer)];
  });
}

function oddNames(): GalleryPicture[] {
  const { table, events } = findPosition(4, (p) => isLate(p) && p.table.phase === 'bid');
  return ODD_NAMES.map((names, i) => ({
    name: `court-names-${i + 1}`,
    painting: courtPainter.table(courtSceneOf(table, { names, events })),
  }));
}

export const courtGallery: GameGallery = {
  sections: () => [
    ...themedSections('King’s Court', {
      table: tablePictures,
      hand: handPictures,
      choice: choicePictures,
      end: endPictures,
    }),
    { title: 'King’s Court: pieces', pictures: piecePictures() },
    { title: 'King’s Court: names', pictures: oddNames() },
  ],
  approved: [
    'court-4-seats-court',
    'court-lancelot-contrast',
    'court-choice-merlin-court',
    'court-end-3-seats-court',
  ],
  colourBlind: ['court-4-seats-court', 'court-choice-aspirants-contrast'],
};
