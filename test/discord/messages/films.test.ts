import { expect, it } from 'vitest';
import type { Frame, FrameOrder } from '../../../render/drawing/film.ts';
import { Films, type Script } from '../../../src/discord/messages/film.ts';
import type { Pictures } from '../../../src/discord/messages/pictures.ts';
import { startRecord } from '../../../src/games/record.ts';
import { translator } from '../../../src/i18n/index.ts';
import { lookedInto, pastOfRecord } from '../../../src/table/look-back.ts';

const { record } = startRecord('court', { variant: 'standard', seats: 3 }, '0'.repeat(32));

/** Frames of so many bytes, which say who's in them. */
const films = (bytes = 10) =>
  new Films({
    frame: async ({ picture: { scene } }: FrameOrder): Promise<Frame> => ({
      ...{ width: 1, height: 1, pixels: Uint16Array.of(0), blocks: new Uint8Array(bytes) },
      alt: 'names' in scene ? scene.names.join() : '',
    }),
  } as Pictures);

const [moment] = lookedInto(pastOfRecord(record, ['Ada', 'Bob', 'Cyd']), 'all', null);

const script = (of: Partial<Script> = {}): Script => ({
  ...{
    id: 'one',
    names: moment!.names,
    moments: async () => [moment!],
    theme: 'court',
    t: translator('en-US'),
  },
  ...of,
});

const MOST = 10_000;

const never = (): void => undefined;

it('a film is kept for whoever else wants it, in each theme and language', async () => {
  const all = films();
  const first = await all.of(script(), MOST, never);
  expect(await all.of(script(), MOST, never)).toBe(first);
  for (const other of [{ theme: 'contrast' }, { t: translator('de') }, { id: 'two' }])
    expect(await all.of(script(other), MOST, never)).not.toBe(first);
});

it('a film has the names that the players have now', async () => {
  const all = films();
  const before = await all.of(script(), MOST, never);
  expect(before!.file.alt).toContain('Ada');
  const names = ['Player 1', 'Bob', 'Cyd'];
  const after = await all.of(script({ names, moments: async () => [{ ...moment!, names }] }), MOST, never);
  expect(after!.file.alt).toContain('Player 1');
  expect(after!.file.alt).not.toContain('Ada');
});

it('a film that was shortened for one isn’t for another who can get more', async () => {
  const all = films(1_000);
  const moments = async () => [moment!, moment!, moment!, moment!, moment!];
  expect((await all.of(script({ moments }), 4_000, never))!.isShortened).toBe(true);
  expect((await all.of(script({ moments }), MOST, never))!.isShortened).toBe(false);
  expect((await all.of(script({ moments }), 4_000, never))!.isShortened).toBe(true);
});
