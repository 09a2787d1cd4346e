import { describe, expect, it } from 'vitest';
import { eventSentences } from '../../../render/artus/words.ts';
import type { ArtusEvent } from '../../../src/games/artus/types.ts';
import { sayIn } from '../../../src/i18n/index.ts';

const told = (events: readonly ArtusEvent[], locale = 'en-US') =>
  eventSentences(sayIn(locale), events, ['Ann', 'Ben']);
const drew = (seat: number, pile: 'knight' | 'scoring'): ArtusEvent => ({ type: 'drew', seat, pile });

describe('what happened in Artus', () => {
  it('tells two draws from one pile as one', () => {
    expect(told([drew(0, 'scoring'), drew(0, 'scoring')])).toEqual([
      'Ann draws two cards from the scoring pile.',
    ]);
    expect(told([drew(0, 'scoring'), drew(0, 'scoring')], 'fr')).toEqual([
      'Ann pioche deux cartes dans la pile de score.',
    ]);
    expect(told([drew(0, 'scoring'), drew(0, 'knight'), drew(1, 'knight')])).toEqual([
      'Ann draws from the scoring pile.',
      'Ann draws from the Knight pile.',
      'Ben draws from the Knight pile.',
    ]);
  });

  it('says once where the King is after he’s pushed', () => {
    const king = { kind: 'prince', metal: 'silver', rings: 1, king: true } as const;
    const pushed: ArtusEvent = { type: 'displaced', figure: king, from: 8, to: 7 };
    const turned: ArtusEvent = { type: 'turned', from: 8, to: 7 };
    expect(told([pushed, turned])).toEqual(['The King is pushed from chair 8 to 7, and all values shift.']);
    expect(told([pushed, turned], 'de')).toEqual([
      'Der König wird von Stuhl 8 auf 7 verdrängt, und alle Werte drehen sich mit.',
    ]);
    expect(told([turned])).toEqual(['The King is now on chair 7; all values shift.']);
    const knight: ArtusEvent = { ...pushed, figure: { kind: 'knight', seat: 1 } };
    expect(told([knight], 'fr')).toEqual(['Le Chevalier de Ben est déplacé de la chaise 8 à la chaise 7.']);
  });
});
