import { describe, expect, it } from 'vitest';
import type { EmojiHolder } from '../../../src/discord/answers/emoji.ts';
import { toPayload } from '../../../src/discord/answers/message.ts';
import { button, buttonRows, menuRow } from '../../../src/discord/choices/controls.ts';
import { emojiName, signInText } from '../../../src/telling/markdown.ts';

/** An application with one emoji. */
const holder = {
  application: { emojis: { cache: { find: (test: (emoji: object) => boolean) => [EMOJI].find(test) } } },
} as unknown as EmojiHolder;
const EMOJI = { id: '123', name: 'court_jester_0a1b2c' };

const press = { tableId: null, revision: 0, verb: 'help', args: [] } as const;
const jester = emojiName('court_jester', '🃏');
const knight = emojiName('court_knight', '🐴');
const rows = [
  ...buttonRows([
    button(press, { text: 'Jester', emoji: jester }),
    button({ ...press, args: ['1'] }, { text: 'Knight', emoji: knight }),
    button({ ...press, args: ['2'] }, { text: 'Flag', emoji: '🏁' }),
  ]),
  menuRow({ ...press, args: ['3'] }, 'Choose', [{ value: 'a', text: 'Jester', emoji: jester }]),
];
const content = `A ${signInText(jester)} and a ${signInText(knight)}`;

const emojiIn = (payload: ReturnType<typeof toPayload>) =>
  payload.components.flatMap(({ components }) =>
    components.flatMap((component) =>
      'options' in component
        ? component.options.map(({ emoji }) => emoji)
        : 'emoji' in component
          ? [component.emoji]
          : [],
    ),
  );

describe('the bot’s own emoji', () => {
  it('are used where they’re uploaded, and Unicode ones where not', () => {
    const payload = toPayload({ content, rows }, holder);
    const own = { id: '123', name: 'court_jester_0a1b2c' };
    expect(emojiIn(payload)).toEqual([own, { name: '🐴' }, { name: '🏁' }, own]);
    expect(payload.content).toBe('A <:court_jester_0a1b2c:123> and a 🐴');
  });

  it('are Unicode ones before they’re uploaded', () => {
    const payload = toPayload({ content, rows }, null);
    expect(emojiIn(payload)).toEqual([{ name: '🃏' }, { name: '🐴' }, { name: '🏁' }, { name: '🃏' }]);
    expect(payload.content).toBe('A 🃏 and a 🐴');
  });

  it('never make a text too long', () => {
    const long = signInText(jester).repeat(900);
    expect(toPayload({ content: long }, holder).content).toBe('🃏'.repeat(900));
  });
});
