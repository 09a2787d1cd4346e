import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RawClient } from './raw-client.ts';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const image = `data:image/png;base64,${PIXEL}`;

describe('the application’s own emoji', () => {
  let raw: RawClient;
  let base: string;
  beforeEach(async () => {
    raw = await RawClient.start();
    base = `/applications/${raw.discord.world.bot.id}/emojis`;
  });
  afterEach(() => raw.close());

  const add = async (name: string) => (await raw.send('POST', base, { name, image })).body;

  it('are listed and deleted', async () => {
    const { id } = await add('court_jester');
    await add('court_knight');
    expect((await raw.send('GET', base)).body.items).toMatchObject([
      { name: 'court_jester', animated: false, available: true },
      { name: 'court_knight' },
    ]);
    expect((await raw.send('DELETE', `${base}/${id}`)).status).toBe(204);
    expect(await raw.send('DELETE', `${base}/${id}`)).toMatchObject({ status: 404, body: { code: 10014 } });
    expect((await raw.send('GET', base)).body.items).toHaveLength(1);
  });

  it.each([
    ['a name twice', { name: 'taken', image }, 'name'],
    ['a short name', { name: 'x', image }, 'name'],
    ['a name with a hyphen', { name: 'a-b', image }, 'name'],
    ['no picture', { name: 'fine' }, 'image'],
    ['a picture of another kind', { name: 'fine', image: `data:text/html;base64,${PIXEL}` }, 'image'],
    [
      'a picture of more than 256 KiB',
      { name: 'fine', image: `data:image/png;base64,${Buffer.alloc(262_145).toString('base64')}` },
      'image',
    ],
  ])('are refused with %s', async (_, body, field) => {
    await add('taken');
    const answer = await raw.send('POST', base, body);
    expect(answer).toMatchObject({ status: 400, body: { code: 50035 } });
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  it('may be on a button only while they exist', async () => {
    const emoji = await add('court_jester');
    const post = () => {
      const button = { type: 2, style: 1, custom_id: 'a', emoji: { id: emoji.id, name: emoji.name } };
      const components = [{ type: 1, components: [button] }];
      return raw.send('POST', `/channels/${raw.hall}/messages`, { components });
    };
    expect((await post()).status).toBe(200);
    await raw.send('DELETE', `${base}/${emoji.id}`);
    expect(await post()).toMatchObject({ status: 400, body: { code: 50035 } });
  });

  it('have an address for their picture', async () => {
    const { id } = await add('court_jester');
    const picture = (name: string) => fetch(new URL(`/emojis/${name}.png`, raw.playground.pageUrl));
    const found = await picture(id);
    expect(found.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await found.arrayBuffer()).toString('base64')).toBe(PIXEL);
    expect((await picture('1')).status).toBe(404);
  });
});
