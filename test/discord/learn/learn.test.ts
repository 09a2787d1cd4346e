import { type APIMessage, InteractionType, MessageFlags, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getGuide, lessons } from '../../../src/telling/registry.ts';
import { realRenderer, type Stage } from '../fixtures/stage.ts';
import { enabled, isPrivate, press } from '../fixtures/stranger.ts';
import { command, newStage, restarted, t, timesTold, user } from '../reliability/scene.ts';
import { idOf } from './walks.ts';

const lesson = lessons.get('artus')!;
const LAST = lesson.steps.at(-1)!.id;

let on: Stage;
beforeEach(async () => {
  on = await newStage();
});
afterEach(async () => {
  expect(on.playground.discord.refusals).toEqual([]);
  expect(on.faults()).toEqual([]);
  await on.close();
});

const begin = async (name = 'ann', game?: string): Promise<APIMessage> =>
  (await command(on, name, 'learn', game === undefined ? {} : { game })).message!;
const give = async (message: APIMessage, answer: string, name = 'ann'): Promise<APIMessage> =>
  (await user(on, name).click(message, idOf(message, answer))).message!;
const next = async (message: APIMessage, label = t('learn-button-next'), name = 'ann'): Promise<APIMessage> =>
  (await press(user(on, name), message, label)).message!;
/** A press on a control that's no longer shown anywhere. */
const forged = async (message: APIMessage, ...args: string[]): Promise<APIMessage> => {
  const data = { custom_id: `1|-|0|learn|${args.join('/')}`, component_type: 2 };
  const sent = { type: InteractionType.MessageComponent, data, message };
  return (await user(on, 'ann').interact(on.channelId, sent)).message!;
};
const atEnd = async (channelId = on.channelId): Promise<APIMessage> => {
  const first = (await user(on, 'ann').command(channelId, 'learn', { game: 'artus' })).message!;
  const data = { custom_id: `1|-|0|learn|at/artus/${LAST}`, component_type: 2 };
  const sent = { type: InteractionType.MessageComponent, data, message: first };
  return (await user(on, 'ann').interact(channelId, sent)).message!;
};

describe('/learn', () => {
  it('lets a person choose a game, in private', async () => {
    const menu = await begin();
    expect(menu.flags! & MessageFlags.Ephemeral).toBeTruthy();
    expect(enabled(menu).map(({ label }) => label)).toEqual(
      [...lessons.values()].map(({ game }) => getGuide(game).title(t)),
    );
    const first = await next(menu, t('quests-title'));
    expect(first.id).toBe(menu.id);
    expect(first.content).toContain(t('quests-lesson-goal'));
  });

  it('takes the game of the channel’s table', async () => {
    await command(on, 'ben', 'table open', { game: 'court' });
    expect((await begin()).content).toContain(t('court-lesson-goal'));
    expect((await begin('ann', 'artus')).content).toContain(t('artus-lesson-table'));
  });

  it('begins from the lobby, in a message that only that person sees', async () => {
    const lobby = (await command(on, 'ben', 'table open', { game: 'artus' })).message!;
    const first = await next(lobby, t('learn-button-learn'));
    expect(isPrivate(first)).toBe(true);
    expect(first.id).not.toBe(lobby.id);
    expect(first.content).toContain(t('artus-lesson-table'));
  });

  it('shows a picture, which its alt text describes', async () => {
    await on.close();
    on = await newStage({ renderer: realRenderer });
    const before = user(on, 'ann').visibleMessages(on.channelId).length;
    const { id } = await begin('ann', 'artus');
    const shown = () =>
      user(on, 'ann')
        .visibleMessages(on.channelId)
        .find((message) => message.id === id)!.attachments[0];
    await expect.poll(() => shown()?.description, { timeout: 10_000 }).toContain('Morgana');
    expect(user(on, 'ann').visibleMessages(on.channelId)).toHaveLength(before + 1);
  });
});

