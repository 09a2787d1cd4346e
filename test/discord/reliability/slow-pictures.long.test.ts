import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Picture, PictureOrder } from '../../../render/drawing/order.ts';
import { Renderer } from '../../../render/drawing/renderer.ts';
import { textWithEmoji } from '../../../src/discord/answers/emoji.ts';
import { escapedNames } from '../../../src/discord/answers/names.ts';
import type { GameEvent } from '../../../src/games/game.ts';
import { foldRecord, recordGame } from '../../../src/games/record.ts';
import { parseRecord } from '../../../src/games/record-form.ts';
import type { LocalUser } from '../../../src/playground/users/user.ts';
import { fullReport } from '../../../src/table/report.ts';
import { toExportedRecord } from '../../../src/table/views.ts';
import { getGuide } from '../../../src/telling/registry.ts';
import { ASIDE } from '../fixtures/random-game.ts';
import type { Stage } from '../fixtures/stage.ts';
import { enabled, isPrivate, pickFrom, press, randomFrom, use } from '../fixtures/stranger.ts';
import { active, newStage, startGame, t, user, waiting } from './scene.ts';

const BLANK = Buffer.from('no picture');

type Kind = PictureOrder['subject']['kind'];

/** Holds some kinds of pictures until the test lets them go; others take no time. */
class SlowRenderer extends Renderer {
  holding: readonly Kind[] = ['table', 'end'];
  readonly #held = new Map<() => void, Kind>();
  #asked: () => void = () => undefined;

  override async picture({ subject: { kind } }: PictureOrder): Promise<Picture> {
    if (this.holding.includes(kind))
      await new Promise<void>((resolve) => {
        this.#held.set(resolve, kind);
        this.#asked();
      });
    return { png: BLANK, alt: 'alt' };
  }

  /** Resolves once such a picture is held. */
  async holds(kind?: Kind): Promise<void> {
    while (![...this.#held.values()].some((held) => kind === undefined || held === kind))
      await new Promise<void>((resolve) => {
        this.#asked = resolve;
      });
  }

  release(kind?: Kind): void {
    for (const [give, held] of this.#held) {
      if (kind !== undefined && held !== kind) continue;
      this.#held.delete(give);
      give();
    }
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

/** How long a call may be on its way, in ms. What's sent can't be taken back when somebody acts in that time. */
const IN_FLIGHT = 250;

/** Everything that the channel has said, and whom it called though nobody waited for them. */
function watch(id: string) {
  const { discord } = on.playground;
  const versions: string[] = [];
  const stale: string[] = [];
  /** Until when each person was awaited; Infinity for who still is. In ms. */
  const awaited = new Map<string, number>();
  const look = async () => {
    const { toAct, seats } = await on.tables.info(id);
    for (const [userId, until] of awaited) awaited.set(userId, Math.min(until, performance.now()));
    for (const seat of toAct) {
      const holder = seats[seat]!;
      if (holder.kind === 'person') awaited.set(holder.userId, Infinity);
    }
  };
  const end = on.tables.subscribe(() => void look());
  discord.world.events.on('message', ({ message }, change) => {
    if (isPrivate(message) || message.author.id !== discord.world.bot.id) return;
    versions.push(message.content);
    const sent = performance.now() - IN_FLIGHT;
    const over = message.mentions.filter((called) => (awaited.get(called.id) ?? 0) < sent);
    if (change === 'create' && over.length > 0) stale.push(message.content);
  });
  return { versions, stale, look, end };
}

/** Every turn of the finished game, in sentences. */
async function sentencesOf(id: string): Promise<string[]> {
  const record = parseRecord(JSON.parse(JSON.stringify(await on.tables.read(id, toExportedRecord))));
  const table = await on.tables.info(id);
  const game = recordGame(record);
  const turns = new Map<number, GameEvent[]>();
  let turn = 0;
  for (const { index, state, events } of foldRecord(record)) {
    if (index !== null) turns.set(turn, [...(turns.get(turn) ?? []), ...events]);
    turn = game.turn(state);
  }
  return [...turns.values()].flatMap((events) =>
    getGuide(table.game)
      .sentences(events, escapedNames(table, t), t)
      .map((sentence) => textWithEmoji(sentence, null)),
  );
}

it('nobody is called whose hand is being drawn', async () => {
  renderer.holding = [];
  const id = await startGame(on);
  const [first, second] = [active(on), waiting(on)];
  renderer.holding = ['table', 'choice'];
  const calls: string[] = [];
  on.playground.discord.world.events.on('message', ({ message }) => {
    if (!isPrivate(message)) calls.push(...message.mentions.map((called) => called.id));
  });
  const begun = await on.tables.info(id);
  for (let now = begun; now.wait === begun.wait; now = await on.tables.info(id)) {
    const actor = { userId: first.id, name: 'first', requestId: String(now.revision) };
    await on.tables.act(id, actor, now.revision, ({ actions }) => actions[0]!);
  }
  await renderer.holds('table');
  const opening = second.command(on.channelId, 'hand');
  await renderer.holds('choice');
  renderer.release('table');
  await vi.waitFor(async () => {
    const { table, posted } = await on.tables.read(id, fullReport);
    expect(posted?.called).toBe(table.wait);
  });
  renderer.release('choice');
  await opening;
  expect(calls).toEqual([]);
});

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
      await press(user(on, 'ben'), opened.message!, t('discord-button-join'));
      const { id } = await on.tables.inChannel(on.channelId);
      const { versions, stale, look, end } = watch(id);
      await look();
      await press(user(on, 'ann'), opened.message!, t('discord-button-start'));
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
