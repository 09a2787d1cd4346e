import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, describe, expect, it } from 'vitest';
import type { CourtView } from '../../../src/games/court/types.ts';
import { createSpectatorView } from '../../../src/table/views.ts';
import { playWholeGame } from '../fixtures/random-game.ts';
import { realRenderer, type Stage, stage } from '../fixtures/stage.ts';
import { isPrivate, randomFrom } from '../fixtures/stranger.ts';

const PEOPLE = ['ann', 'ben', 'cleo', 'dan'];
const USERS = PEOPLE.map((name) => ({ name }));

let on: Stage;
afterEach(() => on.close());

const isTable = (message: APIMessage): boolean => !isPrivate(message) && message.attachments.length > 0;
/** A line that calls somebody and is nothing else. */
const isCall = (message: APIMessage): boolean =>
  !isPrivate(message) && /^\*\*<@\d+>, it’s your/.test(message.content);

/** Watches the channel: how many table messages there have been, and the most calls that stood at once. */
function watch() {
  const { discord } = on.playground;
  const seen = { tables: new Set<string>(), calls: 0, mostCalls: 0 };
  discord.world.events.on('message', ({ message }, change) => {
    if (isTable(message)) seen.tables.add(message.id);
    if (change !== 'create' || !isCall(message)) return;
    seen.calls++;
    const standing = discord.users[0]!.visibleMessages(on.channelId).filter(isCall).length;
    seen.mostCalls = Math.max(seen.mostCalls, standing);
  });
  return seen;
}

describe('King Arthur’s Court on the local Discord', () => {
  it.each([2, 3, 4])(
    'is played to the end by %i players who know only what they see',
    { timeout: 60_000 },
    async (people) => {
      on = await stage({
        playground: { users: USERS.slice(0, people), limits: { requests: 100_000 } },
        ...(people === 4 ? { renderer: realRenderer } : {}),
      });
      const seen = watch();
      const opening = { game: 'court', variant: 'standard' };
      const tableId = await playWholeGame(on, PEOPLE.slice(0, people), opening, randomFrom(people), 0.4);
      const { turn } = (await on.tables.read(tableId, createSpectatorView)).view as CourtView;
      expect(seen.tables.size).toBeLessThanOrEqual(turn + 1);
      expect(seen.calls).toBeGreaterThan(0);
      expect(seen.mostCalls).toBe(1);
    },
  );
});
