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

/** @throws TypeError for what text can't tell from another */
function plain(_name: string, value: unknown): unknown {
  if (typeof value === 'function') return `ƒ${numberOf(value)}`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const made = Object.getPrototypeOf(value);
  if (made !== Object.prototype && made !== null) throw new TypeError('a key is made of plain data');
  return value;
}

function textOf(value: unknown): string {
  if (typeof value === 'function') return `ƒ${numberOf(value)}`;
  if (typeof value === 'string' || (typeof value === 'object' && value !== null))
    return JSON.stringify(value, plain);
  return String(value);
}

/**
 * Names what a function draws from such data, in this process: another function or other data have another name. So
 * a function that draws needn't say what it depends on, as long as it's a module's own and looks at nothing else.
 */
export function keyOf(draw: object, of: Depends = {}): string {
  let key = String(numberOf(draw));
  for (const [name, value] of Object.entries(of)) key += ` ${name} ${textOf(value)}`;
  return key;
}
