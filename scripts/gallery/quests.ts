import { cardGamePainter } from '../../render/quests/painter.ts';
import { THEME_IDS, type ThemeId } from '../../render/themes/theme.ts';
import { bestFirst } from '../../src/discord/messages/choices.ts';
import { ADVENTURES, KINDS } from '../../src/games/quests/data.ts';
import type {
  AdversaryCard,
  CardGameAction,
  CardGameEvent,
  CardGameView,
  KnightCard,
  Variant,
} from '../../src/games/quests/types.ts';
import { cardGameGuide } from '../../src/telling/quests/guide.ts';
import { spoken } from '../samples/language.ts';
import { type CardGameOption, type CardGamePosition, NAMES, positions, sceneOf } from '../samples/quests.ts';
import { firstMatch } from './first-match.ts';
import { type GalleryPicture, type GameGallery, themedSections } from './gallery.ts';
import { CARDS, crowded, dealt, displayed, scored, TROPHIES } from './quests-crowds.ts';
import { endPictures } from './quests-ends.ts';

const SEED = '0123456789abcdef0123456789abcdef';

/** Every position of one game, from set-up to the end. */
function course(variant: Variant, seats: number): CardGamePosition[] {
  return [...positions({ variant, seats, seed: SEED })];
}

/** Late enough for adventures to be taken, just after a turn in which a lot happened. */
function isBusy({ table, events }: CardGamePosition): boolean {
  return (
    table.turn > 12 &&
    table.thisTurn?.challenge === null &&
    events.some(({ type }) => type === 'challenged') &&
    events.some(({ type }) => type === 'revealed')
  );
}

function busyPosition(variant: Variant, seats: number): CardGamePosition {
  return firstMatch(course(variant, seats), isBusy, 'a busy turn');
}

/** The card or adventure the action is aimed at, or else its type. */
function targetOf(action: CardGameAction): string {
  if (action.type === 'challenge') return action.card;
  return action.type === 'adventure' ? action.adventure : action.type;
}

/** Options of the type for the one target that has the most of them. */
function mostForOneTarget(
  options: readonly CardGameOption[],
  type: CardGameAction['type'],
): CardGameOption[] {
  const byTarget = new Map<string, CardGameOption[]>();
  for (const option of options) {
    if (option.action.type !== type) continue;
    const key = targetOf(option.action);
    byTarget.set(key, [...(byTarget.get(key) ?? []), option]);
  }
  return [...byTarget.values()].sort((a, b) => b.length - a.length)[0] ?? [];
}

/** What a payment is worth, for the order in which the bot offers them. */
const worthIn =
  (view: CardGameView) =>
  ({ action, preview }: CardGameOption): number =>
    cardGameGuide.worth!(
      { view, seat: view.toAct!, names: NAMES, t: spoken(), preview: () => preview },
      action,
    );

const completesColumn = ({ preview }: CardGameOption): boolean =>
  preview.events.some(({ type }) => type === 'columnCompleted');

function choicePictures(theme: ThemeId): GalleryPicture[] {
  const positions = course('seals', 4).filter(({ toAct }) => toAct !== null);
  const withMost = (count: (position: CardGamePosition) => number) =>
    positions.reduce((best, position) => (count(position) > count(best) ? position : best));
  const pictures: GalleryPicture[] = [];
  const add = (name: string, { own, events }: CardGamePosition, options: readonly CardGameOption[]) => {
    const targets = [...new Set(options.map(({ action }) => targetOf(action)))];
    const numbered =
      targets.length > 1
        ? options.map((option) => ({ ...option, number: targets.indexOf(targetOf(option.action)) + 1 }))
        : bestFirst(options, worthIn(own));
    pictures.push({
      name: `quests-choice-${name}-${theme}`,
      painting: cardGamePainter.choice(sceneOf(own, { theme, events }), numbered),
    });
  };
  const whole = withMost(({ options }) => options.length);
  add('all', whole, whole.options);
  for (const [name, type] of [
    ['payments', 'challenge'],
    ['adventure', 'adventure'],
    ['draw', 'draw'],
  ] as const) {
    const position = withMost(({ options }) => mostForOneTarget(options, type).length);
    add(name, position, mostForOneTarget(position.options, type));
  }
  const few = firstMatch(
    positions.filter(({ own }) => (own.hand ?? []).length > 4),
    ({ options }) => {
      const most = mostForOneTarget(options, 'challenge').length;
      return most > 3 && most < 7;
    },
    'a few payments',
  );
  add('few-payments', few, mostForOneTarget(few.options, 'challenge'));
  const completing = firstMatch(
    positions,
    ({ options }) => options.some(completesColumn),
    'a column about to be full',
  );
  const full = targetOf(completing.options.find(completesColumn)!.action);
  add(
    'completing',
    completing,
    completing.options.filter(({ action }) => targetOf(action) === full),
  );
  return pictures;
}

/** Long, emoji, right to left, wide; and none at all. */
const ODD_NAMES = [
  [
    'Sir Bors de Ganis the Younger of Camelot',
    '🦁👑 Leo 🏰',
    'مورغان لو فاي',
    'שלמה המלך',
    'WWWWWWWWWWWWWWWWWWWW',
  ],
  NAMES.map(() => ''),
];

/** A crowded table, and names that are hard to draw. */
function extremePictures(): GalleryPicture[] {
  const { table, events } = busyPosition('seals', 5);
  return [
    { name: 'quests-crowded', painting: cardGamePainter.table(sceneOf(dealt(crowded(table), null))) },
    {
      name: 'quests-crowded-contrast',
      painting: cardGamePainter.table(sceneOf(dealt(crowded(table), null), { theme: 'contrast' })),
    },
    ...ODD_NAMES.map((names, i) => ({
      name: `quests-names-${i + 1}`,
      painting: cardGamePainter.table(sceneOf(table, { events, names })),
    })),
  ];
}

