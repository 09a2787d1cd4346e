import { THEME_IDS, type ThemeId } from '../../render/painter.ts';
import { questsPainter } from '../../render/quests/painter.ts';
import { KINDS } from '../../src/games/quests/data.ts';
import type {
  AdversaryCard,
  Columns,
  Kind,
  KnightCard,
  QuestsAction,
  QuestsView,
  Variant,
} from '../../src/games/quests/types.ts';
import {
  NAMES,
  positions,
  type QuestsOption,
  type QuestsPosition,
  sceneOf,
} from '../../test/render/quests/positions.ts';
import type { Exhibit, Room } from './rooms.ts';

const SEED = '0123456789abcdef0123456789abcdef';
const course = (variant: Variant, seats: number) => [...positions({ variant, seats, seed: SEED })];

/** Names that are hard to draw: long, emoji, right to left, without glyphs, empty. */
const ODD_NAMES = [
  [
    'Sir Bors de Ganis the Younger of Camelot',
    '🦁👑 Leo 🏰',
    'مورغان لو فاي',
    'שלמה המלך',
    'WWWWWWWWWWWWWWWWWWWW',
  ],
];

function find(all: readonly QuestsPosition[], wanted: (one: QuestsPosition) => boolean, what: string) {
  const found = all.find(wanted);
  if (found === undefined) throw new Error(`no position with ${what}`);
  return found;
}

/** Late enough for adventures to be taken, just after a turn in which much happened. */
const busy = ({ table, events }: QuestsPosition): boolean =>
  table.turn > 12 &&
  table.thisTurn?.challenge === null &&
  events.some(({ type }) => type === 'challenged') &&
  events.some(({ type }) => type === 'revealed');

function tables(theme: ThemeId): Exhibit[] {
  const exhibits: Exhibit[] = [];
  const add = (name: string, { table, events }: QuestsPosition) =>
    exhibits.push({
      name: `quests-${name}-${theme}`,
      painting: questsPainter.table(sceneOf(table, { theme, events })),
    });
  for (const seats of [2, 3, 4, 5]) {
    add(`basic-${seats}-seats`, find(course('basic', seats), busy, 'a busy turn'));
    add(`seals-${seats}-seats`, find(course('seals', seats), busy, 'a busy turn'));
  }
  const seals = course('seals', 4);
  add('set-up', seals[0] as QuestsPosition);
  add(
    'adventure',
    find(seals, ({ events }) => events.some(({ type }) => type === 'adventureTaken'), 'an adventure'),
  );
  add(
    'completed',
    find(seals, ({ events }) => events.some(({ type }) => type === 'columnCompleted'), 'a full column'),
  );
  add(
    'near-the-end',
    find(
      seals,
      ({ table }) => table.adventures.filter(({ taken }) => taken === null).length <= 3 && table.end === null,
      'few adventures',
    ),
  );
  return exhibits;
}

const HIGH: Readonly<Record<Kind, readonly AdversaryCard[]>> = {
  power: ['power-1', 'power-2', 'power-3', 'power-1'],
  enemy: ['enemy-1', 'enemy-2', 'enemy-3', 'enemy-4'],
  monster: ['monster-1', 'monster-2', 'monster-3', 'monster-4'],
  dragon: ['dragon-2', 'dragon-3', 'dragon-4', 'dragon-5'],
};

/** Four cards in every column, most of them sealed, and thirteen trophies for every player. */
function crowded(view: QuestsView): QuestsView {
  const column = (kind: Kind) =>
    HIGH[kind].map((card, row) => {
      const at = KINDS.indexOf(kind) + row;
      return { card, seal: at % 3 === 0 ? null : at % 5 };
    });
  const columns: Columns = {
    power: column('power'),
    enemy: column('enemy'),
    monster: column('monster'),
    dragon: column('dragon'),
  };
  const trophies = Object.values(HIGH).flat().slice(0, 13);
  return {
    ...view,
    columns,
    players: view.players.map((player, seat) => ({
      ...player,
      knights: 12 + seat,
      score: 98 + seat * 3,
      trophies: seat === 0 ? [...trophies, ...trophies] : trophies,
    })),
  };
}

