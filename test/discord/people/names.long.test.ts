import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, describe, expect, it } from 'vitest';
import { sayIn } from '../../../src/i18n/index.ts';
import { CHARACTERS } from '../../../src/table/characters.ts';
import { playRandomly } from '../fixtures/random-game.ts';
import { type Stage, stage } from '../fixtures/stage.ts';
import { isPrivate, press, randomFrom } from '../fixtures/stranger.ts';

const [english, french] = [sayIn('en-US'), sayIn('fr')];

/** Called differently in the two languages. */
const TRANSLATED = CHARACTERS.knight.filter((id) => english(`players-${id}`) !== french(`players-${id}`));
const ENGLISH = TRANSLATED.map((id) => english(`players-${id}`));
const FRENCH = TRANSLATED.map((id) => french(`players-${id}`));

let on: Stage;
afterEach(() => on.close());

const namedIn = (text: string, names: readonly string[]): string[] =>
  names.filter((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text));

describe('computer players', () => {
  it.each(['artus', 'court', 'quests'])('are called as the reader calls them, in all of %s', async (game) => {
    on = await stage({ playground: { users: [{ name: 'ann' }] }, seed: 'names' });
    const ann = on.playground.discord.user('ann');
    const seen = new Map<string, APIMessage>();
    on.playground.discord.world.events.on('message', ({ message }) =>
      seen.set(JSON.stringify(message), message),
    );
    const options = { game, computers: 2, level: 'knight', language: 'fr' };
    const { message } = await ann.command(on.channelId, 'table open', options);
    await press(ann, message!, french('discord-button-start'));
    const { id } = await on.tables.inChannel(on.channelId);
    await playRandomly(on, id, randomFrom(7), 0.1, english);
    for (const command of ['rules', 'games', 'hand', 'replay']) await ann.command(on.channelId, command);
    const texts = (privately: boolean) =>
      [...seen].filter(([, each]) => isPrivate(each) === privately).map(([text]) => text);
    expect(texts(false).flatMap((text) => namedIn(text, ENGLISH))).toEqual([]);
    expect(texts(true).flatMap((text) => namedIn(text, FRENCH))).toEqual([]);
    expect(texts(false).flatMap((text) => namedIn(text, FRENCH))).toContain('Gauvain');
    expect(texts(true).flatMap((text) => namedIn(text, ENGLISH))).toContain('Gawain');
  });
});
