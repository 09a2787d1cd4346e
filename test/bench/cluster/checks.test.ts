import { SnowflakeUtil } from 'discord.js';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ChannelLog, type Said, type Version } from '../../../bench/cluster/channel-log.ts';
import { check, checkAnswered } from '../../../bench/cluster/checks.ts';
import { Mismatch, type Wrong } from '../../../bench/cluster/mismatch.ts';
import type { Sent } from '../../../bench/cluster/people.ts';
import { type GameChoice, Scene, type Stage as SceneStage, Troubles } from '../../../bench/cluster/scene.ts';
import { translator } from '../../../src/i18n/index.ts';
import { type Stage, stage } from '../../discord/fixtures/stage.ts';

const t = translator('en-US');
const NAMES = ['ada', 'bob'];
/** Enough for each of both to have had several turns. */
const PRESSES = 40;

/** What the bot has said, as a test says it was. */
class ToldLog extends ChannelLog {
  messages: (said: readonly Said[]) => readonly Said[] = (said) => said;
  versions: (told: readonly Version[]) => readonly Version[] = (told) => told;
  answer: string | null = null;

  override messagesIn(channelId: string): readonly Said[] {
    return this.messages(super.messagesIn(channelId));
  }

  override versionsIn(channelId: string): readonly Version[] {
    return this.versions(super.versionsIn(channelId));
  }

  override answersTo(interactionId: string): readonly string[] {
    return this.answer === null ? super.answersTo(interactionId) : [this.answer];
  }
}

let on: Stage;
let log: ToldLog;
/** Played once; tests tell lies about it. */
let played: Scene;
let sent: readonly Sent[];
let scene: Scene;

/** Everybody plays in a channel, pressing what each number picks. */
async function play(
  channelId: string,
  game: Pick<GameChoice, 'game' | 'variant'>,
  pickAt: (at: number) => number,
): Promise<Scene> {
  const store = { direct: on.store } as unknown as SceneStage['store'];
  const bot = { lines: [], up: async () => undefined };
  const of = { ...{ playground: on.playground, store, bot, log }, troubles: new Troubles() };
  const begun = new Scene(of, channelId, NAMES, { undoes: false });
  await begun.begin({ ...game, people: 2, computers: 0 });
  for (let at = 0; at < PRESSES; at++) await begun.press(at, 0, pickAt(at));
  return begun;
}

beforeAll(async () => {
  on = await stage({ playground: { users: NAMES.map((name) => ({ name })) }, seed: '1'.repeat(32) });
  log = new ToldLog(on.playground);
  played = await play(on.channelId, { game: 'court', variant: 'standard' }, (at) => at * 7 + 1);
  sent = [...played.sent];
});
beforeEach(() => {
  log.messages = (said) => said;
  log.versions = (told) => told;
  log.answer = null;
  scene = played;
  scene.sent.splice(0, scene.sent.length, ...sent);
  scene.longestBack = 0;
});
afterAll(() => on.close());

const wrongOf = async (): Promise<Wrong | null> => {
  try {
    await check(scene);
    checkAnswered(scene);
    return null;
  } catch (error) {
    if (error instanceof Mismatch) return error.wrong;
    throw error;
  }
};

const isCall = ({ pings }: Said) => pings.length > 0;

