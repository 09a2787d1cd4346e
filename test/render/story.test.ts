import { describe, expect, it } from 'vitest';
import { layOutStory, type StoryLayout } from '../../render/parts/story.ts';

const SENTENCES = ['Kay bids five.', 'Bors passes with a sigh.', 'Kay chooses Merlin and pays five.'];

const area = (height: number) => ({ x: 0, y: 0, width: 200, height });

const SIZES = { largest: 30, smallest: 16, earlier: (count: number) => `(${count} earlier)` } as const;

const said = ({ lines }: StoryLayout): string => lines.map(({ text }) => text).join(' ');

describe('a story', () => {
  it('is complete, and larger if there is more room', () => {
    const [small, large] = [
      layOutStory(SENTENCES, area(150), SIZES),
      layOutStory(SENTENCES, area(600), SIZES),
    ];
    expect(said(small)).toBe(SENTENCES.join(' '));
    expect(said(large)).toBe(SENTENCES.join(' '));
    expect(large.size).toBe(30);
    expect(small.size).toBeLessThan(30);
  });

  it.each([100, 150, 300])('stays within its area of %i pixels', (height) => {
    const { lines, size } = layOutStory(SENTENCES, area(height), SIZES);
    expect((lines.at(-1)?.y ?? 0) + size / 2).toBeLessThanOrEqual(height);
  });

  it.each([
    { runsOn: false, height: 80 },
    { runsOn: true, height: 50 },
  ])('leaves out the first sentences and says how many, runsOn: $runsOn', ({ runsOn, height }) => {
    const told = said(layOutStory(SENTENCES, area(height), { ...SIZES, runsOn }));
    expect(told).toBe(['(2 earlier)', ...SENTENCES.slice(2)].join(' '));
  });

  it('is complete or left out if asked for', () => {
    expect(layOutStory(SENTENCES, area(70), { ...SIZES, earlier: null }).lines).toEqual([]);
    expect(said(layOutStory(SENTENCES, area(300), { ...SIZES, earlier: null }))).toBe(SENTENCES.join(' '));
  });

  it('has no full stop after a name that is cut off', () => {
    expect(said(layOutStory(['He beats Gal….', 'So….'], area(300), SIZES))).toBe('He beats Gal… So…');
  });

  it('starts a line for each sentence unless they run on', () => {
    expect(layOutStory(['A b.', 'C d.'], area(300), { ...SIZES, runsOn: true }).lines).toHaveLength(1);
    expect(layOutStory(['A b.', 'C d.'], area(300), SIZES).lines).toHaveLength(2);
  });
});
