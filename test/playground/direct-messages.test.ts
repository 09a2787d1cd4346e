import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { ToPage } from '../../src/playground/protocol.ts';
import { RawClient } from './raw-client.ts';

describe('direct messages from the bot', () => {
  let raw: RawClient;
  beforeEach(async () => {
    raw = await RawClient.start({ users: [{ name: 'ann' }, { name: 'eve', takesDirectMessages: false }] });
  });
  afterEach(() => raw.close());

  /** Writes to a user as the bot. */
  const write = async (name: string, content: string) => {
    const recipient_id = raw.discord.user(name).id;
    const { body } = await raw.send('POST', '/users/@me/channels', { recipient_id });
    return raw.send('POST', `/channels/${body.id}/messages`, { content });
  };

  it('reach their user and nobody else', async () => {
    await write('ann', 'Your turn');
    expect(raw.discord.user('ann').directMessages.map(({ content }) => content)).toEqual(['Your turn']);
    expect(raw.discord.user('eve').directMessages).toEqual([]);
  });

  it('are refused by a user who takes none, until they do', async () => {
    const eve = raw.discord.user('eve');
    expect(await write('eve', 'Your turn')).toMatchObject({ status: 403, body: { code: 50007 } });
    expect(eve.directMessages).toEqual([]);
    eve.takesDirectMessages = true;
    expect((await write('eve', 'Your turn')).status).toBe(200);
    eve.takesDirectMessages = false;
    expect(await write('eve', 'Again')).toMatchObject({ status: 403, body: { code: 50007 } });
    expect(eve.directMessages).toHaveLength(1);
  });

  it('appear on the page of their user with the first one', async () => {
    const open = (name: string) => {
      const url = new URL(`/page/socket?user=${raw.discord.user(name).id}`, raw.playground.pageUrl);
      const socket = new WebSocket(url.href.replace('http', 'ws'));
      const seen: ToPage[] = [];
      socket.on('message', (data) => seen.push(JSON.parse(data.toString())));
      return { seen, ready: once(socket, 'message') };
    };
    const [ann, eve] = [open('ann'), open('eve')];
    await Promise.all([ann.ready, eve.ready]);
    await write('ann', 'Your turn');
    await raw.message({ content: 'For all' });
    const types = ({ seen }: { readonly seen: readonly ToPage[] }) => seen.map(({ type }) => type);
    await expect.poll(() => types(ann)).toEqual(['hello', 'channel', 'message', 'message']);
    expect(ann.seen[1]).toMatchObject({ channel: { type: 1 } });
    expect(ann.seen[2]).toMatchObject({ message: { content: 'Your turn' } });
    await expect.poll(() => types(eve)).toEqual(['hello', 'message']);
    const later = open('ann');
    await later.ready;
    expect(later.seen[0]).toMatchObject({
      channels: expect.arrayContaining([expect.objectContaining({ type: 1 })]),
    });
  });
});
