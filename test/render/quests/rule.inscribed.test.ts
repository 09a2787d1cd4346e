import { describe, expect, it } from 'vitest';
import { questsPainter } from '../../../render/quests/painter.ts';
import { ADVENTURES } from '../../../src/games/quests/data.ts';
import { sayIn } from '../../../src/i18n/index.ts';
import { inscriptions } from '../fixtures/inscriptions.ts';

const say = sayIn('en-US');

function writtenIn(chapter: string): string[] {
  const painting = questsPainter.piece(`rules-${chapter}`, { theme: 'court', say });
  if (painting === null) throw new Error(`no chapter ${chapter}`);
  return inscriptions(painting).map(({ text }) => text);
}

describe('the card game’s rules in pictures', () => {
  it('have each adventure once at the start', () => {
    const points = writtenIn('start').filter((text) => /^\d+$/.test(text));
    expect(points).toEqual(ADVENTURES.map(({ value }) => String(value)));
    expect(writtenIn('start').join(' ')).not.toContain('×');
  });

  it('show both what’s enough for an adventure and what’s too much', () => {
    expect(writtenIn('adventures')).toEqual(expect.arrayContaining(['= 6', '= 7']));
  });

  it('add nothing up where a challenge is paid for', () => {
    expect(writtenIn('challenge')).not.toContain('+');
  });
});
