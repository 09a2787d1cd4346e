import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FaultEffect, FaultMatch } from '../../playground/faults.ts';
import type { Stage } from '../fixtures/stage.ts';
import { ACTIONS } from './actions.ts';
import {
  active,
  CALLBACK,
  choose,
  endsWell,
  FOLLOW_UP,
  newStage,
  nextChange,
  openHand,
  publicMessages,
  startGame,
  timesTold,
} from './scene.ts';

let on: Stage;
beforeEach(async () => {
  on = await newStage();
});
afterEach(() => on.close());

const refuse = (status: number, code: number): FaultEffect => ({ type: 'refuse', status, code });
const callback: FaultMatch = { method: 'POST', route: CALLBACK };
const everyWay: FaultMatch = { where: ({ route }) => route === CALLBACK || route.startsWith(FOLLOW_UP) };

/** What becomes of the private answer. */
const FAILURES: Readonly<Record<string, { match: FaultMatch; effect: FaultEffect }>> = {
  'to a message that was dismissed': { match: callback, effect: refuse(404, 10008) },
  'too late': { match: everyWay, effect: refuse(404, 10062) },
  'refused as given before': { match: callback, effect: refuse(400, 40060) },
  'without a valid token': { match: everyWay, effect: refuse(401, 50027) },
  'cut off before it arrives': { match: { ...callback, times: 1 }, effect: { type: 'cut' } },
  'cut off after it arrives': { match: { ...callback, times: 1 }, effect: { type: 'cut', when: 'after' } },
  'without a reply': { match: { ...callback, times: 1 }, effect: { type: 'loseReply', status: 502 } },
};

const cases = Object.keys(ACTIONS).flatMap((action) =>
  Object.keys(FAILURES).map((failure) => [action, failure] as const),
);

describe('what was done is told to the channel once', () => {
  it.each(cases)('%s, when the answer is %s', async (action, failure) => {
    const { prepare, told, calls } = ACTIONS[action]!;
    const run = await prepare(on);
    const before = calls === 'other' ? active(on).id : null;
    const changed = nextChange(on);
    const fault = on.playground.discord.faults.add(FAILURES[failure]!);
    run().catch(() => undefined);
    const id = await changed;
    await fault.reached();
    await on.tables.settled(id);
    expect(told(on)).toBe(1);
    if (calls !== 'nobody') {
      expect(active(on)).not.toBeNull();
      expect(active(on).id).not.toBe(before);
    }
    await endsWell(on);
    expect(told(on)).toBe(1);
  });

  it('when the private message is dismissed while the answer is on its way', async () => {
    const id = await startGame(on);
    const { faults } = on.playground.discord;
    const [of, hand] = [active(on), await openHand(on)];
    const held = faults.add({ match: { ...callback, times: 1 }, effect: { type: 'hang' } });
    choose(of, hand).catch(() => undefined);
    await held.reached();
    of.dismiss(hand);
    held.release();
    await on.tables.settled(id);
    expect(timesTold(on, 'places a Knight')).toBe(1);
    expect(active(on).id).not.toBe(of.id);
    expect(
      publicMessages(on)
        .at(-1)!
        .mentions.map((one) => one.id),
    ).toEqual([active(on).id]);
    await endsWell(on);
  });

  it('when no answer gets through at all', async () => {
    const id = await startGame(on);
    const [of, hand] = [active(on), await openHand(on)];
    on.playground.discord.faults.add({ match: everyWay, effect: { type: 'cut' } });
    choose(of, hand).catch(() => undefined);
    await nextChange(on);
    await on.tables.settled(id);
    expect(timesTold(on, 'places a Knight')).toBe(1);
    expect(active(on).id).not.toBe(of.id);
    await endsWell(on);
  });
});
