import type { Seat } from '../../src/games/game.ts';
import { KNIGHT_COLOURS } from '../../src/games/quests/data.ts';
import type {
  AdversaryCard,
  EndReason,
  Kind,
  KnightCard,
  QuestsAction,
  QuestsEvent,
  QuestsView,
} from '../../src/games/quests/types.ts';
import type { Say } from '../../src/i18n/fluent/say.ts';
import type { ChoiceOption } from '../painter.ts';
import { shield } from '../parts/heraldry.ts';
import type { Pen } from '../pen.ts';
import { drawMedal } from './cards/adventures.ts';
import { drawTrophy } from './cards/adversaries.ts';
import { drawIcon } from './cards/icons.ts';
import { drawKnightRow, drawLivery } from './cards/knights.ts';
import { LIVERIES, liveryOf, strengths, without } from './reading.ts';
import { PANEL, type QuestsScene } from './sheet.ts';
import { adversariesWords, adversaryData, knightsWords } from './words.ts';

export type QuestsOption = ChoiceOption<QuestsView, QuestsAction, QuestsEvent>;

/** What one action would do, as shown in a row of the choice. */
export interface Outcome {
  readonly action: QuestsAction;
  /** The viewer's remaining knights and adversaries after paying. */
  readonly kept: readonly KnightCard[];
  readonly keptTrophies: readonly AdversaryCard[];
  /** The completed column, and who wins which cards. */
  readonly completed: Kind | null;
  readonly gains: readonly { readonly seat: Seat; readonly card: AdversaryCard }[];
  readonly ends: EndReason | null;
}

export function outcomeOf(view: QuestsView, seat: Seat, { action, preview }: QuestsOption): Outcome {
  const { events } = preview;
  const trophies = view.players[seat]?.trophies ?? [];
  const completed = events.find((event) => event.type === 'columnCompleted');
  const ended = events.find((event) => event.type === 'ended');
  return {
    action,
    kept: action.type === 'challenge' ? without(view.hand ?? [], action.pay) : (view.hand ?? []),
    keptTrophies: action.type === 'adventure' ? without(trophies, action.pay) : trophies,
    completed: completed?.kind ?? null,
    gains: events.flatMap((event) => (event.type === 'won' ? [{ seat: event.seat, card: event.card }] : [])),
    ends: ended?.reason ?? null,
  };
}

/** The target if all actions share one: an adversary, an adventure or the knight pile. */
export function commonTarget(actions: readonly QuestsAction[]): string | null {
  const targets = new Set(actions.map(targetOf));
  const [only] = targets;
  return targets.size === 1 && only !== undefined && only !== 'reveal' ? only : null;
}

function targetOf(action: QuestsAction): string {
  if (action.type === 'challenge') return `challenge ${action.card}`;
  return action.type === 'adventure' ? `adventure ${action.adventure}` : action.type;
}

/** An outcome as one line of words. `names` by seat. */
export function outcomeWords(outcome: Outcome, say: Say, names: readonly string[]): string {
  const { action, kept, keptTrophies, completed, gains, ends } = outcome;
  const parts: string[] = [];
  if (action.type === 'reveal') parts.push(say('quests-picture-choice-reveal'));
  else if (action.type === 'draw')
    parts.push(say('quests-picture-choice-draw-ends-turn', { knights: action.count }));
  else if (action.type === 'challenge') {
    parts.push(
      say('quests-picture-choice-challenge', {
        mode: action.mode,
        ...adversaryData(action.card),
        knights: knightsWords(say, action.pay, 'quests-knights-object'),
      }),
    );
    parts.push(say('quests-picture-text-keep', { cards: knightsWords(say, kept, 'quests-knights-object') }));
  } else {
    parts.push(
      say('quests-picture-choice-adventure', {
        adventure: action.adventure,
        adversaries: adversariesWords(say, action.pay, 'quests-adversaries-object'),
      }),
    );
    parts.push(
      say('quests-picture-text-keep', {
        cards: adversariesWords(say, keptTrophies, 'quests-adversaries-object'),
      }),
    );
  }
  if (completed !== null) parts.push(say('quests-picture-choice-completes', { kind: completed }));
  for (const { seat, card } of gains)
    parts.push(say('quests-picture-choice-gains', { name: names[seat] ?? '', ...adversaryData(card) }));
  if (ends !== null) parts.push(say('quests-picture-choice-ends'));
  return parts.join(say('quests-semicolon'));
}

interface OptionGroup {
  readonly key: string;
  readonly first: Outcome;
  readonly ways: number;
  /** The most cards left over after any of the ways to pay. */
  readonly left: number;
}

function keyOf({ action }: Outcome): string {
  if (action.type === 'challenge') return `challenge ${action.card} ${action.mode}`;
  return action.type === 'adventure' ? `adventure ${action.adventure}` : action.type;
}

export function grouped(outcomes: readonly Outcome[]): OptionGroup[] {
  const groups = new Map<string, OptionGroup>();
  for (const outcome of outcomes) {
    const key = keyOf(outcome);
    const left = outcome.action.type === 'adventure' ? outcome.keptTrophies.length : outcome.kept.length;
    const known = groups.get(key);
    groups.set(
      key,
      known === undefined
        ? { key, first: outcome, ways: 1, left }
        : { ...known, ways: known.ways + 1, left: Math.max(known.left, left) },
    );
  }
  return [...groups.values()];
}

