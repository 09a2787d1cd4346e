import type { Pen } from '../pen.ts';

interface ArcArrow {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** In radians. The arrow runs clockwise if `to` is greater than `from`. */
  readonly from: number;
  readonly to: number;
  readonly colour: string;
  readonly outline: string;
  readonly width: number;
  readonly dashed?: boolean;
}

function shaft({ context }: Pen, arrow: ArcArrow, neck: number): void {
  context.beginPath();
  context.arc(arrow.x, arrow.y, arrow.radius, arrow.from, neck, arrow.to < arrow.from);
  context.stroke();
}

function head({ context }: Pen, arrow: ArcArrow, neck: number): void {
  const half = arrow.width * 1.45;
  const on = (angle: number, radius: number) =>
    [arrow.x + Math.cos(angle) * radius, arrow.y + Math.sin(angle) * radius] as const;
  context.beginPath();
  context.moveTo(...on(arrow.to, arrow.radius));
  context.lineTo(...on(neck, arrow.radius + half));
  context.lineTo(...on(neck, arrow.radius - half));
  context.closePath();
}

/** A curved arrow along a ring, with a dot at its start. */
export function arcArrow(pen: Pen, arrow: ArcArrow): void {
  const { context } = pen;
  const { radius, width } = arrow;
  const direction = Math.sign(arrow.to - arrow.from);
  const length = Math.min((width * 2.5) / radius, Math.abs(arrow.to - arrow.from) * 0.7);
  const neck = arrow.to - direction * length;
  context.save();
  context.lineJoin = 'round';
  context.strokeStyle = arrow.outline;
  context.fillStyle = arrow.outline;
  context.lineWidth = width + 5;
  shaft(pen, arrow, neck);
  head(pen, arrow, neck);
  context.lineWidth = 5;
  context.stroke();
  pen.circle(arrow.x + Math.cos(arrow.from) * radius, arrow.y + Math.sin(arrow.from) * radius, width + 2);
  context.fill();
  context.strokeStyle = arrow.colour;
  context.fillStyle = arrow.colour;
  context.lineWidth = width;
  if (arrow.dashed === true) context.setLineDash([width * 1.3, width]);
  shaft(pen, arrow, neck);
  context.setLineDash([]);
  head(pen, arrow, neck);
  context.fill();
  pen.circle(arrow.x + Math.cos(arrow.from) * radius, arrow.y + Math.sin(arrow.from) * radius, width * 0.95);
  context.fill();
  context.restore();
}