const copies = (card: KnightCard, count: number): KnightCard[] => Array<KnightCard>(count).fill(card);

const HANDS: Readonly<Record<string, readonly KnightCard[]>> = {
  mixed: ['red', 'red', 'red-2', 'orange', 'beige-2', 'merlin', 'merlin'],
  large: [
    ...copies('red', 3),
    'red-2',
    ...copies('orange', 2),
    ...copies('orange-2', 2),
    ...copies('beige', 4),
    ...copies('merlin', 2),
  ],
  huge: [
    ...copies('red', 11),
    ...copies('red-2', 2),
    ...copies('orange', 9),
    'beige-2',
    ...copies('beige', 7),
    ...copies('merlin', 4),
  ],
  empty: [],
};

function handPictures(theme: ThemeId): GalleryPicture[] {
  const { own } = busyPosition('seals', 4);
  const rich = crowded(own);
  const add = (name: string, view: CardGameView): GalleryPicture => ({
    name: `quests-hand-${name}-${theme}`,
    painting: cardGamePainter.hand(sceneOf(view, { theme })),
  });
  return [
    add('start', course('seals', 4)[0]!.own),
    ...Object.entries(HANDS).map(([name, hand]) =>
      add(name, dealt(name === 'huge' || name === 'large' ? rich : own, hand)),
    ),
    ...[2, 5].map((seats) => add(`late-${seats}-seats`, late(busyPosition('seals', seats).own))),
  ];
}

/** The view near the end, with eleven adventures taken by all. */
const late = (view: CardGameView): CardGameView =>
  scored(
    view,
    TROPHIES.map((_, i) =>
      Object.values(CARDS)
        .flat()
        .slice(i, i + 4 + i),
    ),
    (i) => (i > 10 ? null : (i * i) % view.players.length),
  );

/** IDs of everything in the card game that's drawn on its own. */
export const PIECES: readonly string[] = [
  ...ADVENTURES.map(({ id }) => id),
  ...KINDS,
  'knight',
  'double',
  'merlin',
  'seal',
];

function piecePictures(theme: ThemeId): GalleryPicture[] {
  return PIECES.flatMap((id) => {
    const painting = cardGamePainter.piece(id, { theme, t: spoken() });
    return painting === null ? [] : [{ name: `quests-piece-${id}-${theme}`, painting }];
  });
}

const HELD: readonly (readonly AdversaryCard[])[] = [
  ['power-1', 'enemy-2', 'dragon-4'],
  ['monster-3', 'monster-4'],
  [],
];

/** Points that come from adversaries and adventures, nearly everything taken by two, and a seal on each card. */
function statePictures(theme: ThemeId): GalleryPicture[] {
  const [three, two, five] = [busyPosition('basic', 3), busyPosition('basic', 2), busyPosition('seals', 5)];
  const views: readonly (readonly [string, CardGameView])[] = [
    ['score-explained', scored(three.table, HELD, (i) => (i % 4 === 3 ? null : i % 4))],
    ['many-adventures', scored(two.table, HELD, (i) => (i > 10 ? null : i % 3 === 0 ? 1 : 0))],
    ['all-sealed', displayed(five.table, false)],
  ];
  return views.map(([name, view]) => ({
    name: `quests-${name}-${theme}`,
    painting: cardGamePainter.table(sceneOf(view, { theme })),
  }));
}

const hasEvent =
  (wanted: CardGameEvent['type']) =>
  ({ events }: CardGamePosition): boolean =>
    events.some(({ type }) => type === wanted);

const isNearTheEnd = ({ table }: CardGamePosition): boolean =>
  table.adventures.filter(({ taken }) => taken === null).length <= 3 && table.end === null;

function tablePictures(theme: ThemeId): GalleryPicture[] {
  const pictures: GalleryPicture[] = [];
  const add = (name: string, { table, events }: CardGamePosition) =>
    pictures.push({
      name: `quests-${name}-${theme}`,
      painting: cardGamePainter.table(sceneOf(table, { theme, events })),
    });
  for (const seats of [2, 3, 4, 5]) {
    add(`basic-${seats}-seats`, busyPosition('basic', seats));
    add(`seals-${seats}-seats`, busyPosition('seals', seats));
  }
  const game = course('seals', 4);
  add('set-up', game[0] as CardGamePosition);
  add('adventure', firstMatch(game, hasEvent('adventureTaken'), 'an adventure'));
  add('completed', firstMatch(game, hasEvent('columnCompleted'), 'a full column'));
  add('near-the-end', firstMatch(game, isNearTheEnd, 'few adventures'));
  return pictures;
}

export const cardGameGallery: GameGallery = {
  sections: () => [
    ...themedSections('Card game', {
      table: (theme) => [...tablePictures(theme), ...statePictures(theme)],
      hand: handPictures,
      choice: choicePictures,
      end: endPictures,
    }),
    { title: 'Card game: crowds and names', pictures: extremePictures() },
    ...THEME_IDS.map((theme) => ({ title: `Card game: pieces (${theme})`, pictures: piecePictures(theme) })),
  ],
  approved: [
    'quests-seals-5-seats-court',
    'quests-basic-3-seats-contrast',
    'quests-hand-large-court',
    'quests-choice-payments-court',
    'quests-end-4-seats-court',
  ],
  colourBlind: ['quests-crowded', 'quests-crowded-contrast'],
};
