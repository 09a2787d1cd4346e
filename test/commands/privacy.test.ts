import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Stage } from '../discord/fixtures/stage.ts';
import { enabled, press } from '../discord/fixtures/stranger.ts';
import {
  command,
  newStage,
  publicMessages,
  restarted,
  shared,
  startGame,
  t,
  user,
} from '../discord/reliability/scene.ts';
import { dumpOf, house } from '../privacy/scene.ts';

let on: Stage;
beforeEach(async () => {
  on = await newStage();
});
afterEach(async () => {
  expect(on.playground.discord.refusals).toEqual([]);
  await on.close();
});

/** `/privacy` as somebody sees it, from a direct message. */
const asked = async (name: string, stage = on): Promise<APIMessage> => {
  const { message } = await user(stage, name).command(user(stage, name).directMessageId, 'privacy');
  return message!;
};

const isPrivate = ({ flags }: APIMessage) => ((flags ?? 0) & MessageFlags.Ephemeral) !== 0;

async function fileOf(name: string, message: APIMessage) {
  const { message: sent } = await press(user(on, name), message, t('privacy-button-file'));
  expect(isPrivate(sent!)).toBe(true);
  const [attachment] = sent!.attachments;
  const text = await (await fetch(attachment!.url)).text();
  return { text, account: JSON.parse(text) };
}

/** Ann opens, plays a game with Ben to its end and begins another; then she deletes her data. */
async function finishedGame(): Promise<string> {
  const id = await startGame(on);
  for (;;) {
    const { status, seats, toAct } = await on.tables.info(id);
    const holder = seats[toAct[0] ?? -1];
    if (status !== 'playing' || holder?.kind !== 'person') break;
    await on.tables.act(id, holder, null, ({ actions }) => actions[0]!);
  }
  await on.tables.settled(id);
  return id;
}

async function erase(name: string): Promise<APIMessage> {
  const confirm = (await press(user(on, name), await asked(name), t('privacy-button-delete'))).message!;
  expect(confirm.content).toMatch(/number there(\.|, such as \*Player [12]\* in the latest\.)/);
  return (await press(user(on, name), confirm, t('privacy-button-confirm'))).message!;
}

/** The message as it is once the deletion has come to an end. */
async function untilDone(name: string, message: APIMessage): Promise<string> {
  for (;;) {
    const now = user(on, name)
      .visibleMessages(message.channel_id)
      .find(({ id }) => id === message.id);
    if (now!.content !== t('privacy-deleting')) return now!.content;
    await new Promise(setImmediate);
  }
}

