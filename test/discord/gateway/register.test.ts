import { describe, expect, it } from 'vitest';
import { commands } from '../../../commands/index.ts';
import { sameCommands } from '../../../src/discord/gateway/register.ts';

const ours = [...commands.values()].map(({ data }) => data);

/** As Discord gives commands back: with ids, versions and defaults, and in an order of its own. */
const theirs = (): object[] =>
  structuredClone(ours)
    .reverse()
    .map((command) => ({
      id: '1',
      application_id: '2',
      version: '3',
      default_member_permissions: null,
      nsfw: false,
      ...command,
      name_localizations: null,
    }));

describe('whether commands have changed', () => {
  it('is not said of the same commands as Discord gives them back', () => {
    expect(sameCommands(theirs(), ours)).toBe(true);
  });

  it.each([
    ['a limit', '"min_value":0', '"min_value":1'],
    ['a command’s name', '"name":"hand"', '"name":"cards"'],
    ['an option’s name', '"name":"computers"', '"name":"robots"'],
    ['a choice', '"name":"My tables"', '"name":"TableService of mine"'],
    ['where it may be used', '"contexts":[0]', '"contexts":[0,1]'],
    ['whether it is required', '"required":true', '"required":false'],
    ['another language', '"name_localizations":null', '"name_localizations":{"de":"tisch"}'],
  ])('is said of %s', (_what, before, after) => {
    const text = JSON.stringify(theirs());
    expect(text).toContain(before);
    expect(sameCommands(JSON.parse(text.replace(before, after)), ours)).toBe(false);
  });

  it('is said of one more, one fewer, and of no list', () => {
    expect(sameCommands(theirs().slice(1), ours)).toBe(false);
    expect(sameCommands([...theirs(), { name: 'more' }], ours)).toBe(false);
    expect(sameCommands(null, ours)).toBe(false);
  });
});
