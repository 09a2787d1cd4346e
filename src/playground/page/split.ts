/** A piece of a typed line: what follows `name:`, or what comes before the first name. */
interface Piece {
  /** In lower case, as options are named; null for what comes first. */
  readonly name: string | null;
  readonly text: string;
}

const nextName = /(?<=^|\s)([\p{L}\p{N}_-]+):(?!\/\/)/gu;
const quote = '"';

/** Splits `artus thread:True` where names of options begin. In quotes, nothing is a name. */
export function splitLine(line: string, isName: (name: string) => boolean): readonly Piece[] {
  const pieces: Piece[] = [];
  let name: string | null = null;
  let start = 0;
  for (;;) {
    const found = findName(line, quotedUntil(line, start), isName);
    pieces.push({ name, text: unquoted(line.slice(start, found?.index).trim()) });
    if (!found) return pieces;
    name = found.name;
    start = found.end;
  }
}

/** A value as it has to be typed, so that nothing in it is taken for an option. */
export function quoted(value: string): string {
  return value.search(nextName) < 0 ? value : `${quote}${value}${quote}`;
}

function findName(line: string, from: number, isName: (name: string) => boolean) {
  for (const match of line.matchAll(nextName)) {
    const name = (match[1] ?? '').toLowerCase();
    if (match.index >= from && isName(name))
      return { name, index: match.index, end: match.index + match[0].length };
  }
  return undefined;
}

/** Where the quoted value that starts at `start` ends; `start` itself if it isn't quoted. */
function quotedUntil(line: string, start: number): number {
  const first = start + (/\S/.exec(line.slice(start))?.index ?? 0);
  if (line[first] !== quote) return start;
  const last = line.indexOf(quote, first + 1);
  return last < 0 ? line.length : last + 1;
}

/** A value without the quotes around it. */
export function unquoted(text: string): string {
  return text.length > 1 && text.startsWith(quote) && text.endsWith(quote) ? text.slice(1, -1) : text;
}
