import { expect, it } from 'vitest';
import { KINDS } from '../../leaks/games.ts';
import { heightOf } from './channel/height.ts';
import { type Manner, measure } from './channel/measure.ts';

/** `GAME` is a game, or `all`. */
const { GAME = 'court', SEED = 'test' } = process.env;

const MANNERS: readonly (Manner & { readonly most: number })[] = [
  { tempo: 'live', chat: 0, most: 0 },
  { tempo: 'live', chat: 0.3, most: 1 },
  { tempo: 'daily', chat: 0.3, most: 1 },
  { tempo: 'live', chat: 0, most: 0, countsPrivateMessages: true },
  { tempo: 'live', chat: 0.3, most: 1, countsPrivateMessages: true },
  { tempo: 'daily', chat: 0.3, most: 1, countsPrivateMessages: true },
];

it.each(
  KINDS.filter(({ game }) => ['all', game].includes(GAME)).flatMap((kind) =>
    MANNERS.map((manner) => ({ ...kind, ...manner, kind, manner })),
  ),
)(
  'a $tempo game of $game $variant with $seats seats leaves its channel readable, with chat at $chat, private messages counted: $countsPrivateMessages',
  { timeout: 60_000 },
  async ({ kind, manner, most }) => {
    const found = await measure(kind, manner, SEED);
    expect(found.turns).toBeGreaterThan(kind.game === 'court' ? 20 : 0);
    expect(found.messages).toBeLessThanOrEqual(3);
    expect(found.height).toBeLessThanOrEqual(2_500);
    expect(found.most).toBeLessThanOrEqual(2);
    // The end of a game of days is told to those who weren't there.
    expect(found.calls).toBe(found.waits + (manner.tempo === 'daily' ? 1 : 0));
    expect(found.requests.at(-1)).toBeLessThanOrEqual(most);
  },
);

it('a message is as high as its lines, its picture and its buttons', () => {
  const message = { content: 'one\ntwo', attachments: [], components: [] };
  const text = heightOf(message as never);
  const picture = { width: 1_200, height: 900 };
  expect(heightOf({ ...message, attachments: [picture] } as never) - text).toBe(450);
  expect(heightOf({ ...message, content: 'x'.repeat(161) } as never) - text).toBe(22);
});
