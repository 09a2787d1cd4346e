import type { CanvasRenderingContext2D } from 'canvas';

/**
 * Adds a path in the letters of SVG to the current one: M, L, H, V, C, Q and Z with absolute numbers, and besides
 * them O with x, y and a radius, for a circle.
 */
export function trace(context: CanvasRenderingContext2D, path: string): void {
  let [x, y] = [0, 0];
  for (const [, letter, numbers] of path.matchAll(/([MLHVCQZO])([^MLHVCQZO]*)/g)) {
    const n = (numbers?.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    const at = (i: number): number => n[i] ?? 0;
    if (letter === 'Z') context.closePath();
    else if (letter === 'O') {
      context.moveTo(at(0) + at(2), at(1));
      context.arc(at(0), at(1), at(2), 0, 2 * Math.PI);
    } else if (letter === 'C') {
      for (let i = 0; i < n.length; i += 6)
        context.bezierCurveTo(at(i), at(i + 1), at(i + 2), at(i + 3), at(i + 4), at(i + 5));
    } else if (letter === 'Q') {
      for (let i = 0; i < n.length; i += 4) context.quadraticCurveTo(at(i), at(i + 1), at(i + 2), at(i + 3));
    } else if (letter === 'M') context.moveTo(at(0), at(1));
    else if (letter === 'L') for (let i = 0; i < n.length; i += 2) context.lineTo(at(i), at(i + 1));
    else context.lineTo(letter === 'H' ? at(0) : x, letter === 'V' ? at(0) : y);
    if (letter === 'H') x = at(0);
    else if (letter === 'V') y = at(0);
    else if (n.length >= 2) [x, y] = [at(n.length - 2), at(n.length - 1)];
  }
}
