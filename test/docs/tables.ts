import { readFileSync } from 'node:fs';

/** One row, by column heading, without backticks. */
export type Row = Readonly<Record<string, string>>;

/** The whole numbers in a text. */
export const numbers = (text: string): number[] => (text.match(/-?\d+/g) ?? []).map(Number);

const isRow = (line: string): boolean => line.startsWith('|');

/** The cells of a table row; an escaped bar is part of its cell. */
const cells = (line: string): string[] =>
  line
    .replaceAll('\\|', '\0')
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.replaceAll('\0', '|').replaceAll('`', '').trim());

/** A page and its tables, which are found by their headings. */
export class Page {
  /** The whole page as one line. */
  readonly text: string;
  private readonly tables: readonly (readonly string[])[];

  constructor(file: string) {
    const page = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    this.text = page.replace(/\s+/g, ' ');
    const tables: string[][] = [];
    let inside = false;
    for (const line of page.split('\n')) {
      if (isRow(line) && inside) tables.at(-1)?.push(line);
      else if (isRow(line)) tables.push([line]);
      inside = isRow(line);
    }
    this.tables = tables;
  }

  /** @throws Error unless exactly one table has these headings */
  table(...headings: string[]): Row[] {
    const found = this.tables.filter(([head]) => cells(head as string).join('|') === headings.join('|'));
    if (found.length !== 1) throw new Error(`${found.length} tables with ${headings.join(', ')}`);
    return (found[0] as string[])
      .slice(2)
      .map((line) => Object.fromEntries(cells(line).map((cell, at) => [headings[at] as string, cell])));
  }
}
