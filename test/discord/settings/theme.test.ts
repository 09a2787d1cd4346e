import { afterEach, describe, expect, it } from 'vitest';
import { Renderer } from '../../../render/drawing/renderer.ts';
import type { Painting } from '../../../render/painting.ts';
import { type Stage, stage } from '../fixtures/stage.ts';
import { press } from '../fixtures/stranger.ts';
import { HOUSE, t, user } from './scene.ts';

/** Says what would be drawn. */
class Listening extends Renderer {
  readonly keys: string[] = [];

  override png({ backdrop }: Painting): Promise<Buffer> {
    this.keys.push(backdrop.key);
    return Promise.resolve(Buffer.from([]));
  }
}

let on: Stage;
afterEach(() => on.close());

describe('a theme that a person has set', () => {
  it('is that of their private pictures, not of the table that everybody sees', async () => {
    const renderer = new Listening();
    on = await stage({ playground: HOUSE, renderer, seed: '1'.repeat(32) });
    const ann = user(on, 'ann');
    await on.settings.changePerson(ann.id, { theme: 'contrast' });
    const opened = await ann.command(on.channelId, 'table open', { game: 'court', computers: 2 });
    await press(ann, opened.message!, t('discord-button-start'));
    const { id } = await on.tables.inChannel(on.channelId);
    await on.tables.settled(id);
    const shared = renderer.keys.splice(0);
    expect(shared.length).toBeGreaterThan(0);
    expect(shared.filter((key) => key.includes('contrast'))).toEqual([]);
    await ann.command(on.channelId, 'hand');
    expect(renderer.keys).toEqual([expect.stringContaining('contrast')]);
    await on.settings.changePerson(ann.id, { theme: null });
    renderer.keys.splice(0);
    await ann.command(on.channelId, 'hand');
    expect(renderer.keys).toEqual([expect.not.stringContaining('contrast')]);
  });
});
