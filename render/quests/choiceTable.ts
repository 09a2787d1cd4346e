import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../src/games/game.ts';
import { KNIGHT_COLOURS } from '../../src/games/quests/data.ts';
import type { AdventureId, AdversaryCard, ChallengeMode } from '../../src/games/quests/types.ts';
import type { Painting } from '../painting.ts';
import { shield } from '../parts/shield.ts';
import { write } from '../parts/text.ts';
import type { Theme } from '../themes/theme.ts';
import { drawAdventure, drawMedal } from './adventures.ts';
import { drawSeal } from './adversaryCard.ts';
import { drawBoard } from './board.ts';
import { drawLivery } from './handGroups.ts';
import { drawIcon } from './icons.ts';
import { drawKnightRow } from './knightCard.ts';
import type { Outcome } from './outcome.ts';
import { drawPiles } from './piles.ts';
import { LIVERIES, liveryOf, strengths } from './reading.ts';
import type { QuestsScene } from './scene.ts';
import { PANEL, SIZE } from './sheet.ts';
import { tableBackdrop } from './table.ts';
import { drawTrophy } from './token.ts';
import { drawTurnPlate } from './turnPlate.ts';

type Sized = Pick<Painting, 'width' | 'height' | 'backdrop' | 'draw'>;

interface Group {
  readonly key: string;
  readonly first: Outcome;
  readonly ways: number;
  /** Cards that are left at the most. */
  readonly left: number;
}

const LEFT = PANEL.x + 20;
const WIDTH = PANEL.width - 40;
const LINE = 48;

function keyOf({ action }: Outcome): string {
  if (action.type === 'challenge') return `challenge ${action.card} ${action.mode}`;
  return action.type === 'adventure' ? `adventure ${action.adventure}` : action.type;
}

