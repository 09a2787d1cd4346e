import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, describe, expect, it } from 'vitest';
import { decodeCustomId } from '../../../src/discord/choices/controls.ts';
import { CARDS } from '../../../src/games/artus/data.ts';
import type { ArtusView } from '../../../src/games/artus/types.ts';
import { translator } from '../../../src/i18n/index.ts';
import { createSpectatorView, seatViewFor } from '../../../src/table/views.ts';
import { cardLabel, cardName } from '../../../src/telling/artus/sentences.ts';
import {
  ASIDE,
  checkRequests,
  playRandomly,
  playWholeGame,
  startTable as startTableOf,
} from '../fixtures/random-game.ts';
import { realRenderer, type Stage, stage } from '../fixtures/stage.ts';
import {
  calledUser,
  enabled,
  isPrivate,
  newest,
  pickFrom,
  press,
  randomFrom,
  use,
} from '../fixtures/stranger.ts';

const t = translator('en-US');
const PEOPLE = ['ann', 'ben', 'cleo', 'dan'];
const USERS = PEOPLE.map((name) => ({ name }));

let on: Stage;
afterEach(() => on.close());

const startTable = (people: number, variant: string): Promise<string> =>
  startTableOf(on, PEOPLE.slice(0, people), { game: 'artus', variant });

const CARD_NAMES = CARDS.map(({ id }) => t('artus-card', { card: cardName(id) })).sort(
  (a, b) => b.length - a.length,
);

/** Cards whose name stands in a text although nobody has played them. */
function untoldCards(text: string, view: ArtusView): string[] {
  const played = new Set(view.players.flatMap((player) => player.played.map((id) => cardLabel(t, id))));
  let rest = text;
  return CARD_NAMES.filter((name) => {
    const found = rest.includes(name);
    rest = rest.replaceAll(name, '');
    return found && !played.has(name);
  });
}

describe('random clicks on the local Discord', () => {
  it.each([
    [2, 'basic'],
    [2, 'advanced'],
    [3, 'basic'],
    [3, 'advanced'],
    [4, 'basic'],
    [4, 'advanced'],
  ])(
    "play whole games of %i players, %s, from what's on screen",
    { timeout: 40_000 },
    async (people, variant) => {
      on = await stage({
        playground: { users: USERS, limits: { requests: 100_000 } },
        ...(people === 2 && variant === 'basic' ? { renderer: realRenderer } : {}),
      });
      const opening = { game: 'artus', variant };
      await playWholeGame(on, PEOPLE.slice(0, people), opening, randomFrom(people * 31 + variant.length));
    },
  );

  it.each(['basic', 'advanced'])(
    'need at most one press for each card played or drawn in the %s game, from a menu of the best if there’s one',
    async (variant) => {
      on = await stage({ playground: { users: USERS } });
      const { discord } = on.playground;
      const tableId = await startTable(2, variant);
      const random = randomFrom(7);
      const cards = variant === 'basic' ? 1 : 2;
      while (!(await on.tables.settled(tableId))) {
        const user = calledUser(discord, on.channelId)!;
        const shared = newest(user, on.channelId, (message) => !isPrivate(message))!;
        const before = await on.tables.info(tableId);
        const { view } = await on.tables.read(tableId, seatViewFor(user.id));
        const { phase, playsLeft, drawsLeft } = view as ArtusView;
        let hand = (await press(user, shared, t('discord-button-hand'))).message!;
        let clicks = 0;
        for (;;) {
          const all = enabled(hand).filter(({ label }) => !ASIDE.includes(label));
          const best = all.filter(({ custom_id }) => decodeCustomId(custom_id)!.args[0] === 'whole');
          const ahead = best.length > 0 ? best : all;
          hand = (await use(user, hand, pickFrom(ahead, random), random)).message!;
          clicks++;
          const { toAct } = await on.tables.info(tableId);
          if (toAct.join() !== before.toAct.join()) break;
          if (
            hand.content.includes(t('discord-hand-turn-over')) ||
            hand.content.includes(t('discord-hand-your-turn'))
          )
            break;
        }
        // A draw from the only pile is played with what comes before it.
        const most = phase === 'placement' ? 1 : playsLeft + drawsLeft;
        expect(clicks).toBeGreaterThanOrEqual(Math.min(most, Math.max(1, playsLeft)));
        expect(clicks).toBeLessThanOrEqual(most);
        expect(clicks).toBeLessThanOrEqual(2 * cards);
      }
      expect(discord.refusals).toEqual([]);
      expect(on.faults()).toEqual([]);
    },
  );

  it('show malicious names literally', { timeout: 40_000 }, async () => {
    const nasty = ['**[x](https://a.b)**', '@everyone `x`', '<@1> # y\n\u202Ez', '||_~😀👩‍👩‍👧‍👦'.repeat(6)];
    on = await stage({
      playground: {
        users: PEOPLE.map((name, i) => ({ name, displayName: nasty[i]! })),
        limits: { requests: 100_000 },
      },
    });
    const tableId = await startTable(4, 'basic');
    await playRandomly(on, tableId, randomFrom(99));
    expect(on.playground.discord.refusals).toEqual([]);
    expect(on.faults()).toEqual([]);
    checkRequests(on);
    for (const { content } of on.playground.discord.users[0]!.visibleMessages(on.channelId)) {
      if (content.startsWith('```')) continue;
      expect(content).not.toMatch(/\]\(https|@everyone|<@1>|\u202E|(?<!\\)\|\|/);
    }
  });

  it("never reveal another player's hand", async () => {
    on = await stage({ playground: { users: USERS } });
    const { discord } = on.playground;
    const tableId = await startTable(3, 'advanced');
    const told: APIMessage[] = [];
    discord.world.events.on('message', ({ message }) => {
      if (!isPrivate(message)) told.push(structuredClone(message));
    });
    const random = randomFrom(3);
    let seen = 0;
    for (let turn = 0; turn < 25; turn++) {
      if (await on.tables.settled(tableId)) break;
      const user = calledUser(discord, on.channelId)!;
      const shared = newest(user, on.channelId, (message) => !isPrivate(message))!;
      let hand = (await press(user, shared, t('discord-button-hand'))).message!;
      while (!hand.content.includes(t('discord-hand-turn-over'))) {
        const ahead = enabled(hand).filter(({ label }) => !ASIDE.includes(label));
        hand = (await use(user, hand, pickFrom(ahead, random), random)).message!;
      }
      await on.tables.settled(tableId);
      const view = (await on.tables.read(tableId, createSpectatorView)).view as ArtusView;
      for (; seen < told.length; seen++) {
        const message = told[seen]!;
        expect(untoldCards(`${message.content} ${message.attachments[0]?.description ?? ''}`, view)).toEqual(
          [],
        );
        expect(JSON.stringify(message.components)).not.toMatch(/knight:|king:|scoring:/);
      }
    }
    expect(seen).toBeGreaterThan(10);
    for (const user of discord.users)
      for (const message of user.visibleMessages(on.channelId).filter(isPrivate))
        expect(message.interaction_metadata?.user.id).toBe(user.id);
  });
});
