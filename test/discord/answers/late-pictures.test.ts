import { once } from 'node:events';
import type { APIMessage } from 'discord-api-types/v10';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Want } from '../../../render/drawing/queue.ts';
import { Renderer } from '../../../render/drawing/renderer.ts';
import { translator } from '../../../src/i18n/index.ts';
import { type Stage, stage } from '../fixtures/stage.ts';
import { calledUser, enabled, isPrivate, newest, press, randomFrom, use } from '../fixtures/stranger.ts';

const t = translator('en-US');
const BLANK = PNG.sync.write(new PNG({ width: 1, height: 1 }));

interface Asked {
  readonly signal: AbortSignal | undefined;
  give(): void;
}

/** Gives pictures out one by one, when the test says so, while it is held. */
class HeldRenderer extends Renderer {
  held = false;
  readonly asked: Asked[] = [];
  #heard: () => void = () => undefined;

  /** The picture that was asked for after so many others, once it has been. */
  async askedAfter(others: number): Promise<Asked> {
    while (this.asked.length <= others)
      await new Promise<void>((resolve) => {
        this.#heard = resolve;
      });
    return this.asked[others]!;
  }

  override png(_painting: unknown, { signal }: Want = {}): Promise<Buffer> {
    if (!this.held) return Promise.resolve(BLANK);
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      const asked = { signal, give: () => resolve(BLANK) };
      this.asked.push(asked);
      this.#heard();
    });
  }
}

let on: Stage;
let renderer: HeldRenderer;
let table: APIMessage;
beforeEach(async () => {
  renderer = new HeldRenderer();
  on = await stage({ renderer });
  const ann = on.playground.discord.user('ann');
  const opened = await ann.command(on.channelId, 'table open', { game: 'artus', computers: 1 });
  const started = await press(ann, opened.message!, t('discord-button-start'));
  table = await started.messageWhere(({ attachments }) => attachments.length > 0);
});
afterEach(async () => {
  renderer.held = false;
  for (const { give } of renderer.asked) give();
  await on.close();
});

const ann = () => on.playground.discord.user('ann');
const nextEdit = () =>
  on.playground.discord.nextMessage((message, change) => change === 'update' && isPrivate(message));

describe('a private message with a slow picture', () => {
  it('is sent immediately with text and buttons, and gets its picture later', async () => {
    renderer.held = true;
    const opened = await press(ann(), table, t('discord-button-hand'));
    expect(opened.message!.attachments).toEqual([]);
    const choices = enabled(opened.message!);
    expect(choices.length).toBeGreaterThan(0);

    const edited = nextEdit();
    renderer.asked[0]!.give();
    const complete = await edited;
    expect(complete.id).toBe(opened.message!.id);
    expect(complete.attachments).toHaveLength(1);
    expect(complete.content).toBe(opened.message!.content);
    expect(enabled(complete)).toEqual(choices);
  });

  it('doesn’t speak of an older one that it never had', async () => {
    const chosen = (await ann().command(on.channelId, 'learn', { game: 'artus' })).message!;
    renderer.held = true;
    const stopped = await press(ann(), chosen, t('learn-button-stop'));
    expect(stopped.message!.attachments).toEqual([]);
    const later = await press(ann(), stopped.message!, t('learn-button-go-on'));
    expect(later.message!.content).not.toContain(t('discord-picture-pending'));
  });

  it('never gets a picture that a newer answer has replaced', async () => {
    renderer.held = true;
    const first = (await press(ann(), table, t('discord-button-hand'))).message!.id;
    const again = await press(ann(), table, t('discord-button-hand'));
    expect(renderer.asked.map(({ signal }) => signal?.aborted)).toEqual([true, false]);

    const edited = nextEdit();
    for (const { give } of renderer.asked) give();
    expect((await edited).id).toBe(again.message!.id);
    const open = ann()
      .visibleMessages(on.channelId)
      .filter(isPrivate)
      .map(({ id }) => id);
    expect(open).toEqual([again.message!.id]);
    expect(again.message!.id).not.toBe(first);
    expect(on.playground.discord.refusals).toEqual([]);
  });

  it('isn’t missed where a newer one was opened before the next turn was drawn', async () => {
    const opened = (await press(ann(), table, t('discord-button-hand'))).message!;
    renderer.held = true;
    await use(ann(), opened, enabled(opened)[0]!, randomFrom(1));
    (await renderer.askedAfter(1)).give();
    const nextTurn = await renderer.askedAfter(2);
    const gone = once(on.playground.discord.world.events, 'messageGone');
    await press(
      ann(),
      newest(ann(), on.channelId, (message) => !isPrivate(message))!,
      t('discord-button-hand'),
    );
    await gone;
    expect(nextTurn.signal?.aborted).toBe(true);
    for (const { give } of renderer.asked) give();
    await on.bot.stop();
    expect(on.faults()).toEqual([]);
  });

  it('keeps its old picture until the new one is ready, and says so', async () => {
    const opened = await press(ann(), table, t('discord-button-hand'));
    expect(opened.message!.attachments).toHaveLength(1);
    const before = opened.message!.attachments[0]!.id;
    renderer.held = true;
    const chosen = await use(ann(), opened.message!, enabled(opened.message!)[0]!, randomFrom(1));
    expect(chosen.message!.attachments.map(({ id }) => id)).toEqual([before]);
    const pending = t('discord-picture-pending');
    expect(chosen.message!.content.endsWith(`\n${pending}`)).toBe(true);

    const edited = nextEdit();
    renderer.held = false;
    for (const { give } of renderer.asked) give();
    const { attachments, content } = await edited;
    expect(attachments).toHaveLength(1);
    expect(content).toBe(chosen.message!.content.replace(`\n${pending}`, ''));
    expect(attachments[0]!.id).not.toBe(before);
    expect(calledUser(on.playground.discord, on.channelId)?.id).toBe(ann().id);
    expect(newest(ann(), on.channelId, isPrivate)!.id).toBe(opened.message!.id);
  });
});