const LIES: Readonly<Record<string, { wrong: Wrong; tell: () => void }>> = {
  'a call is there twice': {
    wrong: 'told twice',
    tell: () => {
      log.messages = (said) =>
        said.flatMap((each) => (isCall(each) ? [each, { ...each, removed: true }] : [each]));
    },
  },
  'the host is called to start twice': {
    wrong: 'told twice',
    tell: () => {
      log.messages = (said) => {
        const first = said.find(isCall)!;
        return [first, { ...first, removed: true }, ...said];
      };
    },
  },
  'an earlier moment is told again': {
    wrong: 'out of order',
    tell: () => {
      log.versions = (told) => [...told, again(told, 100)];
    },
  },
  'the end of the story is missing': {
    wrong: 'told never',
    tell: () => {
      log.versions = (told) => told.slice(0, Math.floor(told.length / 2));
    },
  },
  'an accepted action is not in the record': {
    wrong: 'lost',
    tell: () => {
      const at = scene.sent.findIndex(({ what }) => what === '/table start');
      scene.sent[at] = { ...scene.sent[at]!, verb: 'pick' };
    },
  },
  'the record has more than was accepted': {
    wrong: 'doubled',
    tell: () => {
      const at = scene.sent.findIndex(({ verb }) => verb === 'pick');
      scene.sent[at] = { ...scene.sent[at]!, verb: null };
    },
  },
  'somebody reads that nothing has changed, though it was saved': {
    wrong: 'false',
    tell: () => {
      log.answer = t('errors-store-failed');
    },
  },
  'somebody is left without an answer': {
    wrong: 'unanswered',
    tell: () => {
      scene.sent[3] = { ...scene.sent[3]!, outcome: null, calm: true };
    },
  },
};

/** An earlier moment, told again so many ms after the last one. */
const again = (told: readonly Version[], after: number): Version => {
  const earlier = told.find(({ content }) => content.includes('takes a maiden'))!;
  return { ...earlier, at: told.at(-1)!.at + after };
};

/** The last one, told again so many ms later. */
const putRight = (told: readonly Version[], after: number): Version => {
  const last = told.findLast(({ content }) => content.includes('\n\n') && !content.startsWith('## '))!;
  return { ...last, at: told.at(-1)!.at + after };
};

it('an earlier moment that is soon put right is only counted', async () => {
  log.versions = (told) => [...told, again(told, 100), putRight(told, 1_300)];
  expect(await wrongOf()).toBeNull();
  expect(scene.longestBack).toBe(1_200);
});

it('an earlier moment that stands for long is out of order', async () => {
  log.versions = (told) => [...told, again(told, 100), putRight(told, 6_000)];
  expect(await wrongOf()).toBe('out of order');
});

/** The last call came just now, for somebody else than who's awaited. @returns when it came */
async function callSomebodyElse(): Promise<number> {
  const { id } = await on.tables.inChannel(on.channelId);
  const { seats, toAct } = await on.tables.info(id);
  const person = seats[toAct[0]!]!;
  if (person.kind !== 'person') throw new Error('no person to act');
  const now = Date.now();
  log.messages = (said) => {
    const others = said.map((each) => ({ ...each, pings: each.pings.filter((it) => it !== person.userId) }));
    const call = others.findLast(isCall)!;
    return others.map((each) => (each === call ? { ...each, id: String(SnowflakeUtil.generate()) } : each));
  };
  return now;
}

it('it is found that whoever is awaited has never been called', async () => {
  await callSomebodyElse();
  expect(await wrongOf()).toBe('told never');
});

it('who pressed before another was called, and was answered after that, needn’t be called', async () => {
  const calledAt = await callSomebodyElse();
  scene.sent.splice(
    0,
    scene.sent.length,
    ...scene.sent.map((each) => ({ ...each, endedAt: calledAt + 10_000 })),
  );
  expect(await wrongOf()).toBeNull();
});

it('what happened in order is found in order', async () => {
  expect(await wrongOf()).toBeNull();
  expect(await check(scene)).toBeGreaterThan(5);
});

it('a host who was called to start is called to play as well', async () => {
  const guild = on.playground.discord.guild();
  const { id } = on.playground.discord.addChannel(guild, { name: 'second' });
  scene = await play(id, { game: 'artus', variant: 'basic' }, (at) => (at % 2 === 0 ? 5 : 1));
  expect(await wrongOf()).toBeNull();
});

it.each(Object.keys(LIES))('it is found that %s', async (name) => {
  const { wrong, tell } = LIES[name]!;
  tell();
  expect(await wrongOf()).toBe(wrong);
});
