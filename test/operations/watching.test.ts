import { beforeEach, describe, expect, it } from 'vitest';
import { growingPercent } from '../../src/operations/heap-growth.ts';
import { Outage } from '../../src/operations/outage.ts';
import { Watchdog } from '../../src/operations/watchdog.ts';
import { ManualClock } from '../base/manual-clock.ts';
import { recorder } from '../base/recorder.ts';

const { log, lines } = recorder();
beforeEach(() => {
  lines.length = 0;
});

describe('an outage', () => {
  const clock = new ManualClock();
  const away = (): unknown[] => lines.map(({ level, data, message }) => [level, message, data]);

  it('is logged at once, then ever more seldom, then when it is over, each time with how long', () => {
    const outage = new Outage(log, 'the store', { clock });
    outage.begin(clock.now() - 2_000);
    outage.begin();
    clock.advance(16 * 60_000);
    outage.end();
    outage.end();
    const warn = (seconds: number) => ['warn', 'the store is away', { away: `${seconds} s` }];
    expect(away()).toEqual([
      warn(2),
      warn(62),
      warn(302),
      warn(902),
      ['info', 'the store is back', { away: '962 s' }],
    ]);
    clock.advance(60 * 60_000);
    expect(lines).toHaveLength(5);
  });

  it('is not worth a line when it is short', () => {
    const outage = new Outage(log, 'Discord', { grace: 5_000, clock });
    outage.begin();
    clock.advance(4_999);
    outage.end();
    expect(lines).toEqual([]);
    outage.begin();
    clock.advance(7_000);
    outage.end();
    expect(away()).toEqual([
      ['warn', 'Discord is away', { away: '5 s' }],
      ['info', 'Discord is back', { away: '7 s' }],
    ]);
  });
});

describe('the watchdog', () => {
  let now = 0;
  const gaps = (watchdog: Watchdog, ...all: number[]) => {
    for (const gap of all) {
      now += gap;
      watchdog.look();
    }
  };

  it('logs when the event loop stood still, and nothing else', () => {
    const watchdog = new Watchdog(log, () => now);
    gaps(watchdog, 100, 130, 349, 100);
    expect(lines).toEqual([]);
    gaps(watchdog, 1_100);
    expect(lines).toEqual([
      { level: 'warn', data: { times: 1, longest: '1000 ms' }, message: 'the event loop stood still' },
    ]);
  });

  it('says all that happens within a minute in one line', () => {
    const watchdog = new Watchdog(log, () => now);
    gaps(watchdog, 400, 500, 2_100, 600);
    expect(lines).toHaveLength(1);
    gaps(watchdog, ...Array.from({ length: 600 }, () => 100));
    expect(lines.slice(1)).toMatchObject([{ data: { times: 3, longest: '2000 ms' } }]);
    gaps(watchdog, ...Array.from({ length: 1_200 }, () => 100));
    expect(lines).toHaveLength(2);
  });
});

it('lets small heaps grow freely, larger ones by 30 MB, and large ones by 15 %', () => {
  const mebibytes = (size: number) => growingPercent(size * 2 ** 20);
  expect([22, 44, 80, 160, 1_000].map(mebibytes)).toEqual([300, 100, 38, 19, 15]);
});
