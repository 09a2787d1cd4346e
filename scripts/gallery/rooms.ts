import { type ChoiceOption, type Scene, THEME_IDS, type ThemeId } from '../../render/painter.ts';
import { painters } from '../../render/painters.ts';
import type { Painting } from '../../render/painting.ts';
import type { ArtusAction, ArtusEvent, ArtusView, CardId } from '../../src/games/artus/types.ts';
import { wordsOf } from '../../src/i18n/index.ts';
import { NAMES, ODD_NAMES, sceneOf, worked, workedEvents } from '../../test/render/fixtures/artus.ts';
import {
  type Course,
  optionsOfCard,
  type Position,
  positions,
} from '../../test/render/fixtures/positions.ts';
import { courtRooms } from './court.ts';
import { questsRooms } from './quests.ts';

export interface Exhibit {
  readonly name: string;
  readonly painting: Painting;
}
export interface Room {
  readonly title: string;
  readonly exhibits: readonly Exhibit[];
}

const painter = painters.get('artus');
if (painter === undefined) throw new Error('Artus has no painter');

const SEED = '0123456789abcdef0123456789abcdef';
const course = (variant: Course['variant'], seats: number, seed = SEED) => [
  ...positions({ variant, seats, seed }),
];

function find(all: readonly Position[], wanted: (position: Position) => boolean, what: string): Position {
  const found = all.find(wanted);
  if (found === undefined) throw new Error(`no position with ${what}`);
  return found;
}

function scene(
  view: ArtusView,
  events: readonly ArtusEvent[],
  theme: ThemeId,
  names = NAMES,
): Scene<ArtusView, ArtusEvent> {
  return { view, events, theme, names, words: wordsOf('en-US') };
}

const atRound = (round: number) => (position: Position) =>
  position.table.round === round &&
  position.own.playsLeft > 0 &&
  position.events.some(({ type }) => type === 'moved');

function tables(theme: ThemeId): Exhibit[] {
  const exhibits: Exhibit[] = [];
  const add = (name: string, { table, events }: Position) =>
    exhibits.push({ name: `${name}-${theme}`, painting: painter!.table(scene(table, events, theme)) });
  const four = course('advanced', 4);
  add('set-up', four[0] as Position);
  add('placement', four[9] as Position);
  for (const seats of [2, 3, 4]) {
    add(`advanced-${seats}-seats`, find(course('advanced', seats), atRound(5), 'round 5'));
    add(`basic-${seats}-seats`, find(course('basic', seats), atRound(9), 'round 9'));
  }
  add(
    'coronation',
    find(four, ({ events }) => events.some(({ type }) => type === 'crowned'), 'a coronation'),
  );
  add(
    'king-moved',
    find(
      four,
      ({ events }) => events.some((e) => e.type === 'moved' && e.figure.kind === 'prince' && e.figure.king),
      'a moved King',
    ),
  );
  exhibits.push({
    name: `worked-figure-${theme}`,
    painting: painter!.table(sceneOf(worked(), { theme, events: workedEvents })),
  });
  return exhibits;
}

/** All figures side by side, as tight as they can sit. */
function crowded(view: ArtusView): ArtusView {
  const figures = view.chairs.filter((figure) => figure !== null);
  const chairs = view.chairs.map((_, chair) => figures[chair] ?? null);
  return { ...view, chairs, king: chairs.findIndex((figure) => figure?.kind === 'prince' && figure.king) };
}

function oddities(): Exhibit[] {
  const view = crowded(worked());
  const busy = course('advanced', 4);
  const many = find(busy, atRound(7), 'round 7');
  const before = busy.slice(0, busy.indexOf(many)).filter(({ own }) => own.playsLeft === 2);
  const events = [...before.slice(-3).flatMap((position) => position.events), ...many.events];
  return [
    { name: 'four-turns-at-once', painting: painter!.table(scene(many.table, events, 'court')) },
    { name: 'crowded', painting: painter!.table(scene(view, workedEvents, 'court')) },
    ...ODD_NAMES.map((names, i) => ({
      name: `names-${i + 1}`,
      painting: painter!.table(scene(worked(), workedEvents, 'court', names)),
    })),
  ];
}

