import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../base/manual-clock.ts';
import { COMMANDS, clickButton, runHelp } from './interaction-fixtures.ts';
import { button, row } from './payloads.ts';
import { fieldErrors, RawClient } from './raw-client.ts';

describe('modals and autocomplete choices', () => {
  const clock = new ManualClock();
  let raw: RawClient;

  beforeEach(async () => {
    raw = await RawClient.start({ clock });
    await raw.commands(COMMANDS);
  });
  afterEach(() => raw.close());

  const input = (more: object = {}) => ({ type: 4, custom_id: 'name', style: 1, ...more });
  const label = (component: object) => ({ type: 18, label: 'Name', component });
  const options = (...values: string[]) => values.map((value) => ({ label: value, value }));
  const chosen = (all: object[]) => all.map((each) => ({ ...each, default: true }));
  const MODALS: readonly [string, object, string, string][] = [
    ['a title of 46', { title: 'x'.repeat(46) }, 'data.title', 'BASE_TYPE_BAD_LENGTH'],
    ['a button', { components: [row(button())] }, 'data.components.0.components.0.type', 'BASE_TYPE_CHOICES'],
    [
      'a duplicate custom id',
      { components: [label(input()), label(input())] },
      'data.components.1.component.custom_id',
      'COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    [
      'a single radio button',
      { components: [label({ type: 21, custom_id: 'r', options: options('a') })] },
      'data.components.0.component.options',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'eleven checkboxes',
      { components: [label({ type: 22, custom_id: 'c', options: options(...'abcdefghijk') })] },
      'data.components.0.component.options',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'two chosen radio buttons',
      { components: [label({ type: 21, custom_id: 'r', options: chosen(options('a', 'b')) })] },
      'data.components.0.component.options',
      'SELECT_COMPONENT_DEFAULTS',
    ],
    [
      'the same checkbox twice',
      { components: [label({ type: 22, custom_id: 'c', options: options('a', 'a') })] },
      'data.components.0.component.options.1.value',
      'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
    ],
    [
      'an input without label',
      { components: [row(input())] },
      'data.components.0.components.0.label',
      'BASE_TYPE_REQUIRED',
    ],
  ];

  it.each(MODALS)('modals are rejected for %s', async (_name, more, field, code) => {
    const { interaction } = await runHelp(raw);
    const data = { title: 'Name', custom_id: 'm', components: [label(input())], ...more };
    const answer = await raw.callback(interaction, { type: 9, data });
    expect(answer.status).toBe(400);
    expect(fieldErrors(answer.body)).toMatchObject({ [field]: code });
  });

  it('modals are filled in and submitted', async () => {
    const { interaction, outcome } = await clickButton(raw);
    const data = { title: 'Name', custom_id: 'm', components: [label(input({ min_length: 2 }))] };
    await raw.callback(interaction, { type: 9, data });
    const ann = raw.discord.user('ann');
    const opened = await outcome;
    await expect(ann.submitModal(opened, { name: 'x' })).rejects.toThrow('too short');
    await expect(ann.submitModal(opened, { nick: 'xx' })).rejects.toThrow('no field nick');
    const next = raw.nextInteraction();
    const sent = ann.submitModal('m', { name: 'xx' });
    const submitted = await next;
    expect(submitted.data).toMatchObject({
      custom_id: 'm',
      components: [{ component: { custom_id: 'name', value: 'xx' } }],
    });
    await raw.callback(submitted, { type: 7, data: { content: 'named' } });
    expect((await sent).message?.id).toBe(submitted.message?.id);
  });

  it('radio buttons and checkboxes are chosen, and what is not touched stays as it was', async () => {
    const { interaction, outcome } = await clickButton(raw);
    const [a, b] = options('a', 'b');
    const components = [
      label({ type: 21, custom_id: 'one', options: [a, { ...b, default: true }] }),
      label({ type: 21, custom_id: 'kept', required: false, options: [{ ...a, default: true }, b] }),
      label({ type: 22, custom_id: 'some', min_values: 0, required: false, options: [a, b] }),
    ];
    await raw.callback(interaction, { type: 9, data: { title: 'All', custom_id: 'm', components } });
    const ann = raw.discord.user('ann');
    const opened = await outcome;
    await expect(ann.submitModal(opened, { one: 'c' })).rejects.toThrow('no option c');
    await expect(ann.submitModal(opened, { one: ['a', 'b'] })).rejects.toThrow('takes 1 to 1');
    const next = raw.nextInteraction();
    const sent = ann.submitModal(opened, { one: 'a', some: ['a', 'b'] });
    const submitted = await next;
    expect(submitted.data).toMatchObject({
      components: [
        { component: { type: 21, custom_id: 'one', value: 'a' } },
        { component: { type: 21, custom_id: 'kept', value: 'a' } },
        { component: { type: 22, custom_id: 'some', values: ['a', 'b'] } },
      ],
    });
    await raw.callback(submitted, { type: 7, data: { content: 'chosen' } });
    await sent;
  });

  const CHOICES: readonly [string, object[], string, string][] = [
    [
      'a value of 101',
      [{ name: 'a', value: 'x'.repeat(101) }],
      'data.choices.0.value',
      'BASE_TYPE_MAX_LENGTH',
    ],
    ['a number for a string option', [{ name: 'a', value: 1 }], 'data.choices.0.value', 'BASE_TYPE_CONVERT'],
  ];

  it.each(CHOICES)('choices are rejected for %s', async (_name, choices, field, code) => {
    const next = raw.nextInteraction();
    raw.discord
      .user('ann')
      .autocomplete(raw.hall, 'artus', 'card', '')
      .catch(() => undefined);
    const answer = await raw.callback(await next, { type: 8, data: { choices } });
    expect(fieldErrors(answer.body)).toEqual({ [field]: code });
  });

  it('choices are a response to autocomplete only', async () => {
    const next = raw.nextInteraction();
    const asked = raw.discord.user('ann').autocomplete(raw.hall, 'artus', 'card', 'fo');
    const interaction = await next;
    expect(interaction.data).toMatchObject({ options: [{ name: 'card', value: 'fo', focused: true }] });
    const choices = [{ name: 'Four', value: '4' }];
    await raw.callback(interaction, { type: 8, data: { choices } });
    expect((await asked).choices).toEqual(choices);
    expect(
      fieldErrors(
        (await raw.callback((await clickButton(raw)).interaction, { type: 8, data: { choices } })).body,
      ),
    ).toEqual({ type: 'BASE_TYPE_CHOICES' });
  });
});
