import { InteractionType, MessageFlags } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeCustomId } from '../../../src/discord/choices/controls.ts';
import type { RawInteraction } from '../../../src/playground/users/user.ts';
import type { Stage } from '../fixtures/stage.ts';
import { active, command, newStage, shared, startGame, t, user } from './scene.ts';

const { ApplicationCommand, MessageComponent, ApplicationCommandAutocomplete, ModalSubmit } = InteractionType;

let on: Stage;
let id: string;
beforeAll(async () => {
  on = await newStage();
  id = await startGame(on);
});
afterAll(() => on.close());

/** Sent by whoever must act, so that nothing is refused for another reason. */
const send = (sent: RawInteraction) => active(on).interact(on.channelId, sent);
const errors = () => on.lines.filter(({ level }) => level === 'error');

/** Somebody else is answered after it as before. */
async function goesOn(): Promise<void> {
  expect((await command(on, 'ben', 'help')).message!.content).toContain(t('discord-help-title'));
  expect(errors()).toEqual([]);
}

async function isNotUnderstood(sent: RawInteraction): Promise<void> {
  const { message } = await send(sent);
  expect(message).toMatchObject({ content: t('discord-refused-not-understood') });
  expect(message!.flags! & MessageFlags.Ephemeral).toBeTruthy();
  await goesOn();
}

const table = (options?: unknown) => ({ id: '1', name: 'table', type: 1, options });
const sub = (name: string, options: unknown[] = []) => table([{ type: 1, name, options }]);

describe('a command', () => {
  it.each<[string, unknown]>([
    ['no subcommand', table()],
    ['no subcommand, and an empty list', table([])],
    ['an unknown subcommand', sub('shut')],
    ['an option in place of its subcommand', table([{ type: 3, name: 'game', value: 'artus' }])],
    ['a number for a text', sub('open', [{ type: 4, name: 'game', value: 7 }])],
    ['a required option left out', sub('open')],
    ['a text for a number', sub('open', [game(), { type: 3, name: 'computers', value: 'two' }])],
    ['a text for a yes or no', sub('open', [game(), { type: 3, name: 'thread', value: 'yes' }])],
    ['a name that is none', { id: '1', name: 'constructor', type: 1 }],
    ['no subcommand of a game', { id: '1', name: 'artus', type: 1 }],
    [
      'an unknown subcommand of a game',
      { id: '1', name: 'artus', type: 1, options: [{ type: 1, name: 'x' }] },
    ],
    [
      'a number to a filter',
      { id: '1', name: 'games', type: 1, options: [{ type: 4, name: 'filter', value: 1 }] },
    ],
  ])('with %s is answered plainly', (_name, data) => isNotUnderstood({ type: ApplicationCommand, data }));

  it.each([2, 3])('in a context menu, of type %i, is answered plainly', (type) => {
    const target = type === 2 ? user(on, 'ben').id : shared(on).id;
    const data = { id: '1', name: 'Look', type, target_id: target, resolved: {} };
    return isNotUnderstood({ type: ApplicationCommand, data });
  });
});

const game = () => ({ type: 3, name: 'game', value: 'artus' });

describe('a control', () => {
  it.each([
    ['no custom id', ''],
    ['garbage', '\u0000{"v":99}'],
    ['an id of an older version', '0|abc|1|hand|'],
    ['an unknown verb', '1|abc|1|shut|'],
    ['a verb of every object', '1|abc|1|constructor|'],
    ['no table where it needs one', '1|-|0|hand|'],
    ['a number that is none', '1|abc|x|hand|'],
  ])('with %s is answered plainly', (_name, custom_id) =>
    isNotUnderstood({ type: MessageComponent, data: { custom_id, component_type: 2 }, message: shared(on) }),
  );

  it('of a menu without values is refused, and nothing is played', async () => {
    const { revision } = await on.tables.info(id);
    for (const verb of ['menu', 'pick', 'more', 'quick'])
      for (const at of [revision, 999_999_999]) {
        const data = { custom_id: `1|${id}|${at}|${verb}|%3/%3`, component_type: 3, values: [] };
        const { message } = await send({ type: MessageComponent, data, message: shared(on) });
        expect(message!.content).not.toBe('');
      }
    expect((await on.tables.info(id)).revision).toBe(revision);
    await goesOn();
  });
});

