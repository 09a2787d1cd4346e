import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { button, file, row, times } from './payloads.ts';
import { RawClient } from './raw-client.ts';

describe('messages Discord accepts', () => {
  let raw: RawClient;
  beforeAll(async () => {
    raw = await RawClient.start({ limits: { globalPerSecond: 10_000 } });
  });
  afterAll(() => raw.close());

  const TAKEN: readonly [string, object][] = [
    [
      'five rows of five',
      { components: times(5, (r) => row(...times(5, (c) => button({ custom_id: `${r}.${c}` })))) },
    ],
    ['content of 2000 emoji', { content: '🃏'.repeat(2000) }],
    ...['🃏', '♠', '➡️', '1️⃣', '🇬🇧', '👨‍👩‍👧'].map((name): [string, object] => [
      `${name} on a button`,
      { components: [row(button({ emoji: { name } }))] },
    ]),
    ['a user select', { components: [row({ type: 5, custom_id: 'u' })] }],
    ['nulls', { content: 'x', embeds: null, components: null, allowed_mentions: null, flags: null }],
    ['no mentions', { content: '@everyone', allowed_mentions: { parse: [] } }],
  ];

  it.each(TAKEN)('%s', async (_name, body) => {
    const hall = raw.discord.addChannel(raw.discord.guild(), { name: 'one' });
    const answer = await raw.send('POST', `/channels/${hall.id}/messages`, body);
    expect(answer.body).toMatchObject({ channel_id: hall.id });
    expect(answer.status).toBe(200);
  });

  it('an attachment with its file, returning URL and size', async () => {
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000070000000308060000000000000000', 'hex');
    const body = { attachments: [{ id: 0, description: 'Alt' }] };
    const answer = await raw.message(body, [{ name: 'a.png', bytes: png }]);
    expect(answer.status).toBe(200);
    expect(answer.body.attachments[0]).toMatchObject({ width: 7, height: 3, content_type: 'image/png' });
    const { url } = answer.body.attachments[0];
    expect((await fetch(url)).headers.get('content-type')).toBe('image/png');
    expect(raw.discord.filesOf(answer.body)).toMatchObject([{ name: 'a.png', description: 'Alt' }]);
  });

  it('an edit that lists attachments keeps those and adds the uploads', async () => {
    const hall = raw.discord.addChannel(raw.discord.guild(), { name: 'one' });
    const files = [file('a.txt'), file('b.txt')];
    const { body } = await raw.send('POST', `/channels/${hall.id}/messages`, { content: 'x' }, files);
    const path = `/channels/${hall.id}/messages/${body.id}`;
    const [a] = body.attachments;
    const edited = await raw.send('PATCH', path, { attachments: [{ id: a.id }, { id: 0 }] }, [file('c.txt')]);
    expect(edited.body.attachments.map(({ filename }: { filename: string }) => filename)).toEqual([
      'a.txt',
      'c.txt',
    ]);
    const untouched = await raw.send('PATCH', path, { content: 'y', components: [row(button())] });
    expect(untouched.body.attachments).toHaveLength(2);
    expect((await raw.send('PATCH', path, { attachments: [] })).body.attachments).toEqual([]);
  });
});
