import type { APIMessage } from 'discord-api-types/v10';
import { parseGIF } from 'gifuct-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Frame } from '../../../render/drawing/film.ts';
import { NotDrawn } from '../../../render/drawing/queue.ts';
import { Renderer } from '../../../render/drawing/renderer.ts';
import { verifyRecord } from '../../../src/games/record.ts';
import { parseRecord } from '../../../src/games/record-form.ts';
import type { LocalUser } from '../../../src/playground/users/user.ts';
import { endedPast, lookedInto } from '../../../src/table/look-back.ts';
import { quickAnalyst } from '../../analysis/fixtures/quick-analyst.ts';
import type { Stage } from '../fixtures/stage.ts';
import { choose, enabled, isPrivate, labelled, press } from '../fixtures/stranger.ts';
import {
  active,
  command,
  endsWell,
  finalMessage,
  newStage,
  openHand,
  playOut,
  publicMessages,
  shared,
  startGame,
  t,
  user,
} from '../reliability/scene.ts';

/** The private message once its picture is there. */
async function pictured(on: Stage, of: LocalUser, { id }: APIMessage): Promise<APIMessage> {
  const now = () => of.visibleMessages(on.channelId).find((message) => message.id === id)!;
  await vi.waitFor(() => expect(now().attachments).toHaveLength(1), { timeout: 20_000 });
  return now();
}

/** The turns that its menu leads to. */
const turnsOf = (message: APIMessage): string[] =>
  enabled(message).flatMap(({ options = [] }) =>
    options.flatMap(({ label }) => (label.startsWith('Turn ') ? [label] : [])),
  );

const pressable = (message: APIMessage): (string | undefined)[] => enabled(message).map(({ label }) => label);

