import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { owedReport } from '../../../src/table/report.ts';
import type { Stage } from '../fixtures/stage.ts';
import { pickFrom, press, randomFrom } from '../fixtures/stranger.ts';
import {
  endsWell,
  newStage,
  nextChange,
  restarted,
  shared,
  startGame,
  staysTold,
  t,
  timesTold,
  waiting,
} from './scene.ts';

let on: Stage;
beforeEach(async () => {
  on = await newStage();
});
afterEach(() => on.close());

describe('what a bot that stopped could not tell', () => {
  it.each([
    ['a resignation', 'table resign', t('discord-button-resign'), 'resigns;'],
    ['a closing', 'table close', t('discord-button-close'), 'closed this table'],
  ])('is told once after a restart: %s', async (_what, typed, label, text) => {
    const id = await startGame(on);
    const of = typed === 'table close' ? on.playground.discord.user('ann') : waiting(on);
    const { message } = await of.command(on.channelId, typed);
    const { faults } = on.playground.discord;
    faults.add({ match: {}, effect: { type: 'refuse', status: 400, code: 50035 } });
    const changed = nextChange(on);
    press(of, message!, label).catch(() => undefined);
    await changed;
    await on.bot.stop();
    faults.clear();
    expect(timesTold(on, text)).toBe(0);
    const copy = on.store.copy();
    const later = await restarted(on, copy);
    await later.tables.settled(id);
    await later.close();
    await staysTold(on, id, later.store, text);
  });

  it('is cut where one message has no room for it, and says by how much', async () => {
    const id = await startGame(on);
    await on.bot.stop();
    const random = randomFrom(1);
    const { shown } = await on.tables.info(id);
    let info = await on.tables.info(id);
    while (info.status === 'playing' && info.shown - shown < 120) {
      const holder = info.seats[info.toAct[0]!]!;
      if (holder.kind !== 'person') throw new Error('no person to act');
      await on.tables.act(id, holder, info.revision, ({ actions }) => pickFrom(actions, random));
      info = await on.tables.info(id);
    }
    const report = await on.tables.read(id, owedReport);
    const owed = report?.kind === 'game' ? report.turns.length : 0;
    const later = await restarted(on);
    await later.tables.settled(id);
    const { content } = shared(on);
    const [count, ...lines] = content.split('\n\n')[0]!.split('\n');
    const leftOut = owed - lines.length;
    expect(leftOut).toBeGreaterThan(0);
    expect(lines.length).toBeGreaterThan(5);
    expect(count).toBe(t('discord-table-earlier', { count: leftOut }));
    await endsWell(later);
  });
});