const HANDS: Readonly<Record<string, readonly KnightCard[]>> = {
  start: ['red', 'orange', 'orange', 'beige'],
  mixed: ['red', 'red', 'red-2', 'orange', 'beige-2', 'merlin', 'merlin'],
  large: [
    'red',
    'red',
    'red',
    'red-2',
    'orange',
    'orange',
    'orange-2',
    'orange-2',
    'beige',
    'beige',
    'beige',
    'beige',
    'merlin',
    'merlin',
  ],
  huge: [
    ...Array<KnightCard>(11).fill('red'),
    'red-2',
    'red-2',
    ...Array<KnightCard>(9).fill('orange'),
    'beige-2',
    ...Array<KnightCard>(7).fill('beige'),
    ...Array<KnightCard>(4).fill('merlin'),
  ],
  empty: [],
};

function hands(theme: ThemeId): Exhibit[] {
  const { own } = find(course('seals', 4), busy, 'a busy turn');
  const rich = crowded(own);
  return Object.entries(HANDS).map(([name, hand]) => ({
    name: `quests-hand-${name}-${theme}`,
    painting: questsPainter.hand(
      sceneOf({ ...(name === 'huge' || name === 'large' ? rich : own), hand }, { theme }),
    ),
  }));
}

const targetOf = (action: QuestsAction): string =>
  action.type === 'challenge' ? action.card : action.type === 'adventure' ? action.adventure : action.type;

/** The options for one target of the type: those of the target that has the most. */
function mostOf(options: readonly QuestsOption[], type: QuestsAction['type']): QuestsOption[] {
  const byTarget = new Map<string, QuestsOption[]>();
  for (const option of options) {
    if (option.action.type !== type) continue;
    const key = targetOf(option.action);
    byTarget.set(key, [...(byTarget.get(key) ?? []), option]);
  }
  return [...byTarget.values()].sort((a, b) => b.length - a.length)[0] ?? [];
}

function choices(theme: ThemeId): Exhibit[] {
  const all = course('seals', 4).filter(({ toAct }) => toAct !== null);
  const richest = (count: (one: QuestsPosition) => number) =>
    all.reduce((best, one) => (count(one) > count(best) ? one : best));
  const exhibits: Exhibit[] = [];
  const add = (name: string, { own, events }: QuestsPosition, options: readonly QuestsOption[]) =>
    exhibits.push({
      name: `quests-choice-${name}-${theme}`,
      painting: questsPainter.choice(sceneOf(own, { theme, events }), options),
    });
  const whole = richest(({ options }) => options.length);
  add('all', whole, whole.options);
  for (const [name, type] of [
    ['payments', 'challenge'],
    ['adventure', 'adventure'],
    ['draw', 'draw'],
  ] as const) {
    const position = richest(({ options }) => mostOf(options, type).length);
    add(name, position, mostOf(position.options, type));
  }
  const completing = find(
    all,
    ({ options }) =>
      options.some(({ preview }) => preview.events.some(({ type }) => type === 'columnCompleted')),
    'a column about to be full',
  );
  const ways = completing.options.filter(({ preview }) =>
    preview.events.some(({ type }) => type === 'columnCompleted'),
  );
  const [first] = ways;
  add(
    'completing',
    completing,
    ways.filter(({ action }) => first !== undefined && targetOf(action) === targetOf(first.action)),
  );
  return exhibits;
}

function ends(theme: ThemeId): Exhibit[] {
  return [2, 3, 4, 5].map((seats) => {
    const last = course('basic', seats).at(-1) as QuestsPosition;
    return {
      name: `quests-end-${seats}-seats-${theme}`,
      painting: questsPainter.end(sceneOf(last.table, { theme })),
    };
  });
}

function oddities(): Exhibit[] {
  const { table, events } = find(course('seals', 5), busy, 'a busy turn');
  return [
    { name: 'quests-crowded', painting: questsPainter.table(sceneOf(crowded(table), { events })) },
    {
      name: 'quests-crowded-contrast',
      painting: questsPainter.table(sceneOf(crowded(table), { events, theme: 'contrast' })),
    },
    ...[...ODD_NAMES, NAMES.map(() => '')].map((names, i) => ({
      name: `quests-names-${i + 1}`,
      painting: questsPainter.table(sceneOf(table, { events, names })),
    })),
  ];
}

/** The pictures of the card game in every state worth seeing. */
export function questsRooms(): Room[] {
  return [
    ...THEME_IDS.flatMap((theme) => [
      { title: `Card game: table (${theme})`, exhibits: tables(theme) },
      { title: `Card game: hand (${theme})`, exhibits: hands(theme) },
      { title: `Card game: choice (${theme})`, exhibits: choices(theme) },
      { title: `Card game: end (${theme})`, exhibits: ends(theme) },
    ]),
    { title: 'Card game: crowds and names', exhibits: oddities() },
  ];
}
