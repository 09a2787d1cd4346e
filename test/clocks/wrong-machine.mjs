// Loaded before everything else in a process whose machine's time is off by as many ms as a file says.
import { readFileSync } from 'node:fs';

const now = Date.now;
let off = 0;
const read = () => {
  off = Number(readFileSync(process.env.TIME_OFF, 'utf8'));
};
read();
setInterval(read, 50).unref();

globalThis.Date = class extends Date {
  constructor(...values) {
    super(...(values.length === 0 ? [now() + off] : values));
  }

  static now() {
    return now() + off;
  }
};
