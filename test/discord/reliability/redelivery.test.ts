import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Outcome } from '../../../src/playground/users/outcome.ts';
import { ManualClock } from '../../base/manual-clock.ts';
import { owedIn } from '../../table/fixtures/room.ts';
import type { Stage } from '../fixtures/stage.ts';
import {
  enabled,
  isPrivate,
  newest,
  choose as pick,
  pickFrom,
  press,
  randomFrom,
  use,
} from '../fixtures/stranger.ts';
import { everything, redeliver, redeliverAfterRestart } from './redelivering.ts';
import {
  active,
  CALLBACK,
  choose,
  command,
  endsWell,
  newStage,
  nextChange,
  openHand,
  PEOPLE,
  restarted,
  shared,
  startGame,
  t,
  timesTold,
  USERS,
  user,
} from './scene.ts';

/** How many interactions are delivered again in the game played at random. */
const REDELIVERIES = Number(process.env.REDELIVERIES ?? 30);

let first: Stage;
let on: Stage;
beforeEach(async () => {
  first = await newStage();
  on = first;
});
afterEach(async () => {
  if (on !== first) await on.close();
  await first.close();
});

describe('an interaction that is delivered again', () => {
  it('changes nothing and says nothing, whichever it is', async () => {
    const ids: string[] = [];
    const noted = async (asked: Promise<Outcome>) => {
      const outcome = await asked;
      ids.push(outcome.interactionId);
      for (const id of await owedIn(on.tables, on.store)) await on.tables.settled(id);
      return outcome.message!;
    };
    const type = (name: string, text: string, values = {}) => noted(command(on, name, text, values));
    const click = (name: string, label: string) => noted(press(user(on, name), shared(on), label));

    for (const text of ['help', 'games']) await type('cleo', text);
    await type('ann', 'table open', { game: 'artus', thread: true });
    await type('ann', 'table open', { game: 'court' });
    for (const text of ['table join', 'table leave', 'table join']) await type('ben', text);
    for (const label of [t('discord-button-leave'), t('discord-button-join')]) await click('ben', label);
    await noted(pick(user(on, 'ann'), shared(on), t('discord-button-add-computer', { level: 'Squire' })));
    await type('ann', 'table remove', { player: 'Gareth' });
    await click('cleo', t('discord-button-join'));
    await type('ann', 'table start');
    for (let taken = 0; taken < PEOPLE.length; taken++)
      await noted(press(active(on), shared(on), 'Take a maiden'));
    const bidder = active(on);
    await noted(press(bidder, shared(on), 'Bid 3'));
    await noted(bidder.command(on.channelId, 'table undo'));
    const hand = await noted(bidder.command(on.channelId, 'hand'));
    await noted(use(bidder, hand, enabled(hand)[0]!, randomFrom(1)));
    for (const text of ['table show', 'table export']) await type('ann', text);
    await click('ben', t('discord-button-hand'));
    await click('dan', t('discord-button-text'));
    const giveUp = await type('ben', 'table resign');
    await noted(press(user(on, 'ben'), giveUp, t('discord-button-resign')));

    const before = everything(on);
    const answers = () => on.playground.discord.requestCountsByRoute[`POST ${CALLBACK}`]!;
    const given = answers();
    await redeliver(on, ids);
    expect(everything(on)).toEqual(before);
    expect(answers()).toBe(given + 1);
    on = await redeliverAfterRestart(on, ids);
    const end = await type('ann', 'table close');
    await noted(press(user(on, 'ann'), end, t('discord-button-close')));
    on = await redeliverAfterRestart(on, ids.slice(-2));
    await click('ann', t('discord-button-again'));
    on = await redeliverAfterRestart(on, ids.slice(-3));
    expect(timesTold(on, 'Ann closed this table')).toBe(1);
  });

  it('is answered where it was not answered before, and not carried out again', async () => {
    await on.close();
    first = await newStage({ playground: { users: USERS, clock: new ManualClock() } });
    on = first;
    const id = await startGame(on);
    const [of, hand] = [active(on), await openHand(on)];
    const { faults, world } = on.playground.discord;
    const refused = { type: 'refuse', status: 404, code: 10062 } as const;
    faults.add({ match: { route: CALLBACK }, effect: refused });
    const asked = new Promise<string>((resolve) =>
      world.events.once('interaction', (one) => resolve(one.id)),
    );
    const pressed = choose(of, hand);
    await nextChange(on);
    await on.tables.settled(id);
    await endsWell(on);
    faults.clear();
    const { revision } = await on.tables.info(id);
    const later = await restarted(on);
    on.playground.discord.redeliver(await asked);
    expect((await pressed).message!.id).toBe(hand.id);
    expect((await later.tables.info(id)).revision).toBe(revision);
    expect(timesTold(on, 'places a Knight')).toBe(1);
    await endsWell(later);
  });
});

describe('games played at random', () => {
  const timeout = 60_000 + REDELIVERIES * 1_000;
  it(`stand ${REDELIVERIES} interactions delivered again`, { timeout }, async () => {
    const random = randomFrom(REDELIVERIES);
    const ids: string[] = [];
    const some = () => Array.from({ length: 10 }, () => pickFrom(ids.slice(-60), random));
    for (let redelivered = 0; redelivered < REDELIVERIES; ) {
      const game = pickFrom(['artus', 'court', 'quests'], random);
      const id = await startGame(on, { game, people: PEOPLE });
      for (let steps = 1; redelivered < REDELIVERIES && !(await on.tables.settled(id)); steps++) {
        const of = active(on);
        const message = newest(of, on.channelId, (one) => isPrivate(one) === random() < 0.7) ?? shared(on);
        const { revision } = await on.tables.info(id);
        ids.push((await use(of, message, pickFrom(enabled(message), random), random)).interactionId);
        expect((await on.tables.info(id)).revision).toBeLessThanOrEqual(revision + 1);
        if (steps % 10 > 0) continue;
        await on.tables.settled(id);
        const before = everything(on);
        await redeliver(on, some());
        expect(everything(on)).toEqual(before);
        on = await redeliverAfterRestart(on, some());
        redelivered += 20;
      }
    }
    await endsWell(on);
  });
});
