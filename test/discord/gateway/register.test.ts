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
    }));

describe('comparing registered commands', () => {
  it('finds no change in the same commands as Discord returns them', () => {
    expect(sameCommands(theirs(), ours)).toBe(true);
  });

  it.each([
    ['a limit', '"min_value":0', '"min_value":1'],
    ['a command’s name', '"name":"hand"', '"name":"cards"'],
    ['an option’s name', '"name":"computers"', '"name":"robots"'],
    ['a choice', '"name":"My tables"', '"name":"Mine"'],
    ['where it may be used', '"contexts":[0]', '"contexts":[0,1]'],
    ['whether it is required', '"required":true', '"required":false'],
    ['a name in another language', '"de":"tisch"', '"de":"tafel"'],
    ['a description in another language', '"de":"Welches Spiel"', '"de":"Was"'],
  ])('notices a change of %s', (_what, before, after) => {
    const text = JSON.stringify(theirs());
    expect(text).toContain(before);
    expect(sameCommands(JSON.parse(text.replace(before, after)), ours)).toBe(false);
  });

  it('notices an added or missing command, and a missing list', () => {
    expect(sameCommands(theirs().slice(1), ours)).toBe(false);
    expect(sameCommands([...theirs(), { name: 'more' }], ours)).toBe(false);
    expect(sameCommands(null, ours)).toBe(false);
  });
});
