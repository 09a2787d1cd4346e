import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CourtView } from '../../src/games/court/types.ts';
import { translator } from '../../src/i18n/index.ts';
import { createSpectatorView } from '../../src/table/views.ts';
import { startTable } from '../discord/fixtures/random-game.ts';
import { type Stage, stage } from '../discord/fixtures/stage.ts';
import { enabled, isPrivate } from '../discord/fixtures/stranger.ts';

const t = translator('en-US');
const PEOPLE = ['ann', 'ben', 'cleo'];

let on: Stage;
let id: string;
beforeEach(async () => {
  on = await stage({ playground: { limits: { requests: 100_000 } }, seed: '0'.repeat(32) });
  id = await startTable(on, PEOPLE, { game: 'court', variant: 'standard' });
});
afterEach(async () => {
  expect(on.playground.discord.refusals).toEqual([]);
  expect(on.faults()).toEqual([]);
  await on.close();
});

const view = async () => (await on.tables.read(id, createSpectatorView)).view as CourtView;
const active = async () => on.playground.discord.user(PEOPLE[(await on.tables.info(id)).toAct[0]!]!);

async function complete(text: string, option: string, typed: string, values = {}) {
  return (await (await active()).autocomplete(on.channelId, text, option, typed, values)).choices!;
}
async function play(text: string, values = {}) {
  const { message } = await (await active()).command(on.channelId, text, values);
  await on.tables.settled(id);
  return message!;
}

/** The option of each subcommand; the decision awaited says which. */
const OPTION: Readonly<Record<string, readonly [text: string, ...options: string[]]>> = {
  startCourtier: ['court take', 'courtiers'],
  bid: ['court bid', 'tiles'],
  choose: ['court choose', 'character'],
  swapMerlin: ['court swap', 'give'],
  swapLancelot: ['court swap', 'give', 'take'],
  takeAspirants: ['court take', 'courtiers'],
  takeAspirant: ['court take', 'courtiers'],
  refill: ['court refill', 'courtiers'],
  giveTile: ['court give', 'tile'],
};

describe('/court', () => {
  it('makes every decision of a game, offering only legal choices', { timeout: 30_000 }, async () => {
    const used = new Set<string>();
    const all = Object.keys(OPTION).length;
    for (let n = 0; used.size < all && (await on.tables.info(id)).status === 'playing'; n++) {
      const { phase, auction } = await view();
      used.add(phase);
      if (phase === 'bid' && auction!.bidder !== null && n % 3 > 0) {
        await play('court pass');
        continue;
      }
      const [text, ...options] = OPTION[phase]!;
      const values: Record<string, string> = {};
      for (const option of options) {
        const choices = await complete(text, option, '', values);
        if (choices.length === 0 && option !== options[0]) continue;
        expect([phase, choices.length]).not.toEqual([phase, 0]);
        values[option] = String(choices[n % choices.length]!.value);
      }
      const { revision } = await on.tables.info(id);
      await play(text, values);
      expect((await on.tables.info(id)).revision).toBe(revision + 1);
    }
    expect([...used].sort()).toEqual(Object.keys(OPTION).sort());
  });

  it('offers whole bids, cheapest first, by tiles or by sum', async () => {
    for (const type of ['maiden', 'guard', 'knight']) await play('court take', { courtiers: type });
    const names = async (typed: string) =>
      (await complete('court bid', 'tiles', typed)).map(({ name }) => name);
    expect(await names('')).toEqual([
      'Bid 3',
      'Bid 4',
      'Bid 5',
      'Bid 7 (3+4)',
      'Bid 8 (3+5)',
      'Bid 9 (4+5)',
      'Bid 12 (3+4+5)',
    ]);
    expect(await names('3 5')).toEqual(['Bid 8 (3+5)']);
    expect(await names('9')).toEqual(['Bid 9 (4+5)']);
    const told = await play('court bid', { tiles: '5, 4' });
    expect(told.content).toContain('bids 4+5 = 9');
    const low = await play('court bid', { tiles: '3' });
    expect(isPrivate(low)).toBe(true);
    expect(low.content).toContain(t('errors-illegal-action'));
    expect(enabled(low).length).toBeGreaterThan(1);
  });

  it('asks for missing options and refuses surplus ones', async () => {
    const open = await play('court pass');
    expect(open.content).toContain(t('errors-illegal-action'));
    expect(open.content).toContain(t('court-table-prompt-start'));
    await play('court take', { courtiers: 'maiden' });
    const ann = on.playground.discord.user('ann');
    const { message } = await ann.command(on.channelId, 'court take', { courtiers: 'guard' });
    expect(message!.content).toContain('You’ll be notified when it’s yours');
  });
});
