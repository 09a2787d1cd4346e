import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../src/games/game.ts';
import type { KnightCard, TurnStep } from '../../src/games/quests/types.ts';
import type { Backdrop, Ground, Painting } from '../painting.ts';
import { hall } from '../parts/hall.ts';
import { parchment } from '../parts/parchment.ts';
import { wrap, write } from '../parts/text.ts';
import { inksOf, type Theme } from '../themes/theme.ts';
import { drawMedal } from './adventures.ts';
import { drawKnightGroups } from './handGroups.ts';
import { handAlt, handText } from './handTexts.ts';
import { drawTrophies, LARGE } from './panel.ts';
import { payableAdventures, type Target, withinReach } from './reach.ts';
import { sum } from './reading.ts';
import type { QuestsScene } from './scene.ts';
import { drawTrophy } from './token.ts';
import { STEPS } from './turnLog.ts';

const SIZE = { width: 1200, height: 600 } as const;
const GROUPS = { x: 14, y: 14, width: 1172, height: 318 } as const;
const TOP = 346;
const HEIGHT = 240;
const HELD = { x: 14, y: TOP, width: 312, height: HEIGHT } as const;
const BEAT = { x: 338, y: TOP, width: 484, height: HEIGHT } as const;
const TAKE = { x: 834, y: TOP, width: 352, height: HEIGHT } as const;

export function handGround(theme: Theme): Ground {
  const backdrop: Backdrop = {
    key: `quests hand ${theme.id}`,
    inks: inksOf(theme),
    draw: (context) => {
      hall(context, theme, SIZE);
      for (const sheet of [GROUPS, HELD, BEAT, TAKE]) parchment(context, theme, sheet);
    },
  };
  return { ...SIZE, backdrop };
}

function viewerOf({ view }: QuestsScene): {
  readonly seat: Seat;
  readonly hand: readonly KnightCard[];
} {
  if (view.viewer === null) throw new RangeError('a spectator has no hand');
  return { seat: view.viewer, hand: view.hand ?? [] };
}

interface Sheet {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function title(context: CanvasRenderingContext2D, theme: Theme, sheet: Sheet, text: string, note = ''): void {
  const ink = { colour: theme.ink };
  const width = write(context, text, sheet.x + 22, sheet.y + 32, { ...ink, size: 25 });
  write(context, note, sheet.x + 34 + width, sheet.y + 33, {
    colour: theme.softInk,
    size: 18,
    weight: 'normal',
    maxWidth: sheet.width - 50 - width,
  });
  context.fillStyle = theme.parchment.dark;
  context.fillRect(sheet.x + 20, sheet.y + 52, sheet.width - 40, 1.5);
}

const TOKENS = [48, 40, 34] as const;
const MODES = ['usual', 'repeated', 'double'] as const;

/** Adversaries within reach, lines for each way to challenge them, as large as there is room. */
function drawTargets(
  context: CanvasRenderingContext2D,
  scene: QuestsScene,
  targets: readonly Target[],
): void {
  const { theme, words, view } = scene;
  const labelled = view.variant === 'seals';
  const left = BEAT.x + (labelled ? 106 : 24);
  const room = BEAT.x + BEAT.width - 24 - left;
  const groups = MODES.map((mode) => ({
    mode,
    cards: targets.filter((target) => target.mode === mode).map(({ card }) => card),
  })).filter(({ cards }) => cards.length > 0);
  const columnsAt = (token: number) => Math.floor((room + 6) / (token + 6));
  const linesAt = (token: number) =>
    sum(groups.map(({ cards }) => Math.ceil(cards.length / columnsAt(token))));
  const token = TOKENS.find((size) => linesAt(size) * (size + 8) <= BEAT.height - 70) ?? TOKENS[2];
  let y = BEAT.y + 62 + token / 2;
  for (const { mode, cards } of groups) {
    if (labelled) {
      const label = { size: 20, colour: theme.ink, maxWidth: 78 };
      write(context, words.questsPicture.hand.mode[mode], BEAT.x + 22, y, label);
    }
    const columns = columnsAt(token);
    cards.forEach((card, i) => {
      const at = y + Math.floor(i / columns) * (token + 8);
      drawTrophy(context, theme, card, token, left + token / 2 + (i % columns) * (token + 6), at);
    });
    y += Math.ceil(cards.length / columns) * (token + 8);
  }
}

function drawPayable(context: CanvasRenderingContext2D, scene: QuestsScene, seat: Seat): void {
  const { theme, words, view } = scene;
  const payable = payableAdventures(view, seat);
  const two = payable.length > 3;
  const rows = two ? Math.ceil(payable.length / 2) : 3;
  const pitch = Math.min(56, 174 / rows);
  const radius = Math.min(25, pitch * 0.46);
  const width = (TAKE.width - 36) / (two ? 2 : 1);
  payable.forEach(({ id, value }, i) => {
    const x = TAKE.x + 22 + (two ? (i % 2) * width : 0);
    const y = TAKE.y + 56 + ((two ? Math.floor(i / 2) : i) + 0.5) * pitch;
    drawMedal(context, theme, value, radius, x + 24, y);
    const size = two ? 15 : 22;
    const lines = wrap(words.quests.adventure(id), size, width - 58, 2, 'bold');
    lines.forEach((line, n) => {
      const dy = (n - (lines.length - 1) / 2) * (size + 1);
      write(context, line, x + 54, y + dy, { size, colour: theme.ink });
    });
  });
}

/** Under the heading where there is nothing to show. */
function nothing(context: CanvasRenderingContext2D, theme: Theme, sheet: Sheet, text: string): void {
  write(context, text, sheet.x + 22, sheet.y + 84, { size: 20, weight: 'normal', colour: theme.softInk });
}

export function handPainting(scene: QuestsScene): Painting {
  const { theme, words, view } = scene;
  const { seat, hand } = viewerOf(scene);
  const trophies = view.players[seat]?.trophies ?? [];
  return {
    ...handGround(theme),
    draw: (context) => {
      const texts = words.questsPicture.hand;
      drawKnightGroups(context, scene, hand, GROUPS);
      title(context, theme, HELD, texts.trophies);
      if (trophies.length === 0) nothing(context, theme, HELD, texts.noTrophies);
      else drawTrophies(context, theme, trophies, HELD.x + 18, HELD.y + 66, LARGE);
      const isOpen = (step: TurnStep) =>
        view.toAct === seat && STEPS.indexOf(view.step) <= STEPS.indexOf(step);
      const targets = withinReach(view, seat);
      title(context, theme, BEAT, texts.canBeat, isOpen('challenge') ? '' : texts.notYourTurn);
      if (targets.length === 0) nothing(context, theme, BEAT, texts.nothing);
      else drawTargets(context, scene, targets);
      title(context, theme, TAKE, texts.canTake, isOpen('adventure') ? '' : texts.notYourTurn);
      if (payableAdventures(view, seat).length === 0) nothing(context, theme, TAKE, texts.nothing);
      else drawPayable(context, scene, seat);
    },
    alt: handAlt(scene, seat, hand),
    text: handText(scene, seat, hand),
  };
}