describe('an answer', () => {
  it('that’s wrong is explained and changes nothing; the right one leads on', async () => {
    let message = await next(await begin('ann', 'artus'));
    const { id } = message;
    for (const wrong of ['minus', 'zero'] as const) {
      message = await give(message, wrong);
      // Next to the picture, which moves the top of the message out of sight.
      const why = t('learn-wrong', { why: t(`artus-lesson-values.wrong-${wrong}`) });
      expect(message.content.endsWith(`${t('artus-lesson-values')}\n${why}`)).toBe(true);
    }
    message = await give(message, 'six');
    expect(message.content).toContain(
      t('artus-lesson-values.right') === null
        ? t('learn-right')
        : t('learn-right-why', { why: t('artus-lesson-values.right') }),
    );
    expect(message.content).toContain(t('artus-lesson-leave'));
    expect(message.content).not.toContain(t('artus-lesson-values'));
    expect(message.id).toBe(id);
  });

  it('says what it did, and what the others did then', async () => {
    let message = await forged(await begin('ann', 'artus'), 'at', 'artus', 'land');
    message = await give(message, 'yellow');
    expect(message.content).toContain('Ann plays Knight 3–6');
    message = await give(message, 'knight');
    expect(message.content).toContain('Morgana plays Knight 1–5 either way');
    message = await give(message, 'two');
    expect(message.content).not.toContain('Morgana plays');
  });

  it('given twice, or delivered again, does no harm', async () => {
    const asked = await next(await begin('ann', 'artus'));
    const right = idOf(asked, 'six');
    const both = await Promise.all([
      user(on, 'ann').click(asked, right),
      user(on, 'ann').click(asked, right),
    ]);
    for (const { message } of both) expect(message!.content).toContain(t('artus-lesson-leave'));
    on.playground.discord.redeliver(both[0]!.interaction.id);
    const after = (await user(on, 'ann').click(both[1]!.message!, idOf(both[1]!.message!, 'k16'))).message!;
    expect(after.content).toContain(t('artus-lesson-leave.wrong-k16'));
  });

  it('works after a restart', async () => {
    const asked = await next(await begin('ann', 'artus'));
    await on.bot.stop();
    const later = await restarted(on);
    expect((await give(asked, 'six')).content).toContain(t('artus-lesson-leave'));
    expect(later.faults()).toEqual([]);
    await later.close();
  });

  it('is one’s own: two people learn at once', async () => {
    let ann = await next(await begin('ann', 'artus'));
    const ben = await begin('ben', 'court');
    ann = await give(ann, 'six');
    expect((await give(ben, 'three', 'ben')).content).toContain(t('court-lesson-goal.wrong-three'));
    expect((await give(ann, 'k26')).content).toContain(t('artus-lesson-land'));
    expect((await give(ben, 'none', 'ben')).content).toContain(t('court-lesson-jester'));
  });
});

describe('a button', () => {
  it('goes back, stops and goes on', async () => {
    let message = await give(await next(await begin('ann', 'artus')), 'six');
    message = await next(message, t('learn-button-back'));
    expect(message.content).toContain(t('artus-lesson-values'));
    message = await next(message, t('learn-button-stop'));
    expect(message.content).toBe(t('learn-stopped', { game: t('artus-title') }));
    expect(message.attachments).toEqual([]);
    message = await next(message, t('learn-button-go-on'));
    expect(message.content).toContain(t('artus-lesson-values'));
  });

  it.each([
    ['a game without a lesson', ['at', 'chess'], t('learn-unknown-game')],
    ['nothing', [], t('learn-unknown-game')],
    ['a step that’s gone', ['say', 'artus', 'nothing', 'six'], t('learn-unknown-step')],
    ['an answer that’s gone', ['say', 'artus', 'values', 'seven'], t('learn-unknown-answer')],
    ['no answer', ['say', 'artus', 'values'], t('learn-unknown-answer')],
    ['something unknown', ['shut', 'artus', 'values'], t('learn-unknown-answer')],
  ])('of %s is answered with what’s true', async (_what, args, sentence) => {
    const message = await forged(await begin('ann', 'artus'), ...args);
    expect(message.content).toContain(sentence);
    expect(enabled(message).length).toBeGreaterThan(0);
  });
});

