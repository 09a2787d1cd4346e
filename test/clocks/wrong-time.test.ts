import { afterEach, describe, expect, it, vi } from 'vitest';
import { Heartbeat } from '../../src/clocks/heartbeat.ts';
import { openStore } from '../../src/store/open.ts';
import { ABSENT, type Store } from '../../src/store/store.ts';
import { recorder } from '../base/recorder.ts';
import { newPrefix, servers, temporaryFolder } from '../store/servers.ts';
import { registerThicket } from '../table/fixtures/thicket.ts';
import { HOUR, ShiftedClock, Ward } from './fixtures.ts';

registerThicket();

const MINUTE = 60_000;
const DAY = 24 * HOUR;
const JUMPS = [HOUR, -HOUR, 30 * DAY, -30 * DAY];

const folder = temporaryFolder();
const urls = [
  { name: 'memory', url: 'memory:' },
  { name: 'sqlite', url: `sqlite://${folder}/pulse.sqlite` },
  ...servers.map(({ name, port, url }) => ({ name, url: url(port) })),
];

describe.each(urls)('on $name, what was noted of a time to come', ({ url }) => {
  let store: Store;
  afterEach(() => store.close());

  const noted = async () =>
    (JSON.parse((await store.get('clocks:pulse'))!.text) as { data: { alive: number; outages: unknown } })
      .data;

  it('is cut at a start and at each beat, and is told', async () => {
    store = await openStore(url, { prefix: newPrefix() });
    await store.acquire({ host: 'here', pid: 1 });
    const clock = new ShiftedClock(Date.parse('2026-07-01T00:00:00Z'));
    const start = clock.now();
    const before = { from: start - 2 * HOUR, to: start - HOUR };
    const outages = [
      before,
      { from: start - 30_000, to: start + 30 * DAY },
      { from: start + 40 * DAY, to: start + 41 * DAY },
    ];
    const text = JSON.stringify({ version: 1, data: { alive: start + 30 * DAY, outages } });
    await store.put('clocks:pulse', text, ABSENT);
    const { log, lines } = recorder();
    let found = 0;
    const heartbeat = new Heartbeat(store, clock, log, () => found++);
    await heartbeat.start();
    const first = { from: start - 30_000, to: start };
    expect(await noted()).toEqual({ alive: start, outages: [before, first] });
    expect(heartbeat.outages).toEqual([before, first]);

    clock.shift = 30 * DAY;
    await heartbeat.check();
    expect(await noted()).toMatchObject({
      alive: start + 30 * DAY,
      outages: [before, { to: start + 30 * DAY }],
    });
    clock.shift = 0;
    const beat = clock.next! - clock.unshifted;
    clock.advance(beat);
    await vi.waitUntil(async () => (await noted()).alive === start + beat);
    expect(heartbeat.outages).toEqual([before, { from: start - 30_000, to: start + beat }]);
    // Twice for what lies ahead, once for the outage between.
    expect(found).toBe(3);
    const warnings = lines.filter(({ level }) => level === 'warn');
    expect(warnings.map(({ message, data }) => [message, data])).toEqual(
      [41 * DAY, 30 * DAY - beat].map((ahead) => [
        'the bot was noted as running at a time to come',
        { seconds: ahead / 1_000 },
      ]),
    );
    await heartbeat.stop();
  });
});

describe.each(JUMPS)('if the time that everything goes by jumps by %i ms and back', (jump) => {
  const played = async (wrongly: (on: Ward) => Promise<Ward>) => {
    let on = await new Ward().start();
    const id = await on.game();
    await on.pass(HOUR);
    on = await wrongly(on);
    const other = await on.game('1d', 'c2');
    await on.pass(25 * HOUR);
    expect(on.stored(id)!.misses).toEqual({ 0: 1 });
    expect((await on.tables.info(id)).wait).toBeGreaterThan(1);
    expect((await on.tables.info(other)).toAct).toEqual([1]);
    await on.stop();
  };

  it('all clocks go on, twice', async () => {
    await played(async (on) => {
      for (let time = 0; time < 2; time++) {
        on.clock.shift = jump;
        await on.pass(2 * MINUTE);
        on.clock.shift = 0;
        await on.pass(2 * MINUTE);
      }
      return on;
    });
  });

  it('all clocks go on after a start with the right time', async () => {
    await played(async (on) => {
      on.clock.shift = jump;
      await on.pass(2 * MINUTE);
      await on.stop();
      on.clock.shift = 0;
      return new Ward(on).start();
    });
  });

  it('all clocks go on after a start with the wrong time', async () => {
    await played(async (on) => {
      await on.stop();
      on.clock.shift = jump;
      const wrong = await new Ward(on).start();
      await wrong.game('1d', 'c3');
      await wrong.pass(2 * MINUTE);
      await wrong.stop();
      wrong.clock.shift = 0;
      return new Ward(wrong).start();
    });
  });
});
