import { type RandomIndex, seededIndex } from '../../../../src/games/playout.ts';
import { ManualClock } from '../../../base/manual-clock.ts';
import type { Kind } from '../../../leaks/games.ts';
import type { Stage } from '../../fixtures/stage.ts';
import {
  checkFaultless,
  openStage,
  PEOPLE,
  playTurn,
  startGame,
  userToAct,
} from '../../fixtures/whole-game.ts';
import { heightOf } from './height.ts';
import { openHand, publicMessages } from './people.ts';
import { Watch } from './watch.ts';

/** `live` people play on at once, `daily` ones a move a day. */
export type Tempo = 'live' | 'daily';

export interface Manner {
  readonly tempo: Tempo;
  /** How often somebody says something between two turns, from 0 to 1. */
  readonly chat: number;
  /** Whether Discord counts private messages as a channel's newest; if absent, it doesn't. */
  readonly countsPrivateMessages?: boolean;
}

export interface Measures {
  readonly turns: number;
  /** Public messages that are left when the game is over. */
  readonly messages: number;
  /** Their height in a column of 600 px. */
  readonly height: number;
  /** The most of them at any time. */
  readonly most: number;
  /** From the start on. */
  readonly calls: number;
  /** How often the game began to wait for somebody who wasn't acting already. */
  readonly waits: number;
  /** Requests against the global limit per turn, in ascending order. */
  readonly requests: readonly number[];
}

const DAY = 24 * 3_600_000;

/** Plays one game of the setting. @throws Error if the bot logged a fault or Discord refused a request */
export async function measure(setting: Kind, manner: Manner, seed: string): Promise<Measures> {
  const name = `${seed} ${setting.game} ${setting.variant} ${setting.seats}`;
  const clock = new ManualClock(Date.parse('2026-03-02T09:00:00Z'));
  const stage = await openStage(PEOPLE.slice(0, setting.seats), name, clock, manner.countsPrivateMessages);
  try {
    const measures = await playThrough(stage, clock, setting, manner, seededIndex(name));
    checkFaultless(stage);
    return measures;
  } finally {
    await stage.close();
  }
}

async function playThrough(
  stage: Stage,
  clock: ManualClock,
  setting: Kind,
  { tempo, chat }: Manner,
  random: RandomIndex,
): Promise<Measures> {
  const { discord } = stage.playground;
  const channelId = discord.channel('round-table').id;
  const watch = new Watch(discord, channelId);
  const id = await startGame(stage, setting, channelId);
  await stage.tables.settled(id);
  // The host was told that they could start.
  const { calls: toStart } = watch;
  const requests: number[] = [];
  let waits = 0;
  let last = discord.users[0]!.id;
  for (let user = await userToAct(stage, id); user; user = await userToAct(stage, id)) {
    watch.look();
    if (user.id !== last) waits++;
    last = user.id;
    clock.advance(tempo === 'daily' ? DAY / 2 + random(DAY) : 5_000 + random(20_000));
    if (random(1_000) < chat * 1_000) discord.users.at(-1)!.say(channelId, 'Good morning!');
    const before = discord.requestCounts.global;
    const hand = await openHand(user, publicMessages(discord, channelId));
    await playTurn(stage, id, user, hand, 'any', random);
    await stage.tables.settled(id);
    requests.push(discord.requestCounts.global - before);
  }
  watch.look();
  const left = publicMessages(discord, channelId);
  return {
    turns: requests.length,
    messages: left.length,
    height: left.reduce((sum, message) => sum + heightOf(message), 0),
    most: watch.most,
    calls: watch.calls - toStart,
    waits,
    requests: requests.sort((a, b) => a - b),
  };
}
