import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, expect, it } from 'vitest';
import { silent } from '../../../src/base/log.ts';
import { actionKey } from '../../../src/games/game.ts';
import { locales, translator } from '../../../src/i18n/index.ts';
import { directly } from '../../../src/players/thinker.ts';
import { computerMove } from '../../../src/table/computers.ts';
import { seatViewFor } from '../../../src/table/views.ts';
import { getGuide } from '../../../src/telling/registry.ts';
import type { Stage } from '../fixtures/stage.ts';
import { enabled, isPrivate, newest, press } from '../fixtures/stranger.ts';
import { carryOut, nextUse, openStage, targetsOf } from '../fixtures/whole-game.ts';

const t = translator('en-US');

/** With it, the figures are printed, and the wordiest hand of each kind of choice. */
const { REPORT } = process.env;

/** The most of a newcomer's way to their first move, and of any hand of a game. */
const MOST = { presses: 6, words: 400, wordsOfHand: 90 };

let stage: Stage;
afterEach(() => stage.close());

/** Words and figures, of which somebody reads all that's above a message's controls, on its buttons and in its menus. */
const wordsOf = (message: APIMessage): number =>
  [message.content, ...enabled(message).map(({ label, placeholder }) => label ?? placeholder ?? '')]
    .join(' ')
    .replace(/<[^>]+>|-#/g, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Somebody's private message, in which they chose something. */
interface Hand {
  /** Which types of actions they could choose from, and at which step. */
  readonly choice: string;
  readonly words: number;
}

/** The most words of each kind of choice, the wordiest first. */
function wordiest(hands: readonly Hand[]): [choice: string, words: number][] {
  const most = new Map<string, number>();
  for (const { choice, words } of hands) most.set(choice, Math.max(most.get(choice) ?? 0, words));
  return [...most].sort(([, a], [, b]) => b - a);
}

/** Somebody's first game against Pages, in which they move as a Squire would. */
async function firstGame(game: string, variant: string, computers: number, locale: string) {
  stage = await openStage([{ name: 'ann', locale }], `newcomer ${game}`);
  const { discord } = stage.playground;
  const ann = discord.user('ann');
  const channelId = discord.channel('round-table').id;
  const lobby = (await ann.command(channelId, 'table open', { game, variant, computers })).message!;
  await press(ann, lobby, t('discord-button-start'));
  const { id } = await stage.tables.inChannel(channelId);
  const counted = { presses: 2, words: wordsOf(lobby), first: { presses: 0, words: 0 } };
  const hands: Hand[] = [];
  for (;;) {
    if (await stage.tables.settled(id)) break;
    const seat = await stage.tables.read(id, seatViewFor(ann.id));
    const table = await stage.tables.read(id, (document) => document);
    const { action } = await computerMove(table, seat.seat, { thinker: directly, log: silent });
    const [legal, target] = [...targetsOf(seat.actions, getGuide(seat.table.game))].find(
      ([each]) => actionKey(each) === actionKey(action),
    )!;
    expect(seat.actions).toContain(legal);
    let hand = newest(ann, channelId, isPrivate);
    if (!hand || !nextUse(hand, target)) {
      const shared = newest(ann, channelId, (message) => !isPrivate(message))!;
      hand = (await press(ann, shared, t('discord-button-hand'))).message!;
      counted.presses++;
      counted.words += wordsOf(shared);
    }
    const types = [...new Set(seat.actions.map(({ type }) => type))].sort().join();
    const { presses, ways } = await carryOut(ann, hand, target);
    hands.push(...ways.map((way, at) => ({ choice: `${types} ${at + 1}`, words: wordsOf(way) })));
    counted.words += wordsOf(hand);
    counted.presses += presses;
    if (counted.first.presses === 0) counted.first = { presses: counted.presses, words: counted.words };
  }
  return {
    ...counted.first,
    wordsOfFirstHand: hands[0]!.words,
    wordsOfHand: Math.round(hands.reduce((sum, { words }) => sum + words, 0) / hands.length),
    pressesOfGame: counted.presses,
    wordiest: wordiest(hands),
  };
}

const GAMES = [
  ['artus', 'basic', 1],
  ['artus', 'advanced', 3],
  ['court', 'standard', 1],
  ['court', 'standard', 3],
  ['quests', 'basic', 1],
  ['quests', 'seals', 3],
] as const;

it.each(locales.flatMap((locale) => GAMES.map((game) => [...game, locale] as const)))(
  'a newcomer to %s, %s, against %i, soon makes a good move without reading much (%s)',
  { timeout: 600_000 },
  async (game, variant, computers, locale) => {
    const figures = await firstGame(game, variant, computers, locale);
    if (REPORT)
      process.stdout.write(`${game} ${variant} ${computers} ${locale} ${JSON.stringify(figures)}\n`);
    expect(figures.presses).toBeLessThanOrEqual(MOST.presses);
    expect(figures.words).toBeLessThanOrEqual(MOST.words);
    expect(figures.wordiest.filter(([, words]) => words > MOST.wordsOfHand)).toEqual([]);
  },
);
