import { InteractionType, Locale } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { translator } from '../../../src/i18n/index.ts';
import { PERSON } from '../../../src/settings/person.ts';
import { ManualClock } from '../../base/manual-clock.ts';
import { type Stage, stage } from '../fixtures/stage.ts';
import { isPrivate, press } from '../fixtures/stranger.ts';
import { fill, HOUSE, held, idOf, nothingWrong, open, t, user } from './scene.ts';

let on: Stage;
let clock: ManualClock;
beforeEach(async () => {
  clock = new ManualClock(Date.UTC(2026, 11, 20, 12));
  on = await stage({ playground: HOUSE, clock });
});
afterEach(() => on.close());

const ann = () => user(on, 'ann');
const mine = () => on.settings.person(ann().id);

describe('/settings me', () => {
  it('shows what holds, and changes it by menus', async () => {
    const message = await open(on, 'ann', 'me');
    expect(message.content).toContain(
      t('settings-line', { name: t('settings-me-name'), value: t('settings-everybody-default') }),
    );
    for (const [field, value] of [
      ['reminders', 'direct'],
      ['theme', 'contrast'],
      ['language', 'en-US'],
      ['zone', 'Asia/Tokyo'],
    ] as const) {
      const changed = await ann().select(message, idOf('me', field), [value]);
      expect(changed.message!.id).toBe(message.id);
      expect(changed.message!.content).toContain(t('settings-saved'));
      expect(await mine()).toMatchObject({ [field]: value });
    }
    const { content } = await open(on, 'ann', 'me');
    expect(content).toContain(
      t('settings-line', { name: t('settings-me-reminders'), value: t('settings-me-reminders-direct') }),
    );
    expect(content).toContain(t('settings-line', { name: t('settings-me-language'), value: 'English' }));
    expect(content).toContain('Asia/Tokyo');
    for (const field of ['theme', 'language']) await ann().select(message, idOf('me', field), ['-']);
    expect(await mine()).toMatchObject({ theme: null, language: null });
    nothingWrong(on);
  });

  it('offers the zones that what was typed can mean, and says the time there', async () => {
    const message = await open(on, 'ann', 'me');
    const asked = (await fill(ann(), message, 'me', 'zoneForm', { zone: 'MEZ' })).message!;
    expect(asked.content).toContain(t('settings-problem-many-zones', { typed: 'MEZ' }));
    const { content } = (await ann().select(asked, idOf('me', 'zone'), ['Europe/Berlin'])).message!;
    expect(content).toContain(t('settings-me-zone-is', { zone: 'Europe/Berlin', time: '13:00' }));
    const kept = (await fill(ann(), asked, 'me', 'quietForm', { from: '22 Uhr', to: '8', zone: 'CET' }))
      .message!;
    expect(kept.content).toContain(t('settings-saved'));
    nothingWrong(on);
  });

  it('tries direct messages when they are chosen, and says if they are refused', async () => {
    const message = await open(on, 'ann', 'me');
    await ann().select(message, idOf('me', 'reminders'), ['direct']);
    expect(
      ann()
        .visibleMessages(ann().directMessageId)
        .map(({ content }) => content),
    ).toEqual([t('settings-direct-tried')]);
    expect(await mine()).toMatchObject({ reminders: 'direct', locale: 'en-US' });
    await ann().select(message, idOf('me', 'reminders'), ['channel']);
    expect(await mine()).toMatchObject({ reminders: 'channel', locale: null });
    const { directMessageId } = ann();
    on.playground.discord.faults.add({
      match: { method: 'POST', where: ({ path }) => path.includes(directMessageId) },
      effect: { type: 'refuse', status: 403, code: 50007 },
    });
    const refused = await ann().select(message, idOf('me', 'reminders'), ['direct']);
    expect(refused.message!.content).toContain(t('settings-problem-closed-direct'));
    expect(await mine()).toMatchObject({ reminders: 'channel' });
  });

  it('has direct messages in the language of whoever takes them, as last seen, with one write', async () => {
    await ann().command(on.channelId, 'help');
    ann().locale = Locale.German;
    await ann().command(on.channelId, 'help');
    expect(await on.settings.personStored(ann().id)).toBeUndefined();
    ann().locale = Locale.EnglishUS;
    await ann().select(await open(on, 'ann', 'me'), idOf('me', 'reminders'), ['direct']);
    ann().locale = Locale.German;
    const { writes } = on.store;
    for (let time = 0; time < 3; time++) await ann().command(on.channelId, 'help');
    await on.settings.idle();
    expect(await mine()).toMatchObject({ reminders: 'direct', locale: 'de' });
    expect(on.store.writes).toBe(writes + 1);
    nothingWrong(on);
  });

  it('says in the new language that it was saved', async () => {
    const message = await open(on, 'ann', 'me');
    const { content } = (await ann().select(message, idOf('me', 'language'), ['de'])).message!;
    expect(content).toContain(translator('de')('settings-saved'));
  });

  it('changes by forms, and an empty one means none', async () => {
    const message = await open(on, 'ann', 'me');
    const change = (field: string, values: Record<string, string>) =>
      fill(ann(), message, 'me', field, values);
    expect((await change('nameForm', { name: ' Sir  Kay ' })).message!.content).toContain('Sir Kay');
    await change('quietForm', { from: '10 pm', to: '8', zone: 'new york' });
    const away = (await change('awayForm', { away: '24.12.' })).message!;
    const awayUntil = Date.UTC(2026, 11, 25, 5) - 1_000;
    expect(away.content).toContain(`<t:${awayUntil / 1000}:D>`);
    expect(await mine()).toEqual({
      ...PERSON,
      name: 'Sir Kay',
      quietHours: { from: '22:00', to: '08:00' },
      zone: 'America/New_York',
      awayUntil,
    });
    expect(await held(ann(), message, 'me', 'awayForm')).toEqual({ away: '2026-12-24' });
    expect(await held(ann(), message, 'me', 'quietForm')).toEqual({
      ...{ from: '22:00', to: '08:00', zone: 'America/New_York' },
    });
    clock.advance(5 * 86_400_000);
    expect((await open(on, 'ann', 'me')).content).toContain(
      t('settings-line', { name: t('settings-me-away'), value: t('settings-me-not-away') }),
    );
    await change('nameForm', { name: '' });
    await change('quietForm', { from: '', to: '' });
    await change('zoneForm', { zone: ' ' });
    await change('awayForm', { away: '' });
    expect(await mine()).toEqual(PERSON);
    nothingWrong(on);
  });

  it.each([
    ['nameForm', { name: '\u200B' }, t('settings-problem-blank-name')],
    ['quietForm', { from: '22:00', to: '', zone: 'UTC' }, t('settings-problem-half-quiet')],
    ['quietForm', { from: '22:00', to: '8', zone: '' }, t('settings-problem-zoneless-quiet')],
    ['quietForm', { from: 'late', to: '8', zone: '' }, t('settings-problem-no-time', { typed: 'late' })],
    ['quietForm', { from: '8', to: '08:00', zone: 'UTC' }, t('settings-problem-same-times')],
    ['zoneForm', { zone: 'Camelot' }, t('settings-problem-no-zone', { typed: 'Camelot' })],
    ['awayForm', { away: 'soon' }, t('settings-problem-no-date', { typed: 'soon' })],
    ['awayForm', { away: '2026-12-19' }, t('settings-problem-past-date', { typed: '2026\\-12\\-19' })],
    ['awayForm', { away: '10 weeks' }, t('settings-problem-far-date', { typed: '10 weeks', days: 60 })],
  ])('says what %s expects instead of %j, and keeps what was typed', async (field, values, sentence) => {
    const message = await open(on, 'ann', 'me');
    const { message: told } = await fill(ann(), message, 'me', field, values);
    expect(told!.id).toBe(message.id);
    expect(told!.content).toContain(sentence);
    expect(told!.content).toContain(t('settings-me-title'));
    expect(await mine()).toEqual(PERSON);
    expect(await held(ann(), told!, 'me', field)).toEqual(values);
    nothingWrong(on);
  });

  it('forgets what was typed once it has been put right, and shows nobody else’s', async () => {
    const message = await open(on, 'ann', 'me');
    await fill(ann(), message, 'me', 'zoneForm', { zone: 'Camelot' });
    const bens = await open(on, 'ben', 'me');
    expect(await held(user(on, 'ben'), bens, 'me', 'zoneForm')).toEqual({ zone: '' });
    await fill(ann(), message, 'me', 'zoneForm', { zone: 'Berlin' });
    expect(await held(ann(), message, 'me', 'zoneForm')).toEqual({ zone: 'Europe/Berlin' });
  });

  it('holds at tables', async () => {
    await on.settings.changePerson(ann().id, { name: '*Kay*' });
    const { message } = await ann().command(on.channelId, 'table open', { game: 'artus', computers: 1 });
    expect(message!.content).toContain(t('discord-lobby-host', { name: '\\*Kay\\*' }));
    await on.settings.changePerson(ann().id, { name: null });
    const { message: shown } = await ann().command(on.channelId, 'table join');
    expect(shown!.content).toContain(t('errors-already-seated'));
    await press(ann(), message!, t('discord-button-start'));
    const { id } = await on.tables.inChannel(on.channelId);
    await on.tables.settled(id);
    expect((await on.tables.info(id)).seats.map(({ name }) => name)).toContain('Ann');
  });

  it('is words.settings.saved once if a form is submitted twice, or delivered twice', async () => {
    const message = await open(on, 'ann', 'me');
    const opened = await ann().click(message, idOf('me', 'nameForm'));
    const { writes } = on.store;
    const both = await Promise.all([
      ann().submitModal(opened, { name: 'Kay' }),
      ann().submitModal(opened, { name: 'Kay' }),
    ]);
    for (const outcome of both) expect(outcome.message!.content).toContain('Kay');
    expect(on.store.writes).toBe(writes + 1);
    on.playground.discord.redeliver(both[0].interactionId);
    await open(on, 'ann', 'me');
    expect(on.store.writes).toBe(writes + 1);
    nothingWrong(on);
  });

  it('says so if the store fails, keeps what was typed, and everything else goes on', async () => {
    const message = await open(on, 'ann', 'me');
    on.store.failing.add('put');
    const failed = await fill(ann(), message, 'me', 'nameForm', { name: 'Kay' });
    expect(failed.message!.content).toContain(t('errors-store-failed'));
    const menu = await ann().select(message, idOf('me', 'theme'), ['contrast']);
    expect(menu.message!.content).toContain(t('errors-store-failed'));
    expect(await mine()).toEqual(PERSON);
    on.store.failing.clear();
    expect(await held(ann(), message, 'me', 'nameForm')).toEqual({ name: 'Kay' });
    expect(on.playground.discord.refusals).toEqual([]);
  });

  it('doesn’t pretend to know what can’t be read, while games go on with the defaults', async () => {
    const secret = { ...PERSON, name: 'Kay' };
    on.store.texts.set(`person:${ann().id}`, JSON.stringify({ version: 1, data: secret }));
    on.store.failing.add('get');
    const { message } = await ann().command(on.channelId, 'settings me');
    expect(message!.content).toContain(t('errors-store-unreadable'));
    expect((await ann().command(on.channelId, 'help')).message!.content).toContain(t('discord-help-title'));
    on.store.failing.clear();
    expect((await open(on, 'ann', 'me')).content).toContain('Kay');
  });

  it.each([
    ['an unknown form', 'shieldForm', [{ type: 18, component: { type: 4, custom_id: 'name', value: 'x' } }]],
    ['no line', 'nameForm', []],
    ['another line', 'nameForm', [{ type: 18, component: { type: 4, custom_id: 'nick', value: 'x' } }]],
    [
      'a menu for a line',
      'nameForm',
      [{ type: 18, component: { type: 3, custom_id: 'name', values: ['x'] } }],
    ],
    ['no argument', '', []],
  ])('answers a submission with %s plainly', async (_name, field, components) => {
    const data = { custom_id: idOf('me', field), components };
    const { message } = await ann().interact(on.channelId, { type: InteractionType.ModalSubmit, data });
    expect(message!.content).toBe(t('discord-refused-not-understood'));
    expect(await mine()).toEqual(PERSON);
    expect(on.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it.each([
    ['theme', 'gold'],
    ['zone', 'Mars/Base'],
    ['language', 'xx'],
    ['reminders', 'constructor'],
    ['constructor', 'x'],
  ])('refuses the choice of %s %s, which isn’t offered', async (field, value) => {
    const message = await open(on, 'ann', 'me');
    const data = { custom_id: idOf('me', field), component_type: 3, values: [value] };
    const forged = await ann().interact(on.channelId, {
      type: InteractionType.MessageComponent,
      data,
      message,
    });
    expect(forged.message!.content).not.toContain(t('settings-saved'));
    expect(await mine()).toEqual(PERSON);
    expect(on.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('answers a form that wasn’t opened from a message privately', async () => {
    const label = { type: 18, component: { type: 4, custom_id: 'name', value: 'Kay' } };
    const data = { custom_id: idOf('me', 'nameForm'), components: [label] };
    const { message } = await ann().interact(on.channelId, { type: InteractionType.ModalSubmit, data });
    expect(isPrivate(message!)).toBe(true);
    expect(message!.content).toContain('Kay');
    nothingWrong(on);
  });
});
