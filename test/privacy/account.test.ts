import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joined, started } from '../../src/table/lobby.ts';
import { Refusal } from '../../src/table/refusal.ts';
import { cameBack, resigned, seatLeft, taken } from '../../src/table/seats.ts';
import { FaultyStore } from '../table/fixtures/stores.ts';
import { registerThicket } from '../table/fixtures/thicket.ts';
import { house, PEOPLE } from './scene.ts';

registerThicket();

const CHANGES = { leave: seatLeft, resign: resigned, back: cameBack, first: taken(0), second: taken(1) };
type Change = keyof typeof CHANGES;

const deed = fc.record({
  /** Null is the next move. */
  change: fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 2, arbitrary: fc.constantFrom(...(Object.keys(CHANGES) as Change[])) },
  ),
  person: fc.constantFrom(...PEOPLE.slice(0, 3)),
});

it('each step of a game is in the account of exactly who held its seat', async () => {
  let moved = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 20, maxLength: 30, size: 'max' }), async (deeds) => {
      const on = house(new FaultyStore());
      const [ann, ben] = PEOPLE as [(typeof PEOPLE)[number], (typeof PEOPLE)[number]];
      const place = { guildId: 'g', channelId: 'c', theme: 'oak', computers: 0 } as const;
      const { id } = await on.tables.open({ ...place, host: ann, game: 'quests', variant: 'short' });
      await on.tables.change(id, ben, joined);
      await on.tables.change(id, ann, started(0));
      const stepsOf = new Map<string, number[]>(PEOPLE.map(({ userId }) => [userId, []]));
      let steps = 0;
      for (const { change, person } of deeds) {
        const { seats, toAct } = await on.tables.info(id);
        const holder = seats[toAct[0]!];
        const done =
          change !== null
            ? on.tables.change(id, person, CHANGES[change])
            : holder?.kind === 'person'
              ? on.tables.act(id, holder, null, ({ actions }) => actions.at(-1)!)
              : on.tables.advance(id);
        await done.catch((error: unknown) => expect(error).toBeInstanceOf(Refusal));
        const record = await on.tables.read(id, ({ play }) => play!.record);
        for (const { seat } of record.steps.slice(steps)) {
          const by = seats[seat]!;
          if (by.kind === 'person') stepsOf.get(by.userId)!.push(steps);
          steps++;
        }
      }
      for (const { userId } of PEOPLE) {
        const [account] = (await on.personalData.of(userId)).tables;
        const own = stepsOf.get(userId)!;
        expect(account?.moves.map(({ step }) => step) ?? []).toEqual(own);
        if (own.length > 0) moved++;
      }
      await on.close();
    }),
    { numRuns: 20 },
  );
  expect(moved).toBeGreaterThan(20);
});
