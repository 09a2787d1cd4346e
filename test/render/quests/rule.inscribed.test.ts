import { describe, expect, it } from 'vitest';
import { cardGamePainter } from '../../../render/quests/painter.ts';
import { ADVENTURES } from '../../../src/games/quests/data.ts';
import { translator } from '../../../src/i18n/index.ts';
import { inscriptions } from '../fixtures/inscriptions.ts';

const t = translator('en-US');

function inscribed(chapter: string) {
  const painting = cardGamePainter.piece(`rules-${chapter}`, { theme: 'court', t });
  if (painting === null) throw new Error(`no chapter ${chapter}`);
  return inscriptions(painting);
}

const writtenIn = (chapter: string): string[] => inscribed(chapter).map(({ text }) => text);

describe('the card game’s rules in pictures', () => {
  it('have each adventure once at the start', () => {
    const points = writtenIn('start').filter((text) => /^\d+$/.test(text));
    expect(points).toEqual(ADVENTURES.map(({ value }) => String(value)));
    expect(writtenIn('start').join(' ')).not.toContain('×');
  });

  it('show both what’s enough for an adventure and what’s too much', () => {
    expect(writtenIn('adventures')).toEqual(expect.arrayContaining(['= 6', '= 7']));
  });

  it('show what’s paid before the sum and what’s kept after it where an adventure costs more or less', () => {
    const all = inscribed('adventures');
    const rowsWith = (sum: string) =>
      all
        .filter(({ text }) => text === sum)
        .map(({ box }) => {
          const row = all
            .filter((each) => each.text !== sum && each.box.left > 790)
            .filter((each) => each.box.top < box.bottom && each.box.bottom > box.top);
          return {
            paid: row.filter((each) => each.box.right < box.left).map(({ text }) => text),
            kept: row.filter((each) => each.box.left > box.right).map(({ text }) => text),
          };
        });
    expect(rowsWith('= 6')).toEqual([{ paid: ['3', '3'], kept: ['4'] }]);
    expect(rowsWith('= 7')).toEqual([
      { paid: ['3', '4'], kept: [] },
      { paid: ['3', '3', '1'], kept: [] },
    ]);
  });

  it('say in words which way is the default, and whether revealing is optional', () => {
    const written = writtenIn('variants');
    for (const id of ['default', 'option'] as const)
      expect(written.filter((text) => text === t(`quests-picture-rule-${id}`))).toHaveLength(4);
    for (const id of ['may', 'must'] as const) expect(written).toContain(t(`quests-picture-rule-${id}`));
    expect(written).not.toContain('?');
  });

  it('say how many seals there are, and what’s left to do without one', () => {
    const written = writtenIn('seals').join(' ');
    for (const words of ['five seals', 'No seal left', 'alone in its column'])
      expect(written).toContain(words);
  });

  it('say of cards that are crossed out that nobody has them', () => {
    const told = t('quests-picture-rule-nothing');
    for (const chapter of ['challenge', 'variants']) expect(writtenIn(chapter).join(' ')).toContain(told);
  });

  it('say which adversaries are paid and which are kept, above them', () => {
    const all = inscribed('adventures');
    const boxOf = (id: 'pay' | 'keep') =>
      all.find(({ text }) => text === t(`quests-picture-choice-${id}`))!.box;
    const kept = all.find(({ text, box }) => text === '4' && box.left > 900)!.box;
    expect(boxOf('pay').right).toBeLessThan(boxOf('keep').left);
    expect(boxOf('keep').left).toBeLessThan(kept.right);
    expect(boxOf('keep').bottom).toBeLessThan(kept.top);
  });

  it('say what marks cards that have just been turned up', () => {
    expect(writtenIn('reveal')).toContain(t('quests-picture-new'));
  });

  it('have no numbers but values, points and how many adventures end the game', () => {
    const numbers = writtenIn('end').filter((text) => /^\d+$/.test(text));
    expect(numbers).toEqual(['7', '12', '12', '2', '3', '41', '3', '41', '2']);
  });

  it('say all that scores, and that knights in hand and cards still sealed don’t', () => {
    const written = writtenIn('end');
    expect(written).toEqual(expect.arrayContaining(['= 14', '= 0']));
    expect(written.join(' ')).toMatch(/most points wins\. Knights in hand and cards still sealed score 0/);
  });

  it('set apart what payments are worth from what’s kept and from whether they’re right', () => {
    const all = inscribed('adventures');
    const kept = all.find(({ text, box }) => text === '4' && box.left > 1000)!.box;
    const sums = all.filter(({ text }) => /^= \d$/.test(text)).map(({ box }) => box);
    expect(sums).toHaveLength(3);
    for (const sum of sums) expect(kept.left - sum.right).toBeGreaterThan(24);
  });

  it('say that seals return, that a double is one card and that no card may be spare', () => {
    for (const [chapter, words] of [
      ['seals', 'cards and seals'],
      ['end', 'a double is one card'],
      ['challenge', 'no spare cards'],
    ] as const)
      expect(writtenIn(chapter).join(' ')).toContain(words);
  });

  it('add nothing up where a challenge is paid for', () => {
    expect(writtenIn('challenge')).not.toContain('+');
  });
});
