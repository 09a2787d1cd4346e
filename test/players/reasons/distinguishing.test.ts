import { describe, expect, it } from 'vitest';
import type { Fact } from '../../../src/players/facts.ts';
import { distinguishing } from '../../../src/players/reasons.ts';

const fact = (type: string, amount: number, more: Partial<Fact> = {}): Fact => ({
  reason: { type },
  amount,
  weight: 1,
  ...more,
});
const told = (move: readonly Fact[], ...others: (readonly Fact[])[]) =>
  distinguishing(move, others).map(({ reason }) => reason.type);

describe('what distinguishes a move', () => {
  it('is what others lack, or have less of', () => {
    expect(told([fact('gain', 5), fact('push', 2)], [fact('gain', 5)], [fact('gain', 5)])).toEqual(['push']);
    expect(told([fact('gain', 5)], [fact('gain', 4)])).toEqual(['gain']);
    expect(told([fact('gain', -1)], [fact('gain', -9)])).toEqual(['gain']);
  });

  it('is nothing where others have as much, or more', () => {
    expect(told([fact('gain', 5)], [fact('gain', 5)], [fact('gain', 5)], [fact('gain', 1)])).toEqual([]);
    expect(told([fact('gain', 5)], [fact('gain', 6)], [], [])).toEqual([]);
    expect(told([], [fact('gain', 6)])).toEqual([]);
    expect(told([fact('gain', 5)])).toEqual([]);
  });

  it('may be exceeded by one of many', () => {
    const less = Array.from({ length: 7 }, () => [fact('gain', 1)]);
    expect(told([fact('gain', 5)], ...less, [fact('gain', 6)])).toEqual(['gain']);
  });

  it('comes in order of importance', () => {
    const move = [fact('small', 3, { weight: 0.1 }), fact('usual', 9), fact('large', 6)];
    expect(told(move, [fact('usual', 8)])).toEqual(['large', 'usual', 'small']);
  });

  it('counts, without being told, if it’s silent', () => {
    expect(told([fact('gain', 0, { isSilent: true })], [fact('gain', -3)])).toEqual([]);
    expect(told([fact('gain', 2)], [fact('gain', 0, { isSilent: true })])).toEqual(['gain']);
  });
});
