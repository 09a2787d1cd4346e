import type { APIMessage } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { handMessage } from '../../../src/discord/messages/hand.ts';
import type { PictureSource } from '../../../src/discord/messages/table.ts';
import { playRandomly } from '../../../src/games/playout.ts';
import { foldRecord, gameOf } from '../../../src/games/record.ts';
import { locales, sayIn } from '../../../src/i18n/index.ts';
import { pressables } from '../../../src/playground/users/components.ts';
import type { SeatView } from '../../../src/table/views.ts';

/** On a hand before somebody asks for more: the message, its buttons, and what its menus ask for. */
const MOST_WORDS = 90;

const pictures = { pictures: { late: () => null } } as unknown as PictureSource;

const wordsOf = (texts: readonly (string | undefined)[]): number =>
  texts.join(' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

const { toAct, legalActions, view } = gameOf({ game: 'quests' });

it.each(['basic', 'seals'])(
  'a hand of the card game (%s) has few words in every language',
  async (variant) => {
    const { record } = playRandomly('quests', { variant, seats: 4 }, 'words');
    const seats = ['Ann', 'Ben', 'Cleo', 'Dan'].map((name) => ({ kind: 'person', name, userId: name }));
    const means = new Map<string, number>();
    for (const locale of locales) {
      const counts: number[] = [];
      for (const { index, state } of foldRecord(record)) {
        const [seat] = toAct(state);
        if (seat === undefined || (index ?? 0) % 3 !== 0) continue;
        const table = {
          id: 'x'.repeat(12),
          revision: 9,
          shown: 9,
          game: 'quests',
          status: 'playing',
          hints: true,
        };
        const shown = {
          table: { ...table, seats, toAct: [seat], theme: 'court' },
          seat,
          view: view(state, seat),
          actions: legalActions(state, seat),
        } as unknown as SeatView;
        const { content, rows } = await handMessage(shown, sayIn(locale), pictures);
        const controls = pressables({ components: rows } as unknown as APIMessage);
        counts.push(
          wordsOf([content, ...controls.flatMap(({ label, placeholder }) => [label, placeholder])]),
        );
      }
      expect(counts.length).toBeGreaterThan(20);
      expect(Math.max(...counts)).toBeLessThanOrEqual(MOST_WORDS);
      means.set(locale, counts.reduce((sum, count) => sum + count, 0) / counts.length);
    }
    const english = means.get('en-US')!;
    for (const mean of means.values()) expect(Math.abs(mean / english - 1)).toBeLessThan(0.2);
  },
);
