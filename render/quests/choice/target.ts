import type { CanvasRenderingContext2D } from 'canvas';
import { write } from '../../parts/text.ts';
import { drawAdventureFace } from '../cards/adventureCard.ts';
import { drawAdversary } from '../cards/adversaryCard.ts';
import { drawIcon } from '../cards/icons.ts';
import type { QuestsScene } from '../scene.ts';
import { QUEST } from '../sheet.ts';
import type { Outcome } from './outcome.ts';
import { MARGIN, SHEET_WIDTH } from './rowLayout.ts';

const CARD = { width: 180, height: 132 } as const;
const LEFT = MARGIN + 14;

/** The target that all rows share, and what's to be chosen. */
export function drawTarget(
  context: CanvasRenderingContext2D,
  scene: QuestsScene,
  { action }: Outcome,
  band: number,
): void {
  const { theme, view, words } = scene;
  const { choice } = words.questsPicture;
  const y = MARGIN + band / 2;
  const say = (title: string, question: string) => {
    const ink = { colour: theme.chalk, maxWidth: SHEET_WIDTH - 260 };
    write(context, title, LEFT + 212, y - 26, { ...ink, size: 44 });
    write(context, question, LEFT + 212, y + 30, { ...ink, size: 30, weight: 'normal', minSize: 26 });
  };
  if (action.type === 'challenge') {
    drawAdversary(context, theme, action.card, { x: LEFT, y: y - CARD.height / 2, ...CARD });
    say(choice.named(words.quests.adversary(action.card)), choice.howToPay);
  } else if (action.type === 'adventure') {
    const adventure = view.adventures.find(({ id }) => id === action.adventure);
    if (adventure !== undefined) drawAdventureFace(context, scene, adventure, LEFT + QUEST.width / 2 + 6, y);
    say(words.quests.adventure(action.adventure), choice.asksFor(action.adventure));
  } else {
    drawIcon(context, theme, 'draw', 124, LEFT + 90, y);
    say(choice.drawTitle, choice.pile(view.knightPile));
  }
}
