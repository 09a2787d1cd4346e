import type { CanvasRenderingContext2D } from 'canvas';

/** A letter with its points: M, L, Q and C as in SVG, Z, or O with a circle's middle and radius. */
type Step = readonly [letter: string, ...numbers: number[]];

/** How many numbers a letter takes at a time. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, O: 3, Z: 0 };

/**
 * The steps of a path in the letters of SVG: M, L, H, V, Q, C and Z with absolute numbers, and besides them O with x, y
 * and a radius, for a circle.
 */
function stepsOf(path: string): readonly Step[] {
  const steps: Step[] = [];
  let [x, y] = [0, 0];
  for (const [, letter = '', rest = ''] of path.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    do {
      const taken = numbers.splice(0, TAKES[letter]);
      if (letter === 'H') [x] = taken as [number];
      else if (letter === 'V') [y] = taken as [number];
      else if (letter !== 'O' && letter !== 'Z') [x, y] = taken.slice(-2) as [number, number];
      steps.push(letter === 'H' || letter === 'V' ? ['L', x, y] : [letter, ...taken]);
    } while (numbers.length > 0);
  }
  return steps;
}

function add(
  context: CanvasRenderingContext2D,
  [letter, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: Step,
): void {
  if (letter === 'M') context.moveTo(a, b);
  else if (letter === 'L') context.lineTo(a, b);
  else if (letter === 'Q') context.quadraticCurveTo(a, b, c, d);
  else if (letter === 'C') context.bezierCurveTo(a, b, c, d, e, f);
  else if (letter === 'Z') context.closePath();
  else {
    context.moveTo(a + c, b);
    context.arc(a, b, c, 0, 2 * Math.PI);
  }
}

/** Adds a path to the current one. */
export function trace(context: CanvasRenderingContext2D, path: string): void {
  for (const step of stepsOf(path)) add(context, step);
}

/** Adds a path and its mirror image about x = 0. */
export function traceBoth(context: CanvasRenderingContext2D, path: string): void {
  const steps = stepsOf(path);
  for (const step of steps) add(context, step);
  for (const [letter, ...numbers] of steps) {
    const isX = (at: number) => at % 2 === 0 && !(letter === 'O' && at === 2);
    add(context, [letter, ...numbers.map((number, at) => (isX(at) ? -number : number))]);
  }
}

/** Adds a closed shape that's symmetric about x = 0, from its right half: M, and on to x = 0 by L, Q and C. */
export function traceSymmetric(context: CanvasRenderingContext2D, half: string): void {
  const steps = stepsOf(half);
  for (const step of steps) add(context, step);
  for (let at = steps.length - 1; at > 0; at--) {
    const [letter, ...numbers] = steps[at]!;
    // Back to where the step began, by its control points in reverse.
    const points = [...steps[at - 1]!.slice(-2), ...numbers.slice(0, -2)] as number[];
    const back = [...points.slice(0, 2)];
    for (let point = 2; point < points.length; point += 2) back.unshift(points[point]!, points[point + 1]!);
    add(context, [letter, ...back.map((number, i) => (i % 2 === 0 ? -number : number))]);
  }
  context.closePath();
}
