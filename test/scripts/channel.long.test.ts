import { expect, it } from 'vitest';
import { heightOf } from '../../scripts/channel/height.ts';
import { type Manner, measure } from '../../scripts/channel/measure.ts';

const COURT = { game: 'court', variant: 'standard', seats: 3 } as const;

it.each<Manner & { readonly most: number }>([
  { tempo: 'live', chat: 0, most: 0 },
  { tempo: 'live', chat: 0.3, most: 1 },
  { tempo: 'daily', chat: 0.3, most: 1 },
  { tempo: 'live', chat: 0, most: 0, countsPrivateMessages: true },
  { tempo: 'live', chat: 0.3, most: 1, countsPrivateMessages: true },
  { tempo: 'daily', chat: 0.3, most: 1, countsPrivateMessages: true },
])(
  'a $tempo game leaves its channel readable, with chat at $chat, private messages counted: $countsPrivateMessages',
  { timeout: 60_000 },
  async ({ most, ...manner }) => {
    const found = await measure(COURT, manner, 'test');
    expect(found.turns).toBeGreaterThan(20);
    expect(found.messages).toBeLessThanOrEqual(3);
    expect(found.height).toBeLessThanOrEqual(2_500);
    expect(found.most).toBeLessThanOrEqual(2);
    expect(found.calls).toBe(found.waits);
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
