import { expect } from 'vitest';
import { Renderer } from '../../render/drawing/renderer.ts';
import type { Painting } from '../../render/painting.ts';
import { englishOf, notesIn, readAll } from '../../scripts/language/progress.ts';
import { translator } from '../../src/i18n/index.ts';
import { languages } from '../../src/i18n/languages.ts';
import { SOURCE } from '../../src/i18n/source.ts';
import { playWholeGame } from '../discord/fixtures/random-game.ts';
import { type Stage, stage } from '../discord/fixtures/stage.ts';
import { randomFrom } from '../discord/fixtures/stranger.ts';
import { inscriptions } from '../render/fixtures/inscriptions.ts';
import { readIn } from './said.ts';
import { vocabularyOf, wordsIn } from './vocabulary.ts';

const textsOf = (locale: string): string[] => [...languages.get(locale)!.values()];

/** Words of English messages that the other language doesn't have, but for messages that it leaves in English. */
function onlyEnglish(locale: string): Set<string> {
  const notes = notesIn(`src/i18n/languages/${locale}`);
  const english = englishOf(readAll(languages.get(locale)), readAll(languages.get(SOURCE)), notes);
  const own = vocabularyOf(textsOf(locale), english);
  return new Set([...vocabularyOf(textsOf(SOURCE))].filter((word) => !own.has(word)));
}

/** Draws one picture in so many, and keeps what's written on them. */
class ReadingRenderer extends Renderer {
  readonly written = new Set<string>();
  #seen = 0;
  readonly #oneIn: number;

  constructor(oneIn: number) {
    super();
    this.#oneIn = oneIn;
  }

  override async png(painting: Painting): Promise<Buffer> {
    this.written.add(painting.alt).add(painting.text);
    if (this.#seen++ % this.#oneIn === 0)
      for (const { text } of inscriptions(painting)) this.written.add(text);
    return BLANK;
  }
}

const BLANK = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

/** Names that don't look like a word of any language. */
const PEOPLE = ['zzyx', 'qqwo', 'xxva', 'jjub', 'vvoq'];

/** Plays a whole game on a server and with people of one language. @returns English words that somebody has read */
export async function englishIn(
  locale: string,
  game: string,
  variant: string,
  people: number,
  seed: number,
): Promise<string[]> {
  const renderer = new ReadingRenderer(6);
  const users = PEOPLE.slice(0, people).map((name) => ({ name, locale }));
  const on: Stage = await stage({
    renderer,
    seed: `${locale} ${seed}`,
    playground: {
      users,
      guilds: [{ name: 'Camelot', locale, channels: [{ name: 'round-table' }] }],
      limits: { requests: 1_000_000, fileBytes: 1 },
    },
  });
  try {
    await playWholeGame(
      on,
      PEOPLE.slice(0, people),
      { game, variant },
      randomFrom(seed),
      0.1,
      translator(locale),
    );
    // Commands are registered in English, with their names in other languages beside it.
    const requests = on.playground.discord.requests.filter(({ route }) => !route.endsWith('/commands'));
    const said = requests.flatMap(({ body }) => readIn(body));
    expect(said.length).toBeGreaterThan(100);
    const english = onlyEnglish(locale);
    const found = new Map<string, string>();
    for (const text of [...said, ...renderer.written])
      for (const word of wordsIn(text)) if (english.has(word) && !found.has(word)) found.set(word, text);
    return [...found].map(([word, text]) => `${word} in: ${text}`);
  } finally {
    await on.close();
  }
}
