import type { CanvasRenderingContext2D } from 'canvas';
import type { AdventureView } from '../../../src/games/quests/types.ts';
import { crown } from '../../parts/crown.ts';
import { shield } from '../../parts/shield.ts';
import { write } from '../../parts/text.ts';
import { drawIcon } from '../cards/icons.ts';
import { drawChips, layOutChips } from '../panel/chips.ts';
import { drawTrophies, layOutTrophies } from '../panel/trophies.ts';
import type { QuestsScene } from '../scene.ts';
import {
  ADVENTURES_WIDTH,
  ADVENTURES_X,
  KNIGHTS_X,
  MARGIN,
  NAME_X,
  rowHeight,
  SHEET_WIDTH,
  TOTAL_X,
  TROPHIES_WIDTH,
  TROPHIES_X,
} from './layout.ts';
import type { Ranked } from './ranking.ts';

const TEXT = 26;
const LINE = 36;
const TOKEN = 36;

/** The adventures taken by name, or by points alone if they wouldn't fit, and their sum. */
function drawAdventures(
  context: CanvasRenderingContext2D,
  { theme, words }: QuestsScene,
  adventures: readonly AdventureView[],
  y: number,
  height: number,
): void {
  const layOut = (nameOf: (adventure: AdventureView) => string) =>
    layOutChips(adventures, nameOf, TEXT, ADVENTURES_WIDTH);
  const named = layOut(({ id }) => words.quests.adventure(id));
  const chips = named.lines * LINE > height ? layOut(() => '') : named;
  drawChips(context, theme, chips, ADVENTURES_X, y - ((chips.lines - 1) / 2) * LINE, LINE);
  if (chips.lines === 0) write(context, '0', ADVENTURES_X + 6, y, { size: 32, colour: theme.ink });
}

export function drawRank(
  context: CanvasRenderingContext2D,
  scene: QuestsScene,
  rank: Ranked,
  top: number,
): void {
  const { theme, view, names, words } = scene;
  const ink = { colour: theme.ink };
  const height = rowHeight(view.players.length);
  const y = top + height / 2;
  context.fillStyle = theme.parchment.dark;
  context.fillRect(MARGIN + 22, top - 0.75, SHEET_WIDTH - 44, 1.5);
  write(context, words.questsPicture.place(rank.place), MARGIN + 26, y, {
    ...ink,
    size: 34,
    maxWidth: 62,
  });
  shield(context, theme, rank.seat, 78, MARGIN + 126, y);
  const won = rank.place === 1;
  if (won) {
    context.save();
    context.translate(NAME_X + 24, y - 28);
    crown(context, 46, theme.gold.dark);
    context.restore();
  }
  const name = { ...ink, size: 30, minSize: 26, maxWidth: ADVENTURES_X - NAME_X - 8 };
  write(context, names[rank.seat] ?? '', NAME_X, won ? y + 14 : y, name);
  drawAdventures(context, scene, rank.adventures, y, height);
  const trophies = layOutTrophies(view.players[rank.seat]?.trophies ?? [], TOKEN, TROPHIES_WIDTH);
  const first = y - ((trophies.lines - 1) / 2) * LINE;
  if (trophies.lines === 0) write(context, '0', TROPHIES_X + 6, y, { ...ink, size: 32 });
  else drawTrophies(context, theme, trophies, TROPHIES_X, first, LINE);
  drawIcon(context, theme, 'knights', 42, KNIGHTS_X + 22, y);
  write(context, String(rank.knights), KNIGHTS_X + 46, y, { ...ink, size: 30 });
  if (rank.breaksTie) {
    const room = { colour: theme.softInk, maxWidth: TOTAL_X - KNIGHTS_X };
    write(context, words.questsPicture.end.tie, KNIGHTS_X, y + 43, { ...room, size: TEXT, weight: 'normal' });
  }
  write(context, String(rank.score), TOTAL_X, y, { ...ink, size: 54, align: 'right' });
}
