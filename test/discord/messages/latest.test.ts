import { describe, expect, it } from 'vitest';
import { latest, news, toldLines } from '../../../src/discord/messages/latest.ts';
import { translator } from '../../../src/i18n/index.ts';
import type { Note } from '../../../src/table/document.ts';
import type { GameReport } from '../../../src/table/report.ts';
import { getGuide } from '../../../src/telling/registry.ts';

const earlier = (lines: number) => `${lines} earlier`;
const told = (text: string) => ({ text, why: [], isNew: false });
const line = (at: number, length = 100) => `${at} `.padEnd(length, 'x');
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

/** The lines above the foot. */
const said = (...args: Parameters<typeof latest>): string[] => {
  const [above, foot] = latest(...args).split('\n\n');
  expect(foot).toBe(args[1]);
  return above!.split('\n');
};

describe('what has happened', () => {
  it('is told completely while there is room for it', () => {
    const lines = numbers(18).map((at) => news(line(at)));
    expect(said(lines, 'foot', earlier)).toEqual(lines.map(({ text }) => text));
  });

  it('is told without reasons where they take the room of what is new', () => {
    const withWhy = (count: number) =>
      numbers(count).map((at) => ({ ...news(line(at)), why: [line(at, 50)] }));
    expect(said(withWhy(9), 'foot', earlier)).toHaveLength(18);
    expect(said(withWhy(18), 'foot', earlier)).toEqual(withWhy(18).map(({ text }) => text));
  });

  it('is told from the end where one message has no room, and says by how much', () => {
    const lines = numbers(30).map((at) => news(line(at)));
    const [count, ...kept] = said(lines, 'foot', earlier);
    expect(kept).toEqual(lines.slice(-19).map(({ text }) => text));
    expect(count).toBe('11 earlier');
    expect(latest(lines, 'foot', earlier).length).toBeLessThanOrEqual(2_000);
  });

  it('is repeated only while the message stays short', () => {
    const repeated = numbers(8).map((at) => told(line(at)));
    expect(said(repeated, 'foot', earlier)).toEqual([
      '3 earlier',
      ...repeated.slice(3).map(({ text }) => text),
    ]);
    const long = numbers(4).map((at) => told(line(at, 400)));
    expect(said(long, 'foot', earlier)).toHaveLength(3);
    const mixed = [...repeated, ...numbers(4).map((at) => news(line(at)))];
    expect(said(mixed, 'foot', earlier)).toHaveLength(6);
  });
});

it.each<[Note, string]>([
  [{ kind: 'resigned', name: 'Ann', heir: 'Bors', shown: 0 }, 'Ann resigns; Bors (computer) takes over.'],
  [
    { kind: 'vacated', by: 'Ben', name: 'Ann', heir: 'Bors', shown: 0 },
    'Ben opens Ann’s seat; Bors (computer)',
  ],
  [{ kind: 'leaving', name: 'Ann', heir: 'Bors', shown: 0 }, 'Ann leaves; Bors (computer) fills in'],
  [{ kind: 'absent', name: 'Ann', heir: 'Bors', shown: 0 }, 'Ann is away; Bors (computer) fills in'],
  [{ kind: 'taken', name: 'Ben', before: 'Ann', shown: 0 }, 'Ben takes Ann’s seat.'],
])('%j is said of who did it', (note, said) => {
  const report = { turns: [], round: [], notes: [note] } as unknown as GameReport;
  const [line] = toldLines(report, getGuide('artus'), new Map(), translator('en-US'));
  expect(line!.text).toContain(said);
});
