import { getHeapStatistics, setFlagsFromString } from 'node:v8';

/** The time between two looks at the heap, in ms. */
const EVERY = 1000;
/** Up to this size, a heap isn't collected as a whole, in bytes. */
const FREE = 88 * 2 ** 20;
/** How much a heap grows at least until it's collected: in bytes, and in percent, whichever is more. */
const LEAST_BYTES = 30 * 2 ** 20;
const LEAST = 15;

/**
 * How much a heap of that many bytes may grow until V8 collects it as a whole, in percent. By itself, V8 lets it
 * double. A large heap that grows little takes half the memory while a bot with many servers starts; a smaller one that
 * grew as little would be collected several times a second, and answers would wait for that.
 */
export const growingPercent = (bytes: number): number =>
  Math.max(LEAST, Math.round((100 * Math.max(LEAST_BYTES, FREE - bytes)) / bytes));

/** Sets how much the heap grows as its size changes. */
export function limitHeapGrowth(): void {
  let set = 0;
  const look = () => {
    const percent = growingPercent(getHeapStatistics().used_heap_size);
    if (percent === set) return;
    set = percent;
    setFlagsFromString(`--heap-growing-percent=${percent}`);
  };
  look();
  setInterval(look, EVERY).unref();
}
