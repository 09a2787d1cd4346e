import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseRecord, verifyRecord } from '../../../src/games/record.ts';

const page = readFileSync('docs/record.md', 'utf8');
const whole = parseRecord(readFileSync('docs/records/artus.jsonl', 'utf8'));
const blocks = page
  .split('```json\n')
  .slice(1)
  .map((text) => text.slice(0, text.indexOf('```')));
const numbers = [...page.matchAll(/Step (\d+),/g)].map(([, number]) => Number(number));

describe('docs/record.md', () => {
  it('shows a real record', () => {
    const shown = parseRecord(blocks[0] as string);
    expect(verifyRecord(shown)).toBeDefined();
    expect(shown.steps).toEqual(whole.steps.slice(0, 1));
    expect({ ...shown, steps: whole.steps, result: whole.result }).toEqual(whole);
  });

  it('shows real steps of the whole record, which is true', () => {
    expect(verifyRecord(whole)).toBeDefined();
    expect(whole.result).not.toBeNull();
    expect(numbers).toHaveLength(3);
    expect(blocks.slice(1).map((block) => JSON.parse(block))).toEqual(
      numbers.map((number) => whole.steps[number]),
    );
  });
});
