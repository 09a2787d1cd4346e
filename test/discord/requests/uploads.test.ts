import { REST } from '@discordjs/rest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inOnePiece, sendInOnePiece } from '../../../src/discord/requests/uploads.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 255]);
const FILES = [
  { name: 'a "b"\n.png', data: PNG },
  { name: 'c.png', key: 'files[7]', data: new Uint8Array([...PNG, 1]) },
];

/** What a server reads from the form. */
async function readForm(body: FormData | Buffer<ArrayBuffer>, headers: Record<string, string>) {
  const form = await new Response(body, { headers }).formData();
  const entries = [...form].map(async ([key, value]) =>
    typeof value === 'string'
      ? [key, value]
      : [key, value.name, value.type, Buffer.from(await value.arrayBuffer()).toString('hex')],
  );
  return Promise.all(entries);
}

describe('a request with files', () => {
  let sent: { readonly body: unknown; readonly headers: Record<string, string> }[];
  let rest: REST;
  beforeEach(() => {
    sent = [];
    rest = new REST({
      makeRequest: async (_url, { body, headers }) => {
        sent.push({ body, headers: headers as Record<string, string> });
        return new Response('{}', { headers: { 'content-type': 'application/json' } });
      },
    }).setToken('secret');
  });
  afterEach(() => {
    rest.clearHashSweeper();
    rest.clearHandlerSweeper();
  });

  it('reads the same in one piece as discord.js sends it', async () => {
    const request = { body: { content: 'Olé', attachments: [] }, files: FILES };
    await rest.post('/channels/1/messages', request);
    sendInOnePiece(rest);
    await rest.post('/channels/1/messages', request);
    const [theirs, ours] = sent;
    expect(theirs!.body).toBeInstanceOf(FormData);
    expect(ours!.body).toBeInstanceOf(Buffer);
    const read = await readForm(ours!.body as Buffer<ArrayBuffer>, ours!.headers);
    expect(read).toEqual(await readForm(theirs!.body as FormData, {}));
    expect(read).toHaveLength(3);
    expect(ours!.headers.Authorization).toBe(theirs!.headers.Authorization);
  });

  it('may be without JSON', async () => {
    sendInOnePiece(rest);
    await rest.post('/channels/1/messages', { files: FILES.slice(0, 1) });
    const read = await readForm(sent[0]!.body as Buffer<ArrayBuffer>, sent[0]!.headers);
    expect(read.map(([key]) => key)).toEqual(['files[0]']);
  });
});

const RECORD = { name: 'record.jsonl', data: Buffer.from('{"version":1}\n') };

it.each([{}, { files: [] }, { files: FILES, appendToFormData: true }, { files: [...FILES, RECORD] }])(
  'a request that isn’t such a form stays as it is',
  (some) => {
    const request = { fullRoute: '/a', method: 'POST', ...some } as Parameters<typeof inOnePiece>[0];
    expect(inOnePiece(request)).toBe(request);
  },
);
