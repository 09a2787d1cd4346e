import { expect, it } from 'vitest';
import { choiceArea } from '../../../render/court/exchange.ts';
import { courtPainter } from '../../../render/court/painter.ts';
import type { Painting } from '../../../render/painting.ts';
import { type CourtPosition, courtPositions, courtSceneOf, offered } from '../../../scripts/samples/court.ts';
import { type Inscription, inscriptions } from '../fixtures/inscriptions.ts';
import { someOf } from '../fixtures/whole.ts';

/** Boxes may touch, and so may the letters' antialiased edges. */
const SLACK = 1;

function overlaps({ box: a }: Inscription, { box: b }: Inscription): boolean {
  return (
    a.left < b.right - SLACK &&
    b.left < a.right - SLACK &&
    a.top < b.bottom - SLACK &&
    b.top < a.bottom - SLACK
  );
}

/** Each two texts that lie on each other. */
function overlapping(painting: Painting): string[] {
  const all = inscriptions(painting);
  return all.flatMap((text, i) =>
    all
      .slice(i + 1)
      .filter((other) => overlaps(text, other))
      .map((other) => `${text.text} on ${other.text}`),
  );
}

/** Half the width of an option's number with its ring. */
const DISC = 20;

/** Texts that the rings of the options' numbers cover. */
function covered(painting: Painting): string[] {
  const { x, y, width } = choiceArea;
  const texts = inscriptions(painting).filter(({ box }) => box.left < x + width && box.top > y - 20);
  const numbers = texts.filter(({ text, size }) => /^\d+$/.test(text) && size === 26);
  return numbers.flatMap(({ text: number, box }) => {
    const [middleX, middleY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return texts
      .filter(({ text, box: { left, right, top, bottom } }) => {
        const [dx, dy] = [
          Math.max(left - middleX, 0, middleX - right),
          Math.max(top - middleY, 0, middleY - bottom),
        ];
        return text !== number && Math.hypot(dx, dy) < DISC;
      })
      .map(({ text }) => `${number} on ${text}`);
  });
}

/** How many types a swap may give, and how many it may take. */
function shapeOf({ options }: CourtPosition): string {
  const swaps = options.flatMap(({ action }) => (action.type === 'swapLancelot' ? [action] : []));
  const count = (of: 'give' | 'take') => new Set(swaps.map((swap) => swap[of])).size;
  return `${count('give')} ${count('take')}`;
}

const isSwap = ({ table }: CourtPosition): boolean => table.phase === 'swapLancelot';

it.each([3, 4])('no option of Lancelot’s lies on another or leaves its sheet, %i seats', (seats) => {
  const swaps = [4, 5].flatMap((seed) => [...courtPositions(seats, seed)].filter(isSwap));
  const byShape = new Map(swaps.map((position) => [shapeOf(position), position]));
  expect([...byShape.keys()].some((shape) => shape.includes('4'))).toBe(true);
  const right = choiceArea.x + choiceArea.width;
  for (const position of someOf([...byShape.values()], 2)) {
    const painting = courtPainter.choice(courtSceneOf(position.own), offered(position));
    expect({ overlapping: overlapping(painting), covered: covered(painting) }).toEqual({
      overlapping: [],
      covered: [],
    });
    const inside = inscriptions(painting).filter(({ box }) => box.left < right && box.top > choiceArea.y);
    expect(Math.max(...inside.map(({ box }) => box.right))).toBeLessThanOrEqual(right + 26);
  }
});

it.each([2, 3, 4])('no text of a table, a hand or a choice lies on another, %i seats', (seats) => {
  const sample = [...courtPositions(seats, 7)].filter(({ toAct }, i) => toAct !== null && i % 17 === 0);
  for (const position of someOf(sample, 3)) {
    const { table, own, events } = position;
    const paintings = [
      courtPainter.table(courtSceneOf(table, { events })),
      courtPainter.hand(courtSceneOf(own, { events })),
      courtPainter.choice(courtSceneOf(own), offered(position)),
    ];
    for (const painting of paintings) expect(overlapping(painting)).toEqual([]);
  }
});
