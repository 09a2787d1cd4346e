import { createCanvas } from 'canvas';
import { Pen } from '../../render/pen.ts';
import { themes } from '../../render/themes/index.ts';
import { GOAL, type Summary } from './step.ts';

const SIZE = { width: 900, height: 520 } as const;
const FRAME = { left: 90, right: 870, top: 60, bottom: 450 } as const;

/** What's drawn, each in a colour and with a sign of its own. */
const LINES = [
  { of: 'p50', name: 'median', colour: '#2b7a3d', sign: 'circle' },
  { of: 'p90', name: '90 %', colour: '#1f5fae', sign: 'square' },
  { of: 'p99', name: '99 %', colour: '#b3261e', sign: 'diamond' },
] as const;

/** The lowest and the highest answer time of the axis, in ms, and where it has lines; it's logarithmic. */
const TIMES = [1, 3, 10, 30, 100, 300, 1000, 3000] as const;

const INK = '#222222';
const GRID = '#dddddd';
const PAPER = '#ffffff';

/** Answer times of the steps against their rates, as a PNG. */
export function plotOf(steps: readonly Summary[]): Buffer {
  const canvas = createCanvas(SIZE.width, SIZE.height);
  const pen = new Pen(canvas.getContext('2d'), themes.contrast);
  pen.fillRect(0, 0, SIZE.width, SIZE.height, PAPER);
  const last = Math.max(...steps.map(({ rate }) => rate));
  const x = (rate: number) => FRAME.left + (rate / last) * (FRAME.right - FRAME.left);
  const [low, high] = [Math.log(TIMES[0]), Math.log(TIMES.at(-1)!)];
  const y = (ms: number) => {
    const share = (Math.log(Math.min(Math.max(ms, TIMES[0]), TIMES.at(-1)!)) - low) / (high - low);
    return FRAME.bottom - share * (FRAME.bottom - FRAME.top);
  };
  const small = { size: 16, colour: INK, weight: 'normal' } as const;
  for (const ms of TIMES) {
    pen.line([FRAME.left, y(ms)], [FRAME.right, y(ms)]).stroke(GRID, 1);
    pen.write(String(ms), FRAME.left - 10, y(ms), { ...small, align: 'right' });
  }
  for (const { rate } of steps) {
    pen.line([x(rate), FRAME.bottom], [x(rate), FRAME.bottom + 6]).stroke(INK, 1);
    pen.write(String(rate), x(rate), FRAME.bottom + 20, { ...small, align: 'centre' });
  }
  pen.line([FRAME.left, y(GOAL)], [FRAME.right, y(GOAL)]).dashes(INK, 1.5, [6, 5]);
  pen.write(`goal: ${GOAL} ms`, FRAME.right, y(GOAL) + 16, { ...small, align: 'right' });
  LINES.forEach(({ of, name, colour, sign }, index) => {
    const points = steps.map((step) => [x(step.rate), y(step[of])] as const);
    pen.line(...points).stroke(colour, 2.5);
    for (const point of points) mark(pen, sign, point, colour);
    const left = FRAME.left + 20 + index * 130;
    mark(pen, sign, [left, 30], colour);
    pen.write(name, left + 14, 30, small);
  });
  pen.write('first answer, ms', FRAME.right, 30, { ...small, align: 'right' });
  pen.write('interactions per second', (FRAME.left + FRAME.right) / 2, SIZE.height - 20, {
    ...small,
    align: 'centre',
  });
  return canvas.toBuffer('image/png');
}

function mark(
  pen: Pen,
  sign: (typeof LINES)[number]['sign'],
  [x, y]: readonly [number, number],
  colour: string,
): void {
  if (sign === 'circle') pen.circle(x, y, 5);
  else if (sign === 'square') pen.polygon([x - 5, y - 5], [x + 5, y - 5], [x + 5, y + 5], [x - 5, y + 5]);
  else pen.polygon([x, y - 7], [x + 7, y], [x, y + 7], [x - 7, y]);
  pen.fill(colour);
}
