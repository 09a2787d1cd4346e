/** What a drawing that's kept depends on, apart from its theme: plain data and functions, such as who says its words. */
export type Depends = object;

const numbers = new WeakMap<object, number>();
let last = 0;

/** The same function has the same number, and no other one has it. */
function numberOf(one: object): number {
  const known = numbers.get(one);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(one, last);
  return last;
}

/** Another value has another text. @throws TypeError for what isn't plain data */
function textOf(value: unknown): string {
  if (typeof value === 'function') return `ƒ${numberOf(value)}`;
  if (typeof value === 'string') return JSON.stringify(value);
  if (Object.is(value, -0)) return '-0';
  if (typeof value === 'bigint' || typeof value === 'symbol') throw new TypeError(NOT_PLAIN);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${Array.from(value, textOf).join()}]`;
  const made = Object.getPrototypeOf(value);
  if (made !== Object.prototype && made !== null) throw new TypeError(NOT_PLAIN);
  return `{${namedIn(value)}}`;
}

const NOT_PLAIN = 'a key is made of plain data';

const namedIn = (data: object): string =>
  Object.entries(data)
    .map(([name, value]) => `${JSON.stringify(name)}:${textOf(value)}`)
    .join();

/**
 * Names what a function draws from such data, in this process: another function or other data have another name. So
 * a function that draws needn't say what it depends on, as long as it's a module's own and looks at nothing else.
 */
export function drawingKey(draw: object, of: Depends = {}): string {
  return `${numberOf(draw)} ${namedIn(of)}`;
}
