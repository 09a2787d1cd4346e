import type { CanvasRenderingContext2D } from 'canvas';
import type { CourtScene } from '../scene.ts';
import { drawAuction } from './auction.ts';
import { ALONE, type BoardLayout, TABLE_LAYOUT } from './boardLayout.ts';
import { drawDecision } from './decision.ts';
import { drawFoot } from './foot.ts';
import { drawRole } from './role.ts';
import { drawWinners } from './winners.ts';

/** The pending decision, and the current auction or role with those who take part. */
export function drawAffairs(context: CanvasRenderingContext2D, scene: CourtScene, layout: BoardLayout): void {
  const { role, auction } = scene.view;
  drawDecision(context, scene, layout.decision);
  if (role !== null) drawRole(context, scene, role, layout.affair);
  else if (auction !== null) drawAuction(context, scene, auction, layout.affair);
  drawFoot(context, scene, layout.foot);
}

/** The board under the castle: what's going on, or who has won. */
export function drawBoard(context: CanvasRenderingContext2D, scene: CourtScene): void {
  const { phase, role, auction } = scene.view;
  if (phase === 'over') drawWinners(context, scene);
  else if (role !== null || auction !== null) drawAffairs(context, scene, TABLE_LAYOUT);
  else drawDecision(context, scene, ALONE);
}