describe('a modal', () => {
  it.each([
    ['that nobody opened', undefined],
    ['from a message', shared],
  ])('%s is answered plainly', (_name, from) =>
    isNotUnderstood({
      type: ModalSubmit,
      data: { custom_id: 'none', components: [] },
      ...(from ? { message: from(on) } : {}),
    }),
  );
});

describe('a value of another JSON type than Discord’s', () => {
  const nameForm = () => encodeCustomId({ tableId: null, revision: 0, verb: 'me', args: ['nameForm'] });
  const submitted = (value: unknown) => ({
    custom_id: nameForm(),
    components: [{ type: 18, component: { type: 4, custom_id: 'name', value } }],
  });
  const control = (data: object) => ({ type: MessageComponent, data, message: shared(on) });
  const option = (type: number, name: string, value: unknown) => ({
    type: ApplicationCommand,
    data: sub('open', [
      { type: 3, name: 'game', value: 'artus' },
      { type, name, value },
    ]),
  });

  const named = (nick: unknown) => {
    const { id } = active(on);
    const member = {
      nick,
      roles: [],
      joined_at: new Date(0).toISOString(),
      deaf: false,
      mute: false,
      flags: 0,
    };
    return { ...member, permissions: '0', user: { id, username: 'ann', discriminator: '0', avatar: null } };
  };

  it.each([[7], [true], [{ text: 'Ann' }], [['Ann']]])(
    'in a form, %j, is answered plainly and not kept',
    async (value) => {
      await isNotUnderstood({ type: ModalSubmit, data: submitted(value) });
      const opened = await send(control({ custom_id: nameForm(), component_type: 2 }));
      expect(opened.modal!.custom_id).toBe(nameForm());
      await goesOn();
    },
  );

  it.each<[string, () => RawInteraction]>([
    ['a custom id', () => control({ custom_id: 7, component_type: 2 })],
    ['a menu’s entry', () => control({ custom_id: `1|${id}|0|menu|0`, component_type: 3, values: [7] })],
    ['a menu’s entries', () => control({ custom_id: `1|${id}|0|menu|0`, component_type: 3, values: 'ab' })],
    ['a text', () => option(3, 'variant', 7)],
    ['a number', () => option(4, 'computers', '2')],
    ['a yes or no', () => option(5, 'thread', 'yes')],
    ['a language', () => ({ ...option(3, 'variant', 'basic'), payload: { locale: 7 } })],
    ['a name', () => ({ ...option(3, 'variant', 'basic'), payload: { member: named(7) } })],
  ])('for %s is answered plainly', (_name, sent) => isNotUnderstood(sent()));

  it('in what somebody types is an empty list', async () => {
    const data = sub('start', [{ type: 3, name: 'first', value: 7, focused: true }]);
    expect((await send({ type: ApplicationCommandAutocomplete, data })).choices).toEqual([]);
    await goesOn();
  });
});

describe('what is offered to somebody who types', () => {
  it.each<[string, unknown]>([
    ['no option in focus', sub('start', [{ type: 3, name: 'first', value: 'a' }])],
    ['no option', sub('start')],
    ['no subcommand', table()],
    ['an unknown command', { id: '1', name: 'constructor', type: 1 }],
    ['no subcommand of a game', { id: '1', name: 'artus', type: 1 }],
    [
      'an unknown subcommand of a game',
      { id: '1', name: 'artus', type: 1, options: [{ type: 1, name: 'x' }] },
    ],
    [
      'another game than the one here',
      { id: '1', name: 'court', type: 1, options: [{ type: 1, name: 'bid' }] },
    ],
    [
      'no focus in a game',
      { id: '1', name: 'artus', type: 1, options: [{ type: 1, name: 'draw', options: [] }] },
    ],
  ])('is an empty list for %s', async (_name, data) => {
    expect((await send({ type: ApplicationCommandAutocomplete, data })).choices).toEqual([]);
    await goesOn();
  });
});