/** For each outcome, the number that its group has in the picture, from 1. */
export function numbersOf(outcomes: readonly Outcome[]): number[] {
  const keys = [...new Set(outcomes.map(keyOf))];
  return outcomes.map((outcome) => keys.indexOf(keyOf(outcome)) + 1);
}

const LEFT = PANEL.x + 22;

const WIDTH = PANEL.width - 44;

const LINE = 46;

const COLUMN = (WIDTH - 16) / 2;

const PITCH = 56;

/** The player's own hand, small: each colour with its strength, in two columns. Returns the bottom edge. */
function drawSmallHand(pen: Pen, { view, say }: QuestsScene, top: number): number {
  const hand = view.hand ?? [];
  const all = strengths(hand);
  pen.write(say('quests-picture-hand-title'), LEFT, top + 18, {
    size: 28,
    colour: pen.theme.ink,
    maxWidth: WIDTH,
  });
  const held = LIVERIES.map((livery) => ({
    livery,
    cards: hand.filter((card) => liveryOf(card) === livery),
  })).filter(({ cards }) => cards.length > 0);
  held.forEach(({ livery, cards }, i) => {
    const x = LEFT + (i % 2) * (COLUMN + 16);
    const y = top + 68 + Math.floor(i / 2) * PITCH;
    drawLivery(pen, livery, 36, x + 18, y);
    const isColour = KNIGHT_COLOURS.some((colour) => colour === livery);
    const strength = all[livery] + (isColour ? all.merlin : 0);
    pen.write(String(strength), x + 44, y, { size: 32, colour: pen.theme.ink });
    drawKnightRow(pen, cards, 48, x + 88, y, COLUMN - 88);
  });
  return top + 44 + Math.ceil(held.length / 2) * PITCH;
}

const SIGN = LEFT + 62;

const TEXT = LEFT + 92;

const SIZE = 26;

function sign(pen: Pen, { view }: QuestsScene, { first }: OptionGroup, y: number): void {
  const { action } = first;
  if (action.type === 'challenge') drawTrophy(pen, action.card, 40, SIGN, y);
  else if (action.type === 'adventure') {
    const value = view.adventures.find(({ id }) => id === action.adventure)?.value ?? 0;
    drawMedal(pen, value, 22, SIGN, y);
  } else drawIcon(pen, action.type, 42, SIGN, y);
}

function label({ view, say }: QuestsScene, { first, ways }: OptionGroup): string {
  const { action } = first;
  if (action.type === 'reveal') return say('quests-picture-choice-reveal');
  if (action.type === 'draw') return say('quests-picture-choice-draw-up-to', { count: ways - 1 });
  if (action.type === 'adventure') return say('quests-adventure', { adventure: action.adventure });
  const how = say(`quests-picture-choice-short-${view.variant === 'basic' ? 'repeated' : action.mode}`);
  return ways === 1 ? how : say('quests-picture-choice-several', { what: how, count: ways });
}

/** Something that can be done: its number, its card, what it is, and how many cards are left at most. */
function drawEntry(pen: Pen, scene: QuestsScene, group: OptionGroup, number: number, y: number): void {
  const ink = { size: SIZE, colour: pen.theme.ink };
  const { action, completed, gains } = group.first;
  pen.write(String(number), LEFT + 16, y, { ...ink, size: 30, align: 'centre' });
  sign(pen, scene, group, y);
  const pays = action.type === 'challenge' || action.type === 'adventure';
  const gainers = [...new Set(completed === null ? [] : gains.map(({ seat }) => seat))];
  const right = LEFT + WIDTH;
  const room = right - TEXT - (pays ? 84 : 0) - gainers.length * 34;
  const width = pen.write(label(scene, group), TEXT, y, { ...ink, maxWidth: room });
  gainers.forEach((seat, i) => {
    shield(pen, seat, 34, TEXT + width + 22 + i * 34, y);
  });
  if (!pays) return;
  const count = pen.write(String(group.left), right, y, { ...ink, size: 28, align: 'right' });
  drawIcon(pen, action.type === 'challenge' ? 'knights' : 'adversaries', 36, right - count - 20, y);
}

function rule(pen: Pen, y: number): void {
  pen.fillRect(LEFT, y, WIDTH, 1.5, pen.theme.parchment.dark);
}

/** The hand, and below it what can be done, numbered in the order of the options. */
export function drawList(pen: Pen, scene: QuestsScene, groups: readonly OptionGroup[]): void {
  const { say } = scene;
  const top = drawSmallHand(pen, scene, PANEL.y + 12);
  rule(pen, top);
  const keep = { size: 26, colour: pen.theme.softInk, align: 'right', maxWidth: WIDTH * 0.45 } as const;
  const kept = pen.write(say('quests-picture-choice-keep'), LEFT + WIDTH, top + 26, keep);
  const title = { size: 28, colour: pen.theme.ink, maxWidth: WIDTH - kept - 16 };
  pen.write(say('quests-picture-choice-title'), LEFT, top + 26, title);
  const first = top + 74;
  const room = Math.floor((PANEL.y + PANEL.height - 16 - first + LINE / 2) / LINE);
  const shown = groups.length > room ? room - 1 : groups.length;
  groups.slice(0, shown).forEach((group, i) => {
    drawEntry(pen, scene, group, i + 1, first + i * LINE);
  });
  if (shown === groups.length) return;
  pen.write(say('quests-picture-choice-more', { count: groups.length - shown }), LEFT, first + shown * LINE, {
    size: 26,
    colour: pen.theme.ink,
    maxWidth: WIDTH,
  });
}
