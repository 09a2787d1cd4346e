import type { CanvasRenderingContext2D } from 'canvas';

/** A sword on the y axis with its point down, `length` pixels long, its hilt at the origin. */
export function sword(context: CanvasRenderingContext2D, length: number, blade: string, edge: string): void {
  context.save();
  context.scale(length / 100, length / 100);
  context.fillStyle = blade;
  context.strokeStyle = edge;
  context.lineWidth = 3;
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(-7, 22);
  context.lineTo(7, 22);
  context.lineTo(6, 84);
  context.lineTo(0, 100);
  context.lineTo(-6, 84);
  context.closePath();
  context.fill();
  context.stroke();
  context.fillRect(-24, 13, 48, 9);
  context.fillRect(-4, -6, 8, 20);
  context.beginPath();
  context.arc(0, -10, 8, 0, Math.PI * 2);
  context.fill();
  context.restore();
}
