import { describe, expect, it } from 'vitest';
import type { ArtusEvent } from '../../../src/games/artus/types.ts';
import { translator } from '../../../src/i18n/index.ts';
import { eventSentences } from '../../../src/telling/artus/sentences.ts';

const told = (events: readonly ArtusEvent[], locale = 'en-US') =>
  eventSentences(translator(locale), events, ['Ann', 'Ben']);
const toldTo = (reader: number, events: readonly ArtusEvent[], locale = 'en-US') =>
  eventSentences(translator(locale), events, ['Ann', 'Ben'], reader);
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
      'Der König wird von Stuhl 8 auf Stuhl 7 verdrängt, und alle Werte drehen sich mit.',
    ]);
    const knight: ArtusEvent = { ...pushed, figure: { kind: 'knight', seat: 1 } };
    expect(told([knight], 'fr')).toEqual(['Un Chevalier de Ben est déplacé de la chaise 8 à la chaise 7.']);
  });

  it('says in one sentence that the King moves and that all values shift', () => {
    const figure = { kind: 'prince', metal: 'silver', rings: 3, king: true } as const;
    const card = 'king:4-8-either';
    const moved: ArtusEvent = { type: 'moved', seat: 0, card, figure, from: 0, to: 5, steps: 5, points: 0 };
    const turned: ArtusEvent = { type: 'turned', from: 0, to: 5 };
    expect(told([moved, turned])).toEqual([
      'Ann plays King 4–8: the King moves 5 chairs, 0 → 5, and all values shift.',
    ]);
    expect(told([moved, turned], 'de')).toEqual([
      'Ann spielt „König 4–8“: Der König geht 5 Stühle vorwärts, 0 → 5, und alle Werte drehen sich mit.',
    ]);
  });

  it('doesn’t take a Knight for the one of the same player that pushes it', () => {
    const figure = { kind: 'knight', seat: 1 } as const;
    const silver = { kind: 'prince', metal: 'silver', rings: 1, king: false } as const;
    const move = { type: 'moved', from: 13, to: 17, steps: 4, points: 0 } as const;
    const moved: ArtusEvent = { ...move, seat: 1, card: 'knight:2-5', figure };
    const pushed: ArtusEvent = { type: 'displaced', figure, from: 17, to: 16 };
    const [, own] = told([moved, pushed]);
    expect(own).toBe('Another of Ben’s Knights is pushed from chair 17 to 16.');
    expect(told([moved, pushed], 'de')[1]).toMatch(/^Ein anderer Ritter von Ben wird /);
    expect(told([moved, pushed], 'fr')[1]).toMatch(/^Un autre Chevalier de Ben est /);
    const plain = 'Ben’s Knight is pushed from chair 17 to 16.';
    expect(told([{ ...moved, seat: 0, figure: { kind: 'knight', seat: 0 } }, pushed])[1]).toBe(plain);
    expect(told([{ ...moved, card: 'king:1-7-silver', figure: silver }, pushed])[1]).toBe(plain);
  });

  it('says to its reader what they did, and what was done to them', () => {
    const figure = { kind: 'knight', seat: 1 } as const;
    const move = { type: 'moved', from: 13, to: 17, steps: 4, points: 5 } as const;
    const moved: ArtusEvent = { ...move, seat: 1, card: 'knight:2-5', figure };
    const pushed: ArtusEvent = { type: 'displaced', figure, from: 17, to: 16 };
    const scored = { type: 'scored', seat: 1, card: 'scoring:all', chairs: [3, 4], points: 9 } as const;
    const events: ArtusEvent[] = [moved, pushed, { ...scored, met: true }, { ...scored, met: false }];
    const drawn = [...events, drew(1, 'knight')];
    expect(toldTo(1, drawn)).toEqual([
      'You play Knight 2–5: 4 chairs, 13 → 17 (+5).',
      'Another of your Knights is pushed from chair 17 to 16.',
      'You play All Knights and score chairs 3 and 4: +9.',
      'You play All Knights without meeting its condition: +9.',
      'You draw from the Knight pile.',
    ]);
    for (const locale of ['de', 'fr'])
      expect(toldTo(1, drawn, locale).join(' ')).not.toMatch(/Ben|spielt |wertet |joue |marque /);
    const theirs: ArtusEvent[] = [{ ...moved, seat: 0, figure: { kind: 'knight', seat: 0 } }, pushed];
    expect(toldTo(1, theirs)).toEqual([
      'Ann plays Knight 2–5: 4 chairs, 13 → 17 (+5).',
      'Your Knight is pushed from chair 17 to 16.',
    ]);
  });

  it('tells a coronation in one sentence, and a second ring without one', () => {
    const ring = {
      type: 'ringAdded',
      seat: 0,
      card: 'king:ring-silver',
      chair: 27,
      metal: 'silver',
    } as const;
    const crowned: ArtusEvent[] = [
      { ...ring, rings: 3, points: 10 },
      { type: 'crowned', metal: 'silver', chair: 27, oldKing: 0 },
      { type: 'turned', from: 0, to: 27 },
    ];
    expect(told(crowned)).toEqual([
      'Ann plays a silver ring: the silver Prince on chair 27 gets a third ring (+10) and becomes King, and all values shift.',
    ]);
    expect(told(crowned, 'fr')).toHaveLength(1);
    expect(told([{ ...ring, rings: 2, points: 10 }])).toEqual([
      'Ann plays a silver ring: the silver Prince on chair 27 gets a second ring (+10).',
    ]);
  });
});
