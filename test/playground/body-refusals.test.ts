import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { file, times } from './payloads.ts';
import { fieldErrors, RawClient } from './raw-client.ts';

describe('request bodies Discord rejects', () => {
  let raw: RawClient;
  beforeAll(async () => {
    raw = await RawClient.start({ limits: { globalPerSecond: 10_000 } });
  });
  afterAll(() => raw.close());

  const fresh = () => `/channels/${raw.discord.addChannel(raw.discord.guild(), { name: 'one' }).id}/messages`;

  it('an empty message', async () => {
    expect(await raw.send('POST', fresh(), {})).toMatchObject({ status: 400, body: { code: 50006 } });
    expect(await raw.send('POST', fresh(), { content: '' })).toMatchObject({
      status: 400,
      body: { code: 50006 },
    });
  });

  it('invalid JSON', async () => {
    expect(await raw.text('POST', fresh(), '{')).toMatchObject({ status: 400, body: { code: 50109 } });
  });

  it('a file over 10 MiB, and eleven files', async () => {
    const large = await raw.send('POST', fresh(), {}, [file('a.bin', 10 * 1024 * 1024 + 1)]);
    expect(large).toMatchObject({ status: 413, body: { code: 40005 } });
    const many = await raw.send(
      'POST',
      fresh(),
      {},
      times(11, (index) => file(`${index}.txt`)),
    );
    expect(fieldErrors(many.body)).toEqual({ attachments: 'BASE_TYPE_MAX_LENGTH' });
  });

  it('alt text of 1025 characters', async () => {
    const body = { attachments: [{ id: 0, description: 'x'.repeat(1025) }] };
    const answer = await raw.send('POST', fresh(), body, [file('a.txt')]);
    expect(fieldErrors(answer.body)).toEqual({ 'attachments.0.description': 'BASE_TYPE_MAX_LENGTH' });
  });
});
