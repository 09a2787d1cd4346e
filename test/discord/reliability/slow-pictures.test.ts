import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Picture, PictureOrder } from '../../../render/order.ts';
import { Renderer } from '../../../render/renderer.ts';
import { textWithEmoji } from '../../../src/discord/answers/emoji.ts';
import { escapedNames } from '../../../src/discord/answers/names.ts';
import { guideOf } from '../../../src/faces/registry.ts';
import type { GameEvent } from '../../../src/games/game.ts';
import { foldRecord, gameOf, parseRecord } from '../../../src/games/record.ts';
import type { LocalUser } from '../../../src/playground/users/user.ts';
import { ASIDE } from '../fixtures/random-game.ts';
import type { Stage } from '../fixtures/stage.ts';
import { enabled, isPrivate, pickFrom, press, randomFrom, use } from '../fixtures/stranger.ts';
import { newStage, say, user } from './scene.ts';

const BLANK = Buffer.from('no picture');

/** Holds the tables' pictures until the test lets them go; private ones take no time. */
class SlowRenderer extends Renderer {
  readonly #held = new Set<() => void>();
  #asked: () => void = () => undefined;

  override async picture({ subject }: PictureOrder): Promise<Picture> {
    if (subject.kind === 'table' || subject.kind === 'end')
      await new Promise<void>((resolve) => {
        this.#held.add(resolve);
        this.#asked();
      });
    return { png: BLANK, alt: 'alt' };
  }

  /** Resolves once a picture is held. */
  async holds(): Promise<void> {
    while (this.#held.size === 0)
      await new Promise<void>((resolve) => {
        this.#asked = resolve;
      });
  }

  release(): void {
    for (const give of this.#held) give();
    this.#held.clear();
  }
}

let renderer: SlowRenderer;
let on: Stage;
beforeEach(async () => {
  renderer = new SlowRenderer();
  on = await newStage({ renderer });
});
afterEach(async () => {
  renderer.release();
  await on.close();
});

/** Whose turn it is: a person. Null once the game is over. */
async function personToAct(id: string): Promise<LocalUser | null> {
  for (;;) {
    const changed = new Promise<void>((resolve) => {
      const end = on.tables.subscribe(() => {
        end();
        resolve();
      });
    });
    const { status, toAct, seats } = await on.tables.info(id);
    if (status !== 'playing') return null;
    const holder = seats[toAct[0]!]!;
    if (holder.kind === 'person') return on.playground.discord.userById(holder.userId);
    await changed;
  }
}

/** Everything that the channel has said, and whom it called though nobody waited for them. */
function watch(id: string) {
  const { discord } = on.playground;
  const versions: string[] = [];
  const stale: string[] = [];
  let awaited: readonly string[] = [];
  const look = async () => {
    const { toAct, seats } = await on.tables.info(id);
    awaited = toAct.flatMap((seat) => {
      const holder = seats[seat]!;
      return holder.kind === 'person' ? [holder.userId] : [];
    });
  };
  const end = on.tables.subscribe(() => void look());
  discord.world.events.on('message', ({ message }, change) => {
    if (isPrivate(message) || message.author.id !== discord.world.bot.id) return;
    versions.push(message.content);
    const over = message.mentions.filter((called) => !awaited.includes(called.id));
    if (change === 'create' && over.length > 0) stale.push(message.content);
  });
  return { versions, stale, look, end };
}

/** Every turn of the finished game, in sentences. */
async function sentencesOf(id: string): Promise<string[]> {
  const record = parseRecord(JSON.parse(JSON.stringify(await on.tables.exportRecord(id))));
  const table = await on.tables.info(id);
  const game = gameOf(record);
  const turns = new Map<number, GameEvent[]>();
  let turn = 0;
  for (const { index, state, events } of foldRecord(record)) {
    if (index !== null) turns.set(turn, [...(turns.get(turn) ?? []), ...events]);
    turn = game.turn(state);
  }
  return [...turns.values()].flatMap((events) =>
    guideOf(table.game)
      .sentences(events, escapedNames(table), say)
      .map((sentence) => textWithEmoji(sentence, null)),
  );
}

describe('a game with computers whose pictures are slow', () => {
  it.each([
    { game: 'court', computers: 2, seed: 1 },
    { game: 'artus', computers: 1, seed: 2 },
    { game: 'quests', computers: 1, seed: 3 },
  ])(
    'is told completely, calls nobody in vain, and can be stopped: $game',
    { timeout: 300_000 },
    async ({ game, computers, seed }) => {
      const random = randomFrom(seed);
      const opened = await user(on, 'ann').command(on.channelId, 'table open', { game, computers });
      await press(user(on, 'ben'), opened.message!, say('discord-button-join'));
      const { id } = await on.tables.inChannel(on.channelId);
      const { versions, stale, look, end } = watch(id);
      await look();
      await press(user(on, 'ann'), opened.message!, say('discord-button-start'));
      for (let who = await personToAct(id); who; who = await personToAct(id)) {
        const hand = (await who.command(on.channelId, 'hand')).message!;
        const ahead = enabled(hand).filter(({ label }) => !ASIDE.includes(label));
        const { shown } = await on.tables.info(id);
        await use(who, hand, pickFrom(ahead, random), random);
        if ((await on.tables.info(id)).shown === shown) continue;
        // The next person acts before the picture is drawn, after it, or when the words have gone out without it.
        const manner = random();
        if (manner < 0.5) await renderer.holds();
        else if (manner < 0.6) await on.tables.settled(id);
        else renderer.release();
        if (random() < 0.7) renderer.release();
      }
      await renderer.holds();
      await on.bot.stop();
      end();
      expect(stale).toEqual([]);
      const sentences = await sentencesOf(id);
      expect(sentences.length).toBeGreaterThan(10);
      expect(sentences.filter((sentence) => !versions.some((content) => content.includes(sentence)))).toEqual(
        [],
      );
      expect(on.faults()).toEqual([]);
    },
  );
});