describe('after a game', () => {
  let on: Stage;
  let id: string;
  beforeAll(async () => {
    // Drawing all frames of all films would take most of this file's time: a theme's first stands for the others.
    const firsts = new Map<string, Promise<Frame>>();
    const draw = Renderer.prototype.frame;
    vi.spyOn(Renderer.prototype, 'frame').mockImplementation(function (this: Renderer, order, signal) {
      const { theme } = order.picture.scene;
      const first = firsts.get(theme) ?? draw.call(this, order, signal);
      firsts.set(theme, first);
      return first;
    });
    on = await newStage();
    id = await startGame(on);
    await playOut(on, id, 3);
  }, 60_000);
  afterAll(async () => {
    vi.restoreAllMocks();
    await endsWell(on);
    await on.close();
  });

  const lookBack = async (name: string) =>
    (await press(user(on, name), finalMessage(on), t('look-back-button'))).message!;

  it('everybody can step through it, in one private message', async () => {
    const cleo = user(on, 'cleo');
    const start = await lookBack('cleo');
    expect(isPrivate(start)).toBe(true);
    expect(start.content).toContain('**The start**');
    expect(pressable(start).slice(0, 2)).toEqual([t('look-back-next'), t('look-back-last')]);
    const first = (await press(cleo, start, t('look-back-next'))).message!;
    expect(first.id).toBe(start.id);
    expect(first.content).toMatch(/\*\*Step 1 of \d+\*\* · turn 1\n/);
    const { attachments } = await pictured(on, cleo, first);
    expect(attachments[0]!.description).toBeTruthy();
    const last = (await press(cleo, first, t('look-back-last'))).message!;
    expect(pressable(last).slice(0, 2)).toEqual([t('look-back-first'), t('look-back-back')]);
    const back = (await press(cleo, last, t('look-back-back'))).message!;
    expect((await press(cleo, back, t('look-back-first'))).message!.content).toBe(start.content);
  });

  it('turns and moments are chosen from a menu, and whose eyes see them', async () => {
    const cleo = user(on, 'cleo');
    const start = await lookBack('cleo');
    const turn = turnsOf(start)[1]!;
    const moment = (await choose(cleo, start, turn)).message!;
    expect(moment.content).toContain(turn.replace(/:.*/, '').toLowerCase());
    const anns = (await choose(cleo, moment, 'Through Ann’s eyes')).message!;
    expect(anns.content).toContain('-# Through Ann’s eyes');
    expect(anns.content.split('\n')[0]).toBe(moment.content.split('\n')[0]);
    const picture = await pictured(on, cleo, anns);
    expect(picture.attachments[0]!.description).toContain('hand');
    const everybodys = (await choose(cleo, picture, t('look-back-everybody'))).message!;
    expect(everybodys.content).toBe(moment.content);
  });

  it('one shares a moment with everybody', async () => {
    const ben = user(on, 'ben');
    const start = await lookBack('ben');
    const moment = (await choose(ben, start, turnsOf(start)[1]!)).message!;
    const before = publicMessages(on).length;
    await press(ben, moment, t('look-back-share'));
    const posts = publicMessages(on);
    expect(posts).toHaveLength(before + 1);
    expect(posts.at(-1)!.content).toContain('Ben shares a moment of Artus');
    expect(posts.at(-1)!.attachments).toHaveLength(1);
    expect(posts.at(-1)!.components).toEqual([]);
  });

  it('a moving picture that cannot be drawn can be asked for again', async () => {
    const ben = user(on, 'ben');
    const start = await lookBack('ben');
    vi.mocked(Renderer.prototype.frame).mockRejectedValueOnce(new NotDrawn('not now'));
    const asked = vi.spyOn(quickAnalyst, 'looked');
    const failed = (await press(ben, start, t('look-back-film'))).message!;
    // The thread replays it, where that keeps nobody waiting.
    expect(asked.mock.calls).toEqual([[expect.objectContaining({ at: 'all', eyes: null })]]);
    asked.mockRestore();
    const now = () => ben.visibleMessages(on.channelId).find(({ id: each }) => each === failed.id)!;
    await vi.waitFor(() => expect(now().content).toBe(t('look-back-film-failed')), { timeout: 20_000 });
    const again = (await press(ben, now(), t('look-back-film'))).message!;
    await pictured(on, ben, again);
  });

  it('one has it drawn as a moving picture, turn by turn, and shares that', async () => {
    const cleo = user(on, 'cleo');
    const start = await lookBack('cleo');
    const making = (await press(cleo, start, t('look-back-film'))).message!;
    expect(isPrivate(making)).toBe(true);
    expect(making.id).not.toBe(start.id);
    const made = await pictured(on, cleo, making);
    expect(made.content).toBe(t('look-back-film-ready'));
    expect(made.attachments[0]!.description).toMatch(
      /^A whole game of Artus, turn by turn, in \d+ pictures\. The end: ./,
    );
    const [file] = on.playground.discord.filesOf(made);
    const turns = lookedInto(await on.tables.read(id, endedPast), 'all', null);
    expect(
      parseGIF(Uint8Array.from(file!.bytes).buffer).frames.filter((each) => 'image' in each),
    ).toHaveLength(turns.length);
    const before = publicMessages(on).length;
    await press(cleo, made, t('look-back-film-share'));
    const posts = publicMessages(on);
    expect(posts).toHaveLength(before + 1);
    expect(posts.at(-1)!.content).toBe(t('look-back-film-shared', { name: 'Cleo', game: 'Artus' }));
    expect(file!.bytes.equals(on.playground.discord.filesOf(posts.at(-1)!)[0]!.bytes)).toBe(true);
  });

  it('everybody gets its analysis, whose turning points lead to their moments', async () => {
    const cleo = user(on, 'cleo');
    const analysis = (await press(cleo, await lookBack('cleo'), t('analysis-button'))).message!;
    expect(isPrivate(analysis)).toBe(true);
    expect(analysis.content).toContain(t('analysis-title'));
    for (const name of ['Ann', 'Ben'])
      expect(analysis.content).toMatch(
        new RegExp(`\\*\\*${name}\\*\\*, .+ points? lost per decision, on average`),
      );
    const { attachments } = await pictured(on, cleo, analysis);
    expect(attachments[0]!.description).toContain(t('analysis-picture-title'));
    const step = pressable(analysis).find((label) => label?.startsWith('Step '))!;
    expect(analysis.content).toContain(`**${step}**`);
    const moment = (await press(cleo, analysis, step)).message!;
    expect(moment.id).toBe(analysis.id);
    expect(moment.content).toContain(`**${step} of`);
    const again = (await press(cleo, moment, t('analysis-button'))).message!;
    expect(again.content).toBe(analysis.content);
  });

  it('one shares the analysis with everybody', async () => {
    const ben = user(on, 'ben');
    const analysis = (await press(ben, await lookBack('ben'), t('analysis-button'))).message!;
    const before = publicMessages(on).length;
    await press(ben, analysis, t('analysis-share'));
    await vi.waitFor(() => expect(publicMessages(on)).toHaveLength(before + 1));
    const post = publicMessages(on).at(-1)!;
    expect(post.content).toContain('Ben shares the analysis of a game of Artus');
    expect(post.content).toContain(analysis.content);
    expect(post.attachments).toHaveLength(1);
    expect(post.components).toEqual([]);
  });

  it('is found by /replay and exported by /table export, here and in other channels', async () => {
    const { discord } = on.playground;
    const [guild] = [discord.guild()];
    const elsewhere = [...discord.world.channels.values()].find(
      (channel) => channel.guildId === guild.id && channel.id !== on.channelId && channel.type === 0,
    )!;
    const ann = user(on, 'ann');
    const nothing = (await ann.command(elsewhere.id, 'replay')).message!;
    expect(nothing.content).toBe(t('errors-no-finished-game'));
    const { choices } = await ann.autocomplete(elsewhere.id, 'replay', 'game', 'artus');
    expect(choices!.map(({ value }) => value)).toEqual([id]);
    expect(choices![0]!.name).toMatch(/^Artus · \d{4}-\d\d-\d\d · .*Ann/);
    expect((await ann.command(elsewhere.id, 'replay', { game: id })).message!.content).toContain('The start');
    expect((await ann.command(on.channelId, 'replay')).message!.content).toContain('The start');
    const exported = (await ann.command(elsewhere.id, 'table export', { game: id })).message!;
    const [file] = discord.filesOf(exported);
    expect(verifyRecord(parseRecord(String(file!.bytes)))).toBeTruthy();
    for (const wrong of ['nonsense', '…'])
      expect((await ann.command(on.channelId, 'replay', { game: wrong })).message!.content).toBe(
        t('errors-game-not-seen'),
      );
  });

  it('buttons work after a restart', async () => {
    const start = await lookBack('ann');
    await on.bot.stop();
    const later = await newStage({ on: on.playground, store: on.store.copy() });
    const next = (await press(user(later, 'ann'), start, t('look-back-next'))).message!;
    expect(next.content).toContain('**Step 1 of');
    await endsWell(later);
  });
});

describe('in a running game', () => {
  it('the hand’s What happened? steps through what others did, and leads back', async () => {
    const on = await newStage();
    const id = await startGame(on, { game: 'court' });
    const taken = active(on);
    await press(taken, shared(on), 'Take a maiden');
    await on.tables.settled(id);
    const now = active(on);
    const hand = await openHand(on);
    const happened = (await press(now, hand, t('look-back-happened'))).message!;
    expect(happened.id).toBe(hand.id);
    expect(happened.content).toContain('**Step 1 of 1**');
    for (const after of [t('look-back-share'), t('analysis-button')])
      expect(pressable(happened)).not.toContain(after);
    expect(labelled(happened, t('discord-button-hand'))).toBeTruthy();
    const again = (await press(now, happened, t('discord-button-hand'))).message!;
    expect(again.id).toBe(hand.id);
    expect(again.content).not.toContain('Step 1');
    expect((await command(on, 'ann', 'replay')).message!.content).toBe(t('errors-no-finished-game'));
    await endsWell(on);
    await on.close();
  });
});
