import { courtPainter } from '../../render/court/painter.ts';
import { THEME_IDS, type ThemeId } from '../../render/painter.ts';
import { ODD_NAMES } from '../../test/render/fixtures/artus.ts';
import { type CourtPosition, courtPositions, courtSceneOf } from '../../test/render/fixtures/court.ts';
import type { Exhibit, Room } from './rooms.ts';

type Wanted = (position: CourtPosition) => boolean;

const courses = new Map<string, readonly CourtPosition[]>();

/** The positions of one haphazard game; games are played once. */
function course(seats: number, seed: number): readonly CourtPosition[] {
  const key = `${seats} ${seed}`;
  const known = courses.get(key) ?? [...courtPositions(seats, seed)];
  courses.set(key, known);
  return known;
}

const SEEDS = 40;

/** The first such position in a few games. */
function find(seats: number, wanted: Wanted): CourtPosition {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const found = course(seats, seed).find(wanted);
    if (found !== undefined) return found;
  }
  throw new Error('no such position');
}

const late: Wanted = ({ table }) => table.round >= Math.min(4, table.rounds.max);

const TABLES: readonly (readonly [name: string, seats: number, wanted: Wanted])[] = [
  ['set-up', 4, ({ table, events }) => table.phase === 'startCourtier' && events.length === 2],
  ['opening', 4, ({ table }) => table.round === 1 && table.phase === 'bid'],
  ['2-seats', 2, (p) => late(p) && p.table.phase === 'choose' && p.table.round > 4],
  ['3-seats', 3, (p) => late(p) && p.table.phase === 'bid' && p.table.auction?.passed.length === 1],
  ['4-seats', 4, (p) => late(p) && p.table.phase === 'bid' && p.table.auction?.passed.length === 1],
  ['guinevere', 4, (p) => late(p) && p.table.phase === 'takeAspirant'],
  ['lancelot', 3, (p) => late(p) && p.table.phase === 'swapLancelot' && p.table.blackDie !== null],
  ['arthur', 4, (p) => late(p) && p.table.phase === 'giveTile'],
  [
    'idle-jesters',
    4,
    ({ table }) => table.round > 0 && table.players.some(({ standing }) => standing.idleJesters > 0),
  ],
];

function tables(theme: ThemeId): Exhibit[] {
  return TABLES.map(([name, seats, wanted]) => {
    const { table, events } = find(seats, wanted);
    return {
      name: `kings-court-${name}-${theme}`,
      painting: courtPainter.table(courtSceneOf(table, { theme, events })),
    };
  });
}

const CHOICES: readonly (readonly [name: string, seats: number, wanted: Wanted])[] = [
  ['start', 4, ({ table }) => table.phase === 'startCourtier'],
  ['opening-bid', 4, ({ table }) => table.phase === 'bid'],
  ['bids', 4, (p) => p.table.phase === 'bid' && p.table.auction?.bidder !== null && p.options.length > 12],
  ['no-bid', 4, (p) => p.table.phase === 'bid' && p.options.length === 1],
  ['character', 4, ({ table }) => table.phase === 'choose'],
  [
    'merlin',
    3,
    (p) => late(p) && p.table.phase === 'swapMerlin' && p.options.length > 11 && p.options.length < 23,
  ],
  ['merlin-many', 4, (p) => late(p) && p.table.phase === 'swapMerlin' && p.options.length > 22],
  ['aspirants', 4, ({ table }) => table.phase === 'takeAspirants'],
  ['aspirant', 4, ({ table }) => table.phase === 'takeAspirant'],
  ['refill', 3, (p) => p.table.phase === 'refill' && p.options.length > 3 && p.options.length < 22],
  ['tile', 4, (p) => p.table.phase === 'giveTile' && p.options.length > 1],
  ['lancelot', 4, (p) => p.table.phase === 'swapLancelot' && p.options.length > 3],
];

function choices(theme: ThemeId): Exhibit[] {
  return CHOICES.map(([name, seats, wanted]) => {
    const { own, options } = find(seats, wanted);
    return {
      name: `kings-court-choice-${name}-${theme}`,
      painting: courtPainter.choice(courtSceneOf(own, { theme }), options),
    };
  });
}

function hands(theme: ThemeId): Exhibit[] {
  const wanted: readonly (readonly [string, Wanted])[] = [
    ['bid', (p) => late(p) && p.table.phase === 'bid' && p.table.auction?.bidder !== null],
    ['role', (p) => late(p) && p.table.phase === 'swapLancelot'],
  ];
  return wanted.map(([name, is]) => {
    const { own, events } = find(4, is);
    return {
      name: `kings-court-hand-${name}-${theme}`,
      painting: courtPainter.hand(courtSceneOf(own, { theme, events })),
    };
  });
}

function ends(theme: ThemeId): Exhibit[] {
  return [2, 3, 4].map((seats) => ({
    name: `kings-court-end-${seats}-seats-${theme}`,
    painting: courtPainter.end(
      courtSceneOf(find(seats, ({ table }) => table.phase === 'over').table, { theme }),
    ),
  }));
}

/** The pictures of King Arthur's Court in every state worth seeing. */
export function courtRooms(): Room[] {
  const odd = find(4, (p) => late(p) && p.table.phase === 'bid');
  return [
    ...THEME_IDS.flatMap((theme) => [
      { title: `King’s Court: table (${theme})`, exhibits: tables(theme) },
      { title: `King’s Court: hand (${theme})`, exhibits: hands(theme) },
      { title: `King’s Court: choice (${theme})`, exhibits: choices(theme) },
      { title: `King’s Court: end (${theme})`, exhibits: ends(theme) },
    ]),
    {
      title: 'King’s Court: names',
      exhibits: ODD_NAMES.map((names, i) => ({
        name: `kings-court-names-${i + 1}`,
        painting: courtPainter.table(courtSceneOf(odd.table, { names, events: odd.events })),
      })),
    },
  ];
}
