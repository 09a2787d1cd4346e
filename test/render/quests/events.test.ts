import { describe, expect, it } from 'vitest';
import type { AdversaryCard, CardGameEvent } from '../../../src/games/quests/types.ts';
import { translator } from '../../../src/i18n/index.ts';
import { eventSentences } from '../../../src/telling/quests/sentences.ts';

const won = (seat: number, card: AdversaryCard): CardGameEvent => ({
  type: 'won',
  seat,
  card,
  sealReturned: true,
});

const told = (...cards: AdversaryCard[]) =>
  eventSentences(
    translator('en-US'),
    [
      { type: 'columnCompleted', kind: 'dragon' },
      ...cards.map((card, seat) => won(seat, card)),
      { type: 'drew', seat: 0, count: 0, reshuffle: null },
    ],
    ['Ann', 'Ben'],
  );

describe('A fully sealed column of the card game, in words', () => {
  it('says where its cards go', () => {
    expect(told('dragon-4', 'dragon-5')[0]).toBe(
      'The dragon column is fully sealed: each card goes to the owner of its seal.',
    );
  });

  it('speaks of no cards where there is one', () => {
    expect(told('dragon-4')[0]).toBe('The dragon column is fully sealed.');
  });
});
