import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LocalUser } from '../../../src/playground/users/user.ts';
import type { Pace } from '../../../src/table/document.ts';
import type { Stage } from '../fixtures/stage.ts';
import { choose, enabled, newest } from '../fixtures/stranger.ts';
import { t } from '../reliability/scene.ts';
import {
  atRest,
  awaitedAt,
  isCall,
  newTime,
  passUntil,
  startTimed,
  type Time,
  timedStage,
} from '../reminding/scene.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let time: Time;
let on: Stage;
let id: string;
let ann: LocalUser;
let ben: LocalUser;
let cleo: LocalUser;
beforeEach(async () => {
  time = newTime('2026-03-20T08:00:00Z');
  on = await timedStage(time);
});
afterEach(() => on.close());

async function begin(pace: Pace): Promise<void> {
  id = await startTimed(on, ['ann', 'ben'], pace);
  time.clock.advance(1_000);
  meet();
}

const meet = () => {
  [ann, ben, cleo] = ['ann', 'ben', 'cleo'].map((name) => on.playground.discord.user(name)) as [
    LocalUser,
    LocalUser,
    LocalUser,
  ];
};

const setting = (pace: Pace) =>
  t('people-set', { name: t('people-options-clock'), value: t(`people-pace-${pace}`) });
const waits = (value: 'on' | 'off') =>
  t('people-set', { name: t('people-options-vacations'), value: t(`people-options-${value}`) });

const options = async (user: LocalUser): Promise<APIMessage> =>
  (await user.command(on.channelId, 'table options')).message!;
/** Chooses that from the menu of the options. @returns what the options say then */
async function ask(user: LocalUser, what: string): Promise<string> {
  const { message } = await choose(user, await options(user), what);
  await atRest(on, id);
  return message!.content;
}
const pass = (ms: number) => passUntil(on, id, time.clock, time.clock.now() + ms);
const shown = () => newest(cleo, on.channelId, (message) => message.attachments.length > 0)!.content;
const info = () => on.tables.info(id);
const calls = () => cleo.visibleMessages(on.channelId).filter(isCall);
const told = (what: string) => t('people-news-amended', { setting: what });

/** Whoever is awaited plays until somebody else is. */
async function turn(): Promise<void> {
  const before = await awaitedAt(on, id);
  while ((await awaitedAt(on, id)) === before) {
    const { seats, toAct, revision } = await info();
    const holder = seats[toAct[0]!]!;
    if (holder.kind !== 'person') throw new Error('a computer is awaited');
    await on.tables.act(id, holder, revision, ({ actions }) => actions.at(-1)!);
  }
  await atRest(on, id);
}