describe('/privacy', () => {
  it('says privately that nothing is stored, and what is, everywhere', async () => {
    const nothing = await asked('ann');
    expect(isPrivate(nothing)).toBe(true);
    expect(nothing.content).toContain(t('privacy-nothing'));
    expect(enabled(nothing)).toEqual([]);
    await startGame(on);
    await user(on, 'ann').command(on.channelId, 'settings me');
    const { content } = await asked('ann');
    expect(content).toContain(t('privacy-tables', { now: 1, earlier: 0, other: 0 }));
    expect(content).toContain(t('privacy-servers', { servers: [on.playground.discord.guild().name] }));
    expect(content).toContain(t('privacy-names', { names: ['Ann'] }));
    expect((await command(on, 'ann', 'privacy')).message!.content).toBe(content);
  });

  it('gives it as a file that shows a running game from one’s own seat only', async () => {
    const id = await startGame(on, { game: 'court', people: ['ann', 'ben', 'cleo'] });
    const { account } = await fileOf('ann', await asked('ann'));
    expect(account).toMatchObject({ userId: user(on, 'ann').id, settings: null, unreadable: [] });
    expect(account.tables).toHaveLength(1);
    const [table] = account.tables;
    expect(table).toMatchObject({ table: id, names: ['Ann'], isHost: true, sat: [{ seat: 0, from: 0 }] });
    const own = await on.tables.read(id, ({ play }) => play!.now.state);
    expect(table).not.toHaveProperty('state');
    expect(JSON.stringify(table.view)).not.toBe(JSON.stringify(own));
  });

  it('deletes it after asking: others keep their games, in which nobody knows who it was', async () => {
    const id = await finishedGame();
    const before = publicMessages(on);
    const [gone, stays] = before.at(-1)!.content.includes('Ann') ? ['ann', 'ben'] : ['ben', 'ann'];
    const { id: userId } = user(on, gone!);
    const displayName = gone === 'ann' ? 'Ann' : 'Ben';
    const confirm = (await press(user(on, gone!), await asked(gone!), t('privacy-button-delete'))).message!;
    const number = 1 + (await on.tables.info(id)).seats.findIndex(({ name }) => name === displayName);
    expect(confirm.content).toBe(t('privacy-confirm', { number, name: `Player ${number}` }));
    expect(await untilDone(gone!, await erase(gone!))).toBe(t('privacy-deleted'));
    await on.tables.settled(id);
    const after = publicMessages(on);
    expect(after.map((each) => each.id)).toEqual(before.map((each) => each.id));
    for (const { content } of after) expect(content).not.toContain(displayName);
    expect(after.at(-1)!.content).toMatch(/^🏆 \*\*Player [12]/);
    const results = await user(on, stays!).command(on.channelId, 'games', { person: userId });
    expect(results.message!.content).toBe(t('discord-results-none', { name: displayName }));
    const dump = dumpOf(on.store);
    expect(dump).not.toContain(userId);
    expect(dump).not.toContain(displayName);
    expect((await asked(gone!)).content).toContain(t('privacy-nothing'));
    const again = await press(user(on, stays!), after[0]!, t('discord-button-again'));
    expect(again.message!.content).not.toContain(displayName);
    expect(JSON.stringify(on.lines)).not.toContain(userId);
    expect(on.faults()).toEqual([]);
  });

  it('is for one person only, and can be pressed twice', async () => {
    await startGame(on);
    const confirm = (await press(user(on, 'ann'), await asked('ann'), t('privacy-button-delete'))).message!;
    const [yes] = enabled(confirm);
    const data = { custom_id: yes!.custom_id, component_type: 2 };
    const foreign = (await command(on, 'ben', 'help')).message!;
    const tried = await user(on, 'ben').interact(on.channelId, { type: 3, data, message: foreign });
    expect(tried.message!.content).toBe(t('privacy-not-yours'));
    expect(dumpOf(on.store)).toContain(user(on, 'ann').id);
    const twice = await Promise.all(
      [1, 2].map(() => user(on, 'ann').interact(confirm.channel_id, { type: 3, data, message: confirm })),
    );
    for (const { message } of twice) expect(await untilDone('ann', message!)).toBe(t('privacy-deleted'));
    expect(dumpOf(on.store)).not.toContain(user(on, 'ann').id);
    await on.tables.settled((await on.tables.inChannel(on.channelId)).id);
    expect(shared(on).content).not.toContain('Ann');
  });

  it('says that nothing was deleted if that can’t be noted', async () => {
    await startGame(on);
    const confirm = (await press(user(on, 'ann'), await asked('ann'), t('privacy-button-delete'))).message!;
    on.store.failing.add('put');
    const { message } = await press(user(on, 'ann'), confirm, t('privacy-button-confirm'));
    expect(message!.content).toBe(t('privacy-failed'));
    on.store.failing.clear();
    expect((await asked('ann')).content).toContain(t('privacy-tables', { now: 1, earlier: 0, other: 0 }));
  });

  it('goes on after a restart', async () => {
    await startGame(on);
    const { id: userId } = user(on, 'ann');
    await house(on.store).personalData.note(userId);
    await on.bot.stop();
    const store = on.store.copy();
    const due = store.lists.get('due')!;
    for (const entry of [...due.values()])
      if (entry.text === userId) due.set(entry.id, { ...entry, rank: 0 });
    const later = await restarted(on, store);
    while (dumpOf(store).includes(userId)) await new Promise(setImmediate);
    expect((await asked('ann')).content).toContain(t('privacy-nothing'));
    expect((await asked('ben')).content).toContain(t('privacy-tables', { now: 1, earlier: 0, other: 0 }));
    await later.close();
  });
});
