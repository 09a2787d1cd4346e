import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, describe, expect, it } from 'vitest';
import type { FrameOrder } from '../../../render/drawing/film.ts';
import { createPainting, type PictureOrder } from '../../../render/drawing/order.ts';
import { translator } from '../../../src/i18n/index.ts';
import { CHARACTERS_BY_LEVEL } from '../../../src/table/characters.ts';
import { cut } from '../../../src/telling/markdown.ts';
import { MAX_ALT } from '../../../src/telling/text.ts';
import { inscriptions } from '../../render/fixtures/inscriptions.ts';
import { playRandomly } from '../fixtures/random-game.ts';
import { BlankRenderer, type Stage, stage } from '../fixtures/stage.ts';
import { choose, enabled, isPrivate, press, randomFrom, use } from '../fixtures/stranger.ts';

const [english, french] = [translator('en-US'), translator('fr')];

/** Called differently in the two languages. */
const TRANSLATED = CHARACTERS_BY_LEVEL.knight.filter(
  (id) => english(`players-${id}`) !== french(`players-${id}`),
);
const ENGLISH = TRANSLATED.map((id) => english(`players-${id}`));
const FRENCH = TRANSLATED.map((id) => french(`players-${id}`));

/** Pictures of each kind that are drawn in a game: drawing takes long. */
const DRAWN = 6;

/** Paints nothing, but keeps some of what it would have painted, to be read after the game: nobody waits for it. */
class KeepingRenderer extends BlankRenderer {
  readonly #counts = new Map<string, number>();
  readonly #orders: PictureOrder[] = [];

  override async picture(order: PictureOrder) {
    this.#keep(order);
    return super.picture(order);
  }

  override async frame(frame: FrameOrder, signal?: AbortSignal) {
    this.#keep(frame.picture);
    return super.frame(frame, signal);
  }

  #keep(order: PictureOrder): void {
    const kind = `${order.subject.kind} in ${order.scene.t('rules-overview')}`;
    const count = this.#counts.get(kind) ?? 0;
    this.#counts.set(kind, count + 1);
    if (count < DRAWN) this.#orders.push(order);
  }

  /** What's written in pictures, by their alt texts. */
  read(): ReadonlyMap<string, string> {
    return new Map(
      this.#orders.map((order) => {
        const painting = createPainting(order);
        const words = inscriptions(painting).map(({ text }) => text);
        return [cut(painting.alt, MAX_ALT), [...words, painting.text].join('\n')];
      }),
    );
  }
}

/** Whole games, with some of their pictures. */
const LONG = { timeout: 120_000 } as const;

let on: Stage;
afterEach(() => on.close());

const namedIn = (text: string, names: readonly string[]): string[] =>
  names.filter((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text));

describe('computer players', () => {
  it.each(['artus', 'court', 'quests'])(
    'are called as the reader calls them, in all of %s',
    LONG,
    async (game) => {
      const renderer = new KeepingRenderer();
      on = await stage({ playground: { users: [{ name: 'ann' }] }, seed: 'names', renderer });
      const ann = on.playground.discord.user('ann');
      const seen = new Map<string, APIMessage>();
      on.playground.discord.world.events.on('message', ({ message }) =>
        seen.set(JSON.stringify(message), message),
      );
      const options = { game, computers: 2, level: 'knight', language: 'fr' };
      const { message } = await ann.command(on.channelId, 'table open', options);
      await press(ann, message!, french('discord-button-start'));
      const { id } = await on.tables.inChannel(on.channelId);
      const random = randomFrom(7);
      await playRandomly(on, id, random, 0.1, english);
      for (const command of ['rules', 'games', 'hand']) await ann.command(on.channelId, command);
      await lookBack(ann, random);
      const texts = (privately: boolean) =>
        [...seen].filter(([, each]) => isPrivate(each) === privately).map(([text]) => text);
      const read = renderer.read();
      const drawn = (privately: boolean) =>
        [...seen.values()]
          .filter((each) => isPrivate(each) === privately)
          .flatMap(({ attachments }) => attachments.flatMap(({ description }) => description ?? []))
          .flatMap((alt) => read.get(alt) ?? []);
      for (const said of [texts, drawn]) {
        expect(said(false).flatMap((text) => namedIn(text, ENGLISH))).toEqual([]);
        expect(said(true).flatMap((text) => namedIn(text, FRENCH))).toEqual([]);
        expect(said(false).flatMap((text) => namedIn(text, FRENCH))).toContain('Gauvain');
        expect(said(true).flatMap((text) => namedIn(text, ENGLISH))).toContain('Gawain');
      }
    },
  );
});

/** Opens the game again, steps through it, sees it with everybody's eyes, and shares a moment. */
async function lookBack(ann: ReturnType<Stage['playground']['discord']['user']>, random: () => number) {
  let shown = (await ann.command(on.channelId, 'replay')).message!;
  for (let n = 0; n < LOOKS; n++) {
    // A use changes the message, and what its menus are called.
    for (const at of [0, 1]) {
      const menu = enabled(shown).filter(({ options = [] }) => options.length > 0)[at]!;
      shown = (await use(ann, shown, menu, random)).message ?? shown;
    }
    shown = (await press(ann, shown, english('look-back-first'))).message ?? shown;
    shown = (await press(ann, shown, english('look-back-next'))).message ?? shown;
  }
  await choose(ann, shown, english('look-back-share'));
}

/** How often each menu is used. */
const LOOKS = 4;

/** What people read of a message, besides the names that Discord itself adds. */
function* readIn(value: unknown, key = ''): Generator<string> {
  if (typeof value === 'string' && READ.includes(key)) yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const [inner, part] of Object.entries(value))
    if (!BY_DISCORD.includes(inner)) yield* readIn(part, Array.isArray(value) ? key : inner);
}
const READ = ['content', 'label', 'description', 'placeholder', 'title', 'value', 'name'];
const BY_DISCORD = [
  'author',
  'mentions',
  'resolved',
  'member',
  'user',
  'interaction',
  'interaction_metadata',
];

const RIGHT_TO_LEFT = /[\u0590-\u08FF]/;

describe('names that are read from right to left', () => {
  it.each(['artus', 'court', 'quests'])('keep scores with their owners, in all of %s', LONG, async (game) => {
    const renderer = new KeepingRenderer();
    const [host, guest] = ['אבי כהן', 'محمد (5)'];
    const users = [{ name: host }, { name: guest }];
    on = await stage({ playground: { users }, seed: 'names', renderer });
    const [avi, other] = on.playground.discord.users;
    const seen = new Set<string>();
    on.playground.discord.world.events.on('message', ({ message }) => {
      for (const text of readIn(message)) seen.add(text);
    });
    const { message } = await avi!.command(on.channelId, 'table open', { game, computers: 1 });
    const joined = await press(other!, message!, english('discord-button-join'));
    await press(avi!, joined.message!, english('discord-button-start'));
    const { id } = await on.tables.inChannel(on.channelId);
    const random = randomFrom(7);
    await playRandomly(on, id, random, 0.1, english);
    for (const command of ['games', 'hand', 'table show']) await avi!.command(on.channelId, command);
    await lookBack(avi!, random);
    const texts = [...seen, ...renderer.read().values()];
    const named = texts.filter((text) => RIGHT_TO_LEFT.test(text));
    expect(named.length).toBeGreaterThan(20);
    // What's isolated moves nothing beside it.
    const isolated = /\u2068[^\u2066-\u2069]*\u2069/g;
    expect(named.filter((text) => /[\u0590-\u08FF\u2066-\u2069]/.test(text.replace(isolated, '')))).toEqual(
      [],
    );
  });
});