describe('a clock that a running game gets', () => {
  beforeEach(() => begin('none'));

  it('is set once all who are there have asked for it, and runs from then on', async () => {
    const asked = await ask(ann, setting('1d'));
    const question = t('people-options-asked', { names: ['Ann'], setting: setting('1d') });
    expect(asked).toContain(question);
    expect(asked).toContain(t('people-options-missing', { names: ['Ben'] }));
    expect(shown()).toContain(question);
    expect((await info()).pace).toBe('none');
    const { wait } = await info();
    const agreed = await ask(ben, setting('1d'));
    expect(agreed).toContain(
      t('people-options-line', { name: t('people-options-clock'), value: t('people-pace-1d') }),
    );
    expect(agreed).not.toContain(question);
    expect(await info()).toMatchObject({ pace: '1d', wait: wait + 1, waitingSince: time.clock.now() });
    const until = (time.clock.now() + DAY) / 1000;
    expect(shown()).toContain(told(setting('1d')));
    expect(shown()).toContain(t('clock-until-at', { at: `<t:${until}:f>`, when: `<t:${until}:R>` }));
    await pass(12 * HOUR);
    expect(calls().map(({ mentions }) => mentions.map((user) => user.id))).toEqual([
      [await awaitedAt(on, id)],
    ]);
    await pass(13 * HOUR);
    expect((await info()).playedFor?.length).toBe(1);
  });

  it('stays away while one of them does nothing, and the question ends with the wait', async () => {
    await ask(ann, setting('1h'));
    await turn();
    expect(shown()).not.toContain(setting('1h'));
    expect(await ask(ben, setting('1h'))).toContain(t('people-options-missing', { names: ['Ann'] }));
    expect(await ask(ben, setting('1h'))).toContain(t('people-options-missing', { names: ['Ann'] }));
    expect((await info()).pace).toBe('none');
  });

  it('is the one that both want, not one each', async () => {
    await ask(ann, setting('1h'));
    expect(await ask(ben, setting('12h'))).toContain(
      t('people-options-asked', { names: ['Ben'], setting: setting('12h') }),
    );
    expect((await info()).pace).toBe('none');
    await ask(ann, setting('12h'));
    expect((await info()).pace).toBe('12h');
  });

  it('needs nobody who is away, or has done nothing for three days', async () => {
    time.preferences.set(ben.id, { awayUntil: time.clock.now() + 2 * DAY });
    await ask(ann, waits('off'));
    expect((await info()).vacations).toBe(false);
    time.preferences.set(ben.id, {});
    await ask(ann, setting('1d'));
    expect((await info()).pace).toBe('none');
    await pass(3 * DAY);
    await ask(ann, setting('1d'));
    expect((await info()).pace).toBe('1d');
  });

  it('is nobody else’s to set, whatever they press', async () => {
    expect(enabled(await options(cleo))).toEqual([]);
    const [menu] = enabled(await options(ann));
    const refused = await cleo.select(await options(ann), menu!.custom_id, ['pace=1d']).catch(() => null);
    expect(refused?.message?.content ?? '').not.toContain('1d');
    const { message } = await ann.select(await options(ann), menu!.custom_id, [menu!.options![0]!.value]);
    expect(message!.content).toContain(t('people-options-missing', { names: ['Ben'] }));
    expect((await info()).pace).toBe('none');
  });

  it('is set by a menu from before it was, as it stands now', async () => {
    const before = await options(ben);
    await ask(ann, setting('1d'));
    await turn();
    await ask(ann, setting('12h'));
    await ask(ben, setting('12h'));
    const { wait } = await info();
    const { message } = await choose(ben, before, setting('12h'));
    expect(message!.content).toContain(t('people-pace-12h'));
    expect((await info()).wait).toBe(wait);
    await choose(ben, message!, setting('1d'));
    expect(await info()).toMatchObject({ pace: '12h', asked: { by: [ben.id], to: { pace: '1d' } } });
  });

  it('is asked for across a restart', async () => {
    await ask(ann, setting('1d'));
    const { playground, store } = on;
    await on.bot.stop();
    on = await timedStage(time, { on: playground, store });
    meet();
    await ask(ben, setting('1d'));
    expect((await info()).pace).toBe('1d');
    await pass(12 * HOUR);
    expect(calls().length).toBe(1);
  });
});

describe('a clock that a running game loses', () => {
  beforeEach(() => begin('1d'));

  it('stops at once, and without one the others may decide after three days', async () => {
    await pass(20 * HOUR);
    await ask(ann, setting('none'));
    await ask(ben, setting('none'));
    expect(shown()).toContain(told(setting('none')));
    expect(calls()).toEqual([]);
    await pass(23 * HOUR);
    expect(calls()).toEqual([]);
    expect((await info()).playedFor ?? []).toEqual([]);
    await pass(2 * HOUR);
    expect(calls().length).toBe(1);
    await pass(2 * DAY);
    expect((await info()).silent).toBe((await info()).wait);
    // Ben has done nothing for three days.
    await ask(ann, setting('1d'));
    expect((await info()).pace).toBe('1d');
    await pass(DAY + HOUR);
    // The days without a clock count for nobody as a time that was up.
    expect((await info()).playedFor?.length).toBe(1);
    expect((await info()).seats.every(({ kind }) => kind === 'person')).toBe(true);
  });

  it('is forgotten once the wait in which that was is over', async () => {
    await ask(ann, setting('none'));
    await ask(ben, setting('none'));
    await turn();
    expect(on.store.texts.get(`clock:${id}`)).toBeUndefined();
    await pass(20 * HOUR);
    expect(calls()).toEqual([]);
  });

  it('is no longer paused, so that whoever is awaited is reminded', async () => {
    await ann.command(on.channelId, 'table pause');
    await ask(ann, setting('none'));
    await ask(ben, setting('none'));
    await pass(25 * HOUR);
    expect(calls().length).toBe(1);
  });
});

describe('whether the table waits for people who are away', () => {
  beforeEach(() => begin('none'));

  it('is among its options without a clock, and changes if all who are there agree', async () => {
    expect((await options(ann)).content).toContain(
      t('people-options-line', { name: t('people-options-vacations'), value: t('people-options-on') }),
    );
    const { wait } = await info();
    await ask(ann, waits('off'));
    expect((await info()).vacations).toBe(true);
    await ask(ben, waits('off'));
    expect(await info()).toMatchObject({ vacations: false, wait });
    expect((await info()).asked).toBeUndefined();
    expect(shown()).toContain(told(waits('off')));
  });

  it('is decided by whoever is alone there, and everybody else is told', async () => {
    time.preferences.set(ben.id, { awayUntil: time.clock.now() + DAY });
    await ask(ann, waits('off'));
    expect((await info()).vacations).toBe(false);
    expect(shown()).toContain(told(waits('off')));
  });
});
