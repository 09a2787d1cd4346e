import type { APIMessage } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { translator } from '../../../src/i18n/index.ts';
import type { Outcome } from '../../../src/playground/users/outcome.ts';
import type { LocalUser } from '../../../src/playground/users/user.ts';
import { owedReport } from '../../../src/table/report.ts';
import type { FaultyStore } from '../../table/fixtures/stores.ts';
import { type Stage, type StageOptions, stage } from '../fixtures/stage.ts';
import {
  calledUser,
  enabled,
  isEndLine,
  isPrivate,
  newest,
  pickFrom,
  press,
  randomFrom,
  use,
} from '../fixtures/stranger.ts';

export const t = translator('en-US');

export const PEOPLE = ['ann', 'ben', 'cleo'];
export const USERS = ['Ann', 'Ben', 'Cleo', 'Dan'].map((displayName) => ({
  name: displayName.toLowerCase(),
  displayName,
}));

export const CALLBACK = '/interactions/{interaction_id}/{interaction_token}/callback';
export const FOLLOW_UP = '/webhooks/{webhook_id}/{webhook_token}';
export const CREATE_MESSAGE = '/channels/{channel_id}/messages';

export const newStage = (options: StageOptions = {}): Promise<Stage> =>
  stage({ playground: { users: USERS, limits: { requests: 100_000 } }, ...options });

/** A new process of the bot on the same local Discord. */
export const restarted = (on: Stage, store: FaultyStore = on.store.copy()): Promise<Stage> =>
  newStage({ on: on.playground, store });

export const user = (on: Stage, name: string): LocalUser => on.playground.discord.user(name);

export const command = (on: Stage, name: string, text: string, values = {}): Promise<Outcome> =>
  user(on, name).command(on.channelId, text, values);

/** The channel's newest public message with controls. */
export const shared = (on: Stage): APIMessage =>
  newest(on.playground.discord.users[0]!, on.channelId, (message) => !isPrivate(message))!;

/** Whoever the channel says must act now. */
export const active = (on: Stage): LocalUser => calledUser(on.playground.discord, on.channelId)!;

export const waiting = (on: Stage): LocalUser =>
  PEOPLE.slice(0, 2)
    .map((name) => user(on, name))
    .find(({ id }) => id !== active(on).id)!;

export const openHand = async (on: Stage): Promise<APIMessage> =>
  (await press(active(on), shared(on), t('discord-button-hand'))).message!;

/** Makes the first choice that the private message offers. */
export const choose = (of: LocalUser, hand: APIMessage): Promise<Outcome> =>
  use(of, hand, enabled(hand)[0]!, randomFrom(1));

export interface Opening {
  readonly game?: string;
  readonly people?: readonly string[];
  readonly channelId?: string;
}

/** Starts a game in the channel. @returns the table's id */
export async function startGame(on: Stage, opening: Opening = {}): Promise<string> {
  const { game = 'artus', people = PEOPLE.slice(0, 2), channelId = on.channelId } = opening;
  const [host, ...guests] = people.map((name) => user(on, name));
  const opened = await host!.command(channelId, 'table open', { game });
  for (const guest of guests) await press(guest, opened.message!, t('discord-button-join'));
  await press(host!, opened.message!, t('discord-button-start'));
  const { id } = await on.tables.inChannel(channelId);
  await on.tables.settled(id);
  return id;
}

/** A game of the court in which the first auction is open. */
export async function startAuction(on: Stage): Promise<string> {
  const id = await startGame(on, { game: 'court', people: PEOPLE });
  for (let taken = 0; taken < PEOPLE.length; taken++) {
    await press(active(on), shared(on), 'Take a maiden');
    await on.tables.settled(id);
  }
  return id;
}

/** People play at random to the end. */
export async function playOut({ tables }: Stage, id: string, seed: number): Promise<void> {
  const random = randomFrom(seed);
  for (;;) {
    const info = await tables.info(id);
    if (info.status !== 'playing') {
      await tables.settled(id);
      return;
    }
    const holder = info.seats[info.toAct[0]!]!;
    if (holder.kind !== 'person') throw new Error('no person to act');
    await tables.act(id, holder, info.revision, ({ actions }) => pickFrom(actions, random));
  }
}

/** Resolves with the id of the next table that a change is saved of. */
export const nextChange = (on: Stage): Promise<string> =>
  new Promise((resolve) => {
    const end = on.tables.subscribe(({ tableId }) => {
      end();
      resolve(tableId);
    });
  });

/** The channel's public messages, oldest first. */
export const publicMessages = (on: Stage, channelId = on.channelId): APIMessage[] =>
  user(on, 'ann')
    .visibleMessages(channelId)
    .filter((message) => !isPrivate(message));

/** The one that tells the end of a game. */
export const finalMessage = (on: Stage): APIMessage =>
  publicMessages(on).findLast((message) => (message.components ?? []).length > 0 && !isEndLine(message))!;

/** How many public messages hold the text. */
export const timesTold = (on: Stage, text: string, channelId = on.channelId): number =>
  publicMessages(on, channelId).filter(({ content }) => content.includes(text)).length;

/** The bot has put down its work, nobody was told of a fault, and the log has no error. */
export async function endsWell(...stages: readonly Stage[]): Promise<void> {
  const [first] = stages;
  for (const one of stages) await one.bot.stop();
  const said = first!.playground.discord.users
    .flatMap((one) => one.visibleMessages(first!.channelId))
    .map(({ content }) => content);
  const [beginning] = t('discord-refused-unexpected', { id: '' }).split('.');
  expect(said.filter((content) => content.includes(beginning!))).toEqual([]);
  expect(stages.flatMap(({ lines }) => lines).filter(({ level }) => level === 'error')).toEqual([]);
}

/** The bot starts again on the store, twice, and says nothing of what the channel has. */
export async function staysTold(on: Stage, id: string, copy: FaultyStore, text: string): Promise<void> {
  await on.bot.stop();
  let store = copy;
  for (let start = 0; start < 2; start++) {
    const later = await restarted(on, store);
    await later.tables.settled(id);
    await endsWell(later);
    expect(await later.tables.read(id, owedReport)).toBeNull();
    expect(timesTold(on, text)).toBe(1);
    store = later.store;
  }
}
