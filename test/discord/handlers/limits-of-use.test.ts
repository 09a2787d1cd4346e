import type { Interaction } from 'discord.js';
import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeCustomId } from '../../../src/discord/choices/controls.ts';
import { LimitsOfUse, RATES } from '../../../src/discord/handlers/context.ts';
import { translator } from '../../../src/i18n/index.ts';
import { recorder } from '../../base/recorder.ts';
import { type Stage, stage } from '../fixtures/stage.ts';
import { choose, press } from '../fixtures/stranger.ts';

interface Asked {
  readonly user?: string;
  readonly guild?: string | null;
  readonly command?: readonly [name: string, subcommand: string];
  readonly verb?: 'again' | 'hand' | 'learn' | 'open';
  readonly args?: readonly string[];
  readonly typing?: boolean;
}

/** An interaction as far as limits look at it: by default a button for one's hand. */
function asked({
  user = 'ann',
  guild = 'server',
  command,
  verb = 'hand',
  args = [],
  typing = false,
}: Asked = {}) {
  return {
    user: { id: user },
    guildId: guild,
    isAutocomplete: () => typing,
    isChatInputCommand: () => command !== undefined,
    isMessageComponent: () => command === undefined && !typing,
    customId: encodeCustomId({ tableId: 'table', revision: 1, verb, args }),
    commandName: command?.[0],
    options: { getSubcommand: () => command?.[1] },
  } as unknown as Interaction;
}

const { log, lines } = recorder();
const rates = {
  person: { points: 3, duration: 10 },
  typing: { points: 2, duration: 10 },
  opening: { points: 2, duration: 600 },
  server: { points: 5, duration: 10 },
};
let limits: LimitsOfUse;

/** The waits in seconds for interactions one after the other. */
async function waits(...all: Asked[]): Promise<number[]> {
  const found: number[] = [];
  for (const one of all) found.push((await limits.waitFor(asked(one))) / 1000);
  return found;
}
const times = (count: number, one: Asked = {}): Asked[] => Array.from({ length: count }, () => one);

describe('limits of use', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    lines.length = 0;
    limits = new LimitsOfUse(log, rates);
  });
  afterEach(() => void vi.useRealTimers());

  it('stop a person who asks for too much, until the time is over, and nobody else', async () => {
    expect(await waits(...times(3))).toEqual([0, 0, 0]);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await waits(...times(2))).toEqual([6, 6]);
    expect(await waits({ user: 'ben' })).toEqual([0]);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await waits({})).toEqual([0]);
  });

  it('stop a server as a whole, without counting what its people were refused', async () => {
    await waits(...times(100), ...times(2, { user: 'ben' }));
    expect(await waits({ user: 'cleo' })).toEqual([10]);
    expect(await waits({ user: 'cleo', guild: 'another' }, { user: 'cleo', guild: null })).toEqual([0, 0]);
  });

  it('count openings for themselves, by command and by button', async () => {
    const open: Asked = { command: ['table', 'open'] };
    expect(await waits(open, { verb: 'again' })).toEqual([0, 0]);
    expect(await waits({ verb: 'learn', args: ['open', 'artus'] })).toEqual([600]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await waits({ verb: 'learn', args: ['at', 'artus', 'table'] }, { verb: 'open' })).toEqual([
      0, 590,
    ]);
    await vi.advanceTimersByTimeAsync(590_000);
    expect(await waits(open, { verb: 'again' })).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await waits(open, { command: ['table', 'show'] }, {})).toEqual([540, 0, 0]);
    expect(await waits({ ...open, user: 'ben' })).toEqual([0]);
  });

  it('count typing for itself', async () => {
    expect(await waits(...times(3, { typing: true }))).toEqual([0, 0, 10]);
    expect(await waits({})).toEqual([0]);
  });

  it('are logged once for each time they are reached', async () => {
    await waits(...times(20));
    expect(lines).toEqual([{ level: 'warn', data: { limit: 'person' }, message: 'too much at once' }]);
  });

  it('can be left out', async () => {
    limits = new LimitsOfUse(log);
    expect(Math.max(...(await waits(...times(5_000))))).toBe(0);
  });
});

describe('somebody who asks for too much', () => {
  const t = translator('en-US');
  let on: Stage;
  /** So few that they're used up soon, and for long enough on any machine. */
  const FEW = { points: 20, duration: 600 };
  beforeEach(async () => {
    vi.spyOn(RATES, 'person', 'get').mockReturnValue(FEW);
    on = await stage({ limitsUse: true });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await on.close();
  });

  it('is told privately when to try again, without a word from the store, while others play on', async () => {
    const { discord } = on.playground;
    const [ann, ben] = [discord.user('ann'), discord.user('ben')];
    const { message } = await ann.command(on.channelId, 'table open', { game: 'artus' });
    const lobby = message as APIMessage;
    for (let left = FEW.points - 1; left > 0; left--) await ann.command(on.channelId, 'help', {});
    const { reads } = on.store;
    const refused = (
      await choose(ann, lobby, t('discord-button-add-computer', { level: t('players-level-squire') }))
    ).message!;
    expect(refused.flags! & MessageFlags.Ephemeral).toBeTruthy();
    const [, seconds] = /<t:(\d+):R>/.exec(refused.content) ?? [];
    expect(refused.content).toBe(t('errors-too-much', { when: `<t:${seconds}:R>` }));
    expect(Number(seconds) * 1000).toBeGreaterThan(Date.now());
    expect(on.store.reads).toBe(reads);
    expect((await on.tables.inChannel(on.channelId)).seats).toHaveLength(1);
    await press(ben, lobby, t('discord-button-join'));
    expect((await on.tables.inChannel(on.channelId)).seats).toHaveLength(2);
    expect(discord.refusals).toEqual([]);
  });
});