function grouped(outcomes: readonly Outcome[]): Group[] {
  const groups = new Map<string, Group>();
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

/** The own hand in small, a line a colour with its strength; returns where it ends. */
function drawHand(
  context: CanvasRenderingContext2D,
  { theme, view, words }: QuestsScene,
  top: number,
): number {
  const hand = view.hand ?? [];
  const all = strengths(hand);
  write(context, words.questsPicture.hand.title, LEFT, top + 14, { size: 22, colour: theme.ink });
  let y = top + 58;
  for (const livery of LIVERIES) {
    const cards = hand.filter((card) => liveryOf(card) === livery);
    if (cards.length === 0) continue;
    drawLivery(context, theme, livery, 34, LEFT + 17, y);
    const isColour = KNIGHT_COLOURS.some((colour) => colour === livery);
    const strength = all[livery] + (isColour ? all.merlin : 0);
    write(context, String(strength), LEFT + 42, y, { size: 28, colour: theme.ink });
    drawKnightRow(context, theme, cards, 48, LEFT + 84, y, WIDTH - 84);
    y += 56;
  }
  return y - 20;
}

function sign(context: CanvasRenderingContext2D, scene: QuestsScene, { first }: Group, y: number): void {
  const { theme, view } = scene;
  const { action } = first;
  const x = LEFT + 20;
  if (action.type === 'challenge') {
    drawTrophy(context, theme, action.card, 38, x, y);
    if (view.variant === 'seals' && action.mode !== 'double')
      drawSeal(context, theme, view.toAct ?? 0, 32, x + 36, y + 1);
  } else if (action.type === 'adventure') {
    drawMedal(
      context,
      theme,
      view.adventures.find(({ id }) => id === action.adventure)?.value ?? 0,
      20,
      x,
      y,
    );
  } else drawIcon(context, theme, action.type, 40, x, y);
}

function label({ words }: QuestsScene, { first, ways }: Group): string {
  const { choice } = words.questsPicture;
  const { action } = first;
  if (action.type === 'reveal') return choice.reveal;
  if (action.type === 'draw') return choice.drawUpTo(ways - 1);
  if (action.type === 'adventure') return words.quests.adventure(action.adventure);
  return [choice.short[action.mode], choice.ways(ways)].filter((part) => part !== '').join(', ');
}

function drawGroup(context: CanvasRenderingContext2D, scene: QuestsScene, group: Group, y: number): void {
  const { theme } = scene;
  const { action } = group.first;
  sign(context, scene, group, y);
  const pays = action.type === 'challenge' || action.type === 'adventure';
  const text = LEFT + (scene.view.variant === 'seals' ? 76 : 54);
  const room = LEFT + WIDTH - text - (pays ? 74 : 0);
  const gainers = [
    ...new Set(group.first.completed === null ? [] : group.first.gains.map(({ seat }) => seat)),
  ];
  write(context, label(scene, group), text, gainers.length > 0 ? y - 10 : y, {
    size: gainers.length > 0 ? 18 : 21,
    minSize: 16,
    colour: theme.ink,
    maxWidth: room,
  });
  gainers.forEach((seat, i) => {
    shield(context, theme, seat, 26, text + 11 + i * 25, y + 14);
  });
  if (!pays) return;
  const right = LEFT + WIDTH;
  const count = write(context, String(group.left), right, y, { size: 27, colour: theme.ink, align: 'right' });
  const icon = action.type === 'challenge' ? 'knights' : 'adversaries';
  drawIcon(context, theme, icon, 36, right - count - 18, y);
}

function rule(context: CanvasRenderingContext2D, theme: Theme, y: number): void {
  context.fillStyle = theme.parchment.dark;
  context.fillRect(LEFT, y, WIDTH, 1.5);
}

function drawList(context: CanvasRenderingContext2D, scene: QuestsScene, groups: readonly Group[]): void {
  const { theme, words } = scene;
  const { choice } = words.questsPicture;
  const top = drawHand(context, scene, PANEL.y + 14);
  rule(context, theme, top);
  write(context, choice.title, LEFT, top + 28, { size: 22, colour: theme.ink });
  write(context, choice.keep, LEFT + WIDTH, top + 28, { size: 19, colour: theme.softInk, align: 'right' });
  const first = top + 74;
  const room = Math.floor((PANEL.y + PANEL.height - 16 - first + LINE / 2) / LINE);
  const shown = groups.length > room ? room - 1 : groups.length;
  groups.slice(0, shown).forEach((group, i) => {
    drawGroup(context, scene, group, first + i * LINE);
  });
  if (shown === groups.length) return;
  write(context, choice.more(groups.length - shown), LEFT, first + shown * LINE, {
    size: 21,
    colour: theme.ink,
  });
}

/** The table with all that can be paid for marked on it, and beside it the hand and the list of what can be done. */
export function overviewPainting(scene: QuestsScene, seat: Seat, outcomes: readonly Outcome[]): Sized {
  const { theme, view } = scene;
  const groups = grouped(outcomes);
  const cards = new Map<AdversaryCard, Set<ChallengeMode>>();
  const adventures = new Set<AdventureId>();
  for (const { first } of groups) {
    const { action } = first;
    if (action.type === 'adventure') adventures.add(action.adventure);
    if (action.type === 'challenge')
      cards.set(action.card, new Set([...(cards.get(action.card) ?? []), action.mode]));
  }
  return {
    ...SIZE,
    backdrop: tableBackdrop(theme),
    draw: (context) => {
      drawBoard(context, theme, view, (kind, place) => {
        const shown = view.columns[kind][place];
        const modes = shown === undefined ? undefined : cards.get(shown.card);
        if (shown === undefined || modes === undefined) return false;
        return shown.seal === null
          ? modes.has('usual') || modes.has('double')
          : shown.seal === seat && modes.has('repeated');
      });
      view.adventures.forEach((adventure, i) => {
        drawAdventure(context, scene, adventure, i, adventures.has(adventure.id));
      });
      drawPiles(context, scene);
      drawTurnPlate(context, scene);
      drawList(context, scene, groups);
    },
  };
}
