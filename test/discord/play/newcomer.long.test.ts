import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, expect, it } from 'vitest';
import { silent } from '../../../src/base/log.ts';
import { guideOf } from '../../../src/faces/registry.ts';
import { actionKey } from '../../../src/games/game.ts';
import { sayIn } from '../../../src/i18n/index.ts';
import { directly } from '../../../src/players/thinker.ts';
import { computerMove } from '../../../src/table/computers.ts';
import { seatViewFor } from '../../../src/table/views.ts';
import type { Stage } from '../fixtures/stage.ts';
import { enabled, isPrivate, newest, press } from '../fixtures/stranger.ts';
import { carryOut, nextUse, openStage, targetsOf } from '../fixtures/whole-game.ts';

const say = sayIn('en-US');

/** With it, the figures are printed. */
const { REPORT } = process.env;

/** The most of a newcomer's way to their first move, of the hand they make it from, and of an open hand on average. */
const MOST = { presses: 6, words: 400, wordsOfHand: 90 };

let stage: Stage;
afterEach(() => stage.close());

/** Words and figures, of which somebody reads all that's above a message's controls, and what's on its buttons. */
const wordsOf = (message: APIMessage): number =>
  [message.content, ...enabled(message).map(({ label }) => label ?? '')]
    .join(' ')
    .replace(/<[^>]+>|-#/g, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const rounded = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

/** Somebody's first game against a Page, in which they move as a Squire would. */
async function firstGame(game: string) {
  stage = await openStage(['ann'], `newcomer ${game}`);
  const { discord } = stage.playground;
  const ann = discord.user('ann');
  const channelId = discord.channel('round-table').id;
  const lobby = (await ann.command(channelId, 'table open', { game, computers: 1 })).message!;
  await press(ann, lobby, say('discord-button-start'));
  const { id } = await stage.tables.inChannel(channelId);
  const counted = { presses: 2, words: wordsOf(lobby), first: { presses: 0, words: 0 } };
  const hands: number[] = [];
  for (;;) {
    if (await stage.tables.settled(id)) break;
    const seat = await stage.tables.read(id, seatViewFor(ann.id));
    const table = await stage.tables.read(id, (document) => document);
    const { action } = await computerMove(table, seat.seat, { thinker: directly, log: silent });
    const [legal, target] = [...targetsOf(seat.actions, guideOf(seat.table.game))].find(
      ([each]) => actionKey(each) === actionKey(action),
    )!;
    expect(seat.actions).toContain(legal);
    let hand = newest(ann, channelId, isPrivate);
    if (!hand || !nextUse(hand, target)) {
      const shared = newest(ann, channelId, (message) => !isPrivate(message))!;
      hand = (await press(ann, shared, say('discord-button-hand'))).message!;
      counted.presses++;
      counted.words += wordsOf(shared);
    }
    hands.push(wordsOf(hand));
    counted.words += wordsOf(hand);
    counted.presses += (await carryOut(ann, hand, target)).presses;
    if (counted.first.presses === 0) counted.first = { presses: counted.presses, words: counted.words };
  }
  return {
    ...counted.first,
    wordsOfFirstHand: hands[0]!,
    wordsOfHand: rounded(hands),
    mostOfHand: Math.max(...hands),
    pressesOfGame: counted.presses,
  };
}

it.each(['artus', 'court', 'quests'])(
  'a newcomer to %s soon makes a good move, without reading much',
  { timeout: 600_000 },
  async (game) => {
    const figures = await firstGame(game);
    if (REPORT) process.stdout.write(`${game} ${JSON.stringify(figures)}\n`);
    expect(figures.presses).toBeLessThanOrEqual(MOST.presses);
    expect(figures.words).toBeLessThanOrEqual(MOST.words);
    expect(figures.wordsOfFirstHand).toBeLessThanOrEqual(MOST.wordsOfHand);
    expect(figures.wordsOfHand).toBeLessThanOrEqual(MOST.wordsOfHand);
  },
);