describe('a real one', () => {
  it('is a table here, with the learner as host and Pages', async () => {
    const outcome = await press(user(on, 'ann'), await atEnd(), t('learn-button-real'));
    expect(isPrivate(outcome.message!)).toBe(false);
    const table = await on.tables.inChannel(on.channelId);
    expect(table).toMatchObject({ game: 'artus', variant: 'basic', host: { name: 'Ann' } });
    expect(table.seats).toMatchObject([{ kind: 'person' }, { kind: 'computer', player: 'page' }]);
    await press(user(on, 'ann'), outcome.message!, t('discord-button-start'));
    expect((await on.tables.info(table.id)).status).toBe('playing');
  });

  it('needs a channel without a table', async () => {
    const end = await atEnd();
    await press(user(on, 'ann'), end, t('learn-button-real'));
    const again = (await press(user(on, 'ann'), end, t('learn-button-real'))).message!;
    expect(again.content).toBe(t('errors-table-already-here'));
    expect(isPrivate(again)).toBe(true);
    await press(user(on, 'ann'), again, t('people-button-thread'));
    const { tables } = await on.tables.list(on.playground.discord.guild().id);
    const [inThread] = tables.filter(({ channelId }) => channelId !== on.channelId);
    const kept = ({ game, variant, seats }: NonNullable<typeof inThread>) => [
      game,
      variant,
      seats.map((seat) => (seat.kind === 'computer' ? seat.player : seat.userId)),
    ];
    expect(kept(inThread!)).toEqual(kept(await on.tables.inChannel(on.channelId)));
  });

  it('offers no thread where it can’t make one', async () => {
    await command(on, 'ben', 'table open', { game: 'court' });
    on.playground.discord.setOverwrites(on.playground.discord.channel('round-table'), [
      { user: 'bot', deny: PermissionFlagsBits.CreatePublicThreads },
    ]);
    const refused = await next(await atEnd(), t('learn-button-real'));
    expect(enabled(refused).map(({ label }) => label)).not.toContain(t('people-button-thread'));
  });

  it('needs a channel of a server', async () => {
    const end = await atEnd(user(on, 'ann').directMessageId);
    expect(end.content).toContain(t('artus-lesson-end'));
    expect(end.content).toContain(t('learn-server-only'));
    expect(end.content).not.toContain(t('learn-real'));
    const { message } = await press(user(on, 'ann'), end, t('learn-button-real'));
    expect(message!.content).toBe(t('learn-server-only'));
  });

  it('offers to join the table that’s there', async () => {
    await command(on, 'ben', 'table open', { game: 'court' });
    const { id } = await on.tables.inChannel(on.channelId);
    const lobby = user(on, 'ben').visibleMessages(on.channelId).at(-1)!;
    const refused = await next(await atEnd(), t('learn-button-real'));
    expect(refused.content).toBe(t('errors-table-already-here'));
    expect(isPrivate(refused)).toBe(true);
    const joined = (await press(user(on, 'ann'), refused, t('discord-button-join'))).message!;
    await on.tables.settled(id);
    const seats = () => on.tables.info(id).then((table) => table.seats.map(({ name }) => name));
    expect(await seats()).toEqual(['Ben', 'Ann']);
    // Nothing that a change of the lobby makes untrue.
    expect(joined).toMatchObject({
      content: t('people-thread-joined', { link: `<#${on.channelId}>` }),
      components: [],
    });
    const now = user(on, 'ben')
      .visibleMessages(on.channelId)
      .find((message) => message.id === lobby.id)!;
    expect(now.content).toContain('Ann');
    await command(on, 'ben', 'table start');
    await on.tables.settled(id);
    const running = await next(await atEnd(), t('learn-button-real'));
    expect(enabled(running).map(({ label }) => label)).toContain(t('discord-button-hand'));
  });

  it('lets the host of the table that’s there start it, with a Page where it needs one', async () => {
    await command(on, 'ann', 'table open', { game: 'artus' });
    const { id } = await on.tables.inChannel(on.channelId);
    const alone = await next(await atEnd(), t('learn-button-real'));
    expect(alone.content).toBe(t('errors-table-already-here'));
    const page = t('discord-button-add-computer', { level: t('players-level-page') });
    expect(enabled(alone).map(({ label }) => label)).toEqual([page, t('people-button-thread')]);
    const two = await next(alone, page);
    expect(two.id).toBe(alone.id);
    const started = await next(two, t('discord-button-start-that'));
    await on.tables.settled(id);
    expect((await on.tables.info(id)).status).toBe('playing');
    expect(isPrivate(started)).toBe(true);
    const hand = user(on, 'ann')
      .visibleMessages(on.channelId)
      .find((message) => message.id === alone.id)!;
    expect(hand.attachments).toHaveLength(1);
    expect(timesTold(on, t('errors-table-already-here'))).toBe(0);
  });
});
