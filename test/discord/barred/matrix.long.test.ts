import { afterEach, describe, it, vi } from 'vitest';
import { PLACES, type Place, STATES } from './places.ts';
import {
  Bits,
  begin,
  deny,
  NEEDED,
  PERMISSIONS,
  type Permission,
  type Play,
  seesThrough,
  TRANSPORTS,
} from './scene.ts';

/** Each permission taken alone and in pairs, each state of a thread, and each kind of channel. */

let game: Play;
afterEach(async () => {
  vi.restoreAllMocks();
  await game.on.close();
});

const PAIRS = PERMISSIONS.flatMap((one, at) => PERMISSIONS.slice(at).map((other) => [one, other] as const));
const IN_THREADS: readonly Permission[] = ['ViewChannel', 'SendMessagesInThreads'];

describe.each(TRANSPORTS)('by %s', (transport) => {
  it.each(PAIRS)('a game goes on after it lost %s and %s', async (one, other) => {
    game = await begin(transport);
    await seesThrough(game, {
      shut: () => deny(game, Bits[one] | Bits[other]),
      open: () => deny(game, 0n),
      why: NEEDED.includes(one) || NEEDED.includes(other) ? 'channel' : null,
    });
  });

  it.each(Object.keys(PLACES) as Place[])(
    'a game in a %s goes on after it lost its permissions',
    async (place) => {
      game = await begin(transport, '1h', PLACES[place]);
      const { thread } = game.on.playground.discord.world.channel(game.on.channelId);
      const needed = (thread ? IN_THREADS : NEEDED).reduce((bits, name) => bits | Bits[name], 0n);
      await seesThrough(game, {
        shut: () => deny(game, needed),
        open: () => deny(game, 0n),
        why: place === 'private thread' ? 'thread' : 'channel',
      });
    },
  );

  it.each(Object.keys(PLACES) as Place[])('a game in a %s goes on while nothing is wrong', async (place) => {
    game = await begin(transport, '1h', PLACES[place]);
    await seesThrough(game, { shut: () => undefined, open: () => undefined, why: null });
  });

  it.each(STATES)('a game goes on after its %s was %s', async (place, _how, shutting) => {
    game = await begin(transport, '1h', PLACES[place]);
    await seesThrough(game, shutting(game));
  });
});