function withHand(view: ArtusView, hand: readonly CardId[]): ArtusView {
  return {
    ...view,
    viewer: 0,
    players: view.players.map((player, seat) => (seat === 0 ? { ...player, hand } : player)),
  };
}

function hands(theme: ThemeId): Exhibit[] {
  const view = worked();
  const all: Record<string, readonly CardId[]> = {
    knights: [
      'knight:1-5-both',
      'knight:3-6',
      'knight:7-9',
      'king:1-5-both-either',
      'king:1-7-silver',
      'king:ring-bronze',
    ],
    scoring: [
      'scoring:all',
      'scoring:opposite',
      'scoring:colours',
      'scoring:carpet',
      'scoring:three-red',
      'scoring:joker',
    ],
    mixed: ['knight:4-7', 'king:ring-either', 'king:4-8-either', 'scoring:joker'],
    empty: [],
  };
  const exhibits = Object.entries(all).map(([name, hand]) => ({
    name: `hand-${name}-${theme}`,
    painting: painter!.hand(scene(withHand(view, hand), [], theme)),
  }));
  return exhibits;
}

type Options = readonly ChoiceOption<ArtusView, ArtusAction, ArtusEvent>[];

function choices(theme: ThemeId): Exhibit[] {
  const four = course('advanced', 4);
  const exhibits: Exhibit[] = [];
  const add = (name: string, position: Position, options: Options) =>
    exhibits.push({
      name: `choice-${name}-${theme}`,
      painting: painter!.choice(scene(position.own, [], theme), options),
    });
  const holding = (card: CardId) => find(four, (position) => optionsOfCard(position, card).length > 0, card);
  const ofFigure = (card: CardId, kind: 'king' | 'prince' | 'knight') => {
    const position = holding(card);
    const from = position.own.chairs.findIndex(
      (figure) =>
        figure !== null &&
        (kind === 'knight'
          ? figure.kind === 'knight' && figure.seat === position.toAct
          : figure.kind === 'prince' && figure.king === (kind === 'king')),
    );
    return { position, options: optionsOfCard(position, card, from) };
  };
  add('place', four[5] as Position, (four[5] as Position).options);
  for (const [name, card, kind] of [
    ['knight', 'knight:4-7', 'knight'],
    ['knight-both-ways', 'knight:1-5-both', 'knight'],
    ['king', 'king:4-8-either', 'king'],
    ['king-both-ways', 'king:1-5-both-either', 'king'],
  ] as const) {
    const { position, options } = ofFigure(card, kind);
    add(name, position, options);
  }
  for (const card of [
    'knight:7-9',
    'king:ring-either',
    'scoring:all',
    'scoring:colours',
    'scoring:joker',
  ] as const) {
    const position = holding(card);
    add(card.replace(':', '-'), position, optionsOfCard(position, card));
  }
  const draw = find(four, ({ own }) => own.playsLeft === 0 && own.drawsLeft > 0, 'a draw');
  add('draw', draw, draw.options);
  return exhibits;
}

function ends(theme: ThemeId): Exhibit[] {
  return [2, 3, 4].flatMap((seats) => {
    const last = course('advanced', seats).at(-1) as Position;
    return { name: `end-${seats}-seats-${theme}`, painting: painter!.end(scene(last.table, [], theme)) };
  });
}

/** Every kind of picture in every state worth seeing. */
export function rooms(): Room[] {
  return [
    ...THEME_IDS.flatMap((theme) => [
      { title: `Table (${theme})`, exhibits: tables(theme) },
      { title: `Hand (${theme})`, exhibits: hands(theme) },
      { title: `Choice (${theme})`, exhibits: choices(theme) },
      { title: `End (${theme})`, exhibits: ends(theme) },
    ]),
    { title: 'Crowds and names', exhibits: oddities() },
    ...courtRooms(),
    ...questsRooms(),
  ];
}
