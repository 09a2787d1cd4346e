import type { CanvasRenderingContext2D } from 'canvas';
import { write } from '../../parts/text.ts';
import { drawTrophy } from '../cards/token.ts';
import type { Target } from '../reach.ts';
import { sum } from '../reading.ts';
import type { QuestsScene } from '../scene.ts';
import { BEAT } from './layout.ts';
import { CONTENT } from './section.ts';

const TOKENS = [52, 44, 36] as const;
const MODES = ['usual', 'repeated', 'double'] as const;

/** Adversaries within reach, grouped by how they can be challenged, as large as possible. */
export function drawTargets(
  context: CanvasRenderingContext2D,
  scene: QuestsScene,
  targets: readonly Target[],
): void {
  const { theme, words, view } = scene;
  const labelled = view.variant === 'seals';
  const left = BEAT.x + (labelled ? 126 : 22);
  const room = BEAT.x + BEAT.width - 24 - left;
  const groups = MODES.map((mode) => ({
    mode,
    cards: targets.filter((target) => target.mode === mode).map(({ card }) => card),
  })).filter(({ cards }) => cards.length > 0);
  const columnsAt = (token: number) => Math.floor((room + 6) / (token + 6));
  const linesAt = (token: number) =>
    sum(groups.map(({ cards }) => Math.ceil(cards.length / columnsAt(token))));
  const token = TOKENS.find((size) => linesAt(size) * (size + 8) <= BEAT.height - 80) ?? TOKENS[2];
  let y = BEAT.y + CONTENT + 4 + token / 2;
  for (const { mode, cards } of groups) {
    if (labelled) {
      const label = { size: 26, colour: theme.ink, maxWidth: 104 };
      write(context, words.questsPicture.hand.mode[mode], BEAT.x + 20, y, label);
    }
    const columns = columnsAt(token);
    cards.forEach((card, i) => {
      const at = y + Math.floor(i / columns) * (token + 8);
      drawTrophy(context, theme, card, token, left + token / 2 + (i % columns) * (token + 6), at);
    });
    y += Math.ceil(cards.length / columns) * (token + 8);
  }
}
