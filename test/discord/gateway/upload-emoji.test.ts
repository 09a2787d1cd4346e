import { afterEach, describe, expect, it } from 'vitest';
import type { EmojiArt } from '../../../render/painting.ts';
import { type Playground, startPlayground } from '../../../src/playground/server.ts';
import { type Stage, stage } from '../fixtures/stage.ts';

const filled = (colour: string): EmojiArt => ({
  unicode: '🃏',
  draw: (pen) => pen.fillRect(-60, -60, 120, 120, colour),
});
const art = (colours: Readonly<Record<string, string>>) =>
  new Map(Object.entries(colours).map(([id, colour]) => [id, filled(colour)]));

describe('uploading emoji', () => {
  let playground: Playground;
  const stages: Stage[] = [];
  afterEach(async () => {
    for (const each of stages.splice(0)) await each.close();
    await playground.close();
  });

  const start = async (colours: Readonly<Record<string, string>>) => {
    const started = await stage({ on: playground, emoji: art(colours) });
    stages.push(started);
    await started.bot.emojiUploaded;
    return started;
  };
  const names = () => playground.discord.world.emoji.list().map(({ name }) => name);

  it('gives the application what it lacks, once; a new look is a new emoji, and the old one stays', async () => {
    playground = await startPlayground();
    await start({ court_jester: '#ff0000', court_knight: '#0000ff' });
    const first = names();
    expect(first).toEqual([
      expect.stringMatching(/^court_jester_[0-9a-f]{6}$/),
      expect.stringMatching(/^court_knight_[0-9a-f]{6}$/),
    ]);
    await start({ court_jester: '#ff0000', court_knight: '#0000ff' });
    expect(names()).toEqual(first);
    await start({ court_jester: '#ff0000', court_knight: '#00ff00' });
    expect(names().slice(0, 2)).toEqual(first);
    expect(names()).toHaveLength(3);
    expect(stages.flatMap(({ faults }) => faults())).toEqual([]);
  });

  it('goes on without them where Discord refuses', async () => {
    playground = await startPlayground();
    playground.discord.faults.add({
      match: { method: 'POST', route: '/applications/{application_id}/emojis' },
      effect: { type: 'refuse', status: 403, code: 50013 },
    });
    const { lines } = await start({ court_jester: '#ff0000' });
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 'warn', message: 'the emoji could not be uploaded' }),
    );
  });
});
