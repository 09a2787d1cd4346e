import { describe, expect, it } from 'vitest';
import { courtPainter } from '../../../render/court/painter.ts';
import { prepareScene } from '../../../render/scene.ts';
import { courtPositions, courtSceneOf } from '../../../scripts/samples/court.ts';
import { skippedSeats } from '../../../src/games/court/reading.ts';

describe('who has no part in a role', () => {
  it.each([2, 3, 4])('is who the rules skip, %i seats', (seats) => {
    let skipped = 0;
    for (const seed of [1, 2, 3, 4, 5]) {
      for (const { table, toAct, events } of courtPositions(seats, seed)) {
        if (table.role === null || toAct === null) continue;
        const told = skippedSeats(prepareScene(courtSceneOf(table, { events })));
        const unaided = skippedSeats(prepareScene(courtSceneOf(table)));
        const isSkipped = (seat: number) =>
          events.some(
            (event) =>
              (event.type === 'tileSpared' && event.from === seat) ||
              (event.type === 'lancelotSkipped' && event.opponent === seat),
          );
        for (const seat of told) {
          const { others, character } = table.role;
          const isComing = others.includes(seat);
          expect(isComing ? table.players[seat]!.treasury.length === 1 : isSkipped(seat)).toBe(true);
          expect(character).toMatch(/arthur|lancelot/);
        }
        for (const seat of unaided) expect(told).toContain(seat);
        skipped += told.length;
      }
    }
    if (seats > 2) expect(skipped).toBeGreaterThan(0);
  });

  it('is said in texts', () => {
    const position = [...courtPositions(4, 1)].find(
      ({ table, events }) => skippedSeats(prepareScene(courtSceneOf(table, { events }))).length > 0,
    )!;
    const { table, events } = position;
    const scene = courtSceneOf(table, { events });
    const [seat] = skippedSeats(prepareScene(scene));
    const { alt } = courtPainter.table(scene);
    expect(alt).toMatch(/Only one tile, so none to give: |No swap, since all the courtiers/);
    expect(alt).toContain(scene.names[seat!]!.slice(0, 8));
  });

  it('shows courts of one type that Lancelot’s player can’t swap with', () => {
    const { table } = [...courtPositions(3, 1)].find((each) => each.table.phase === 'swapLancelot')!;
    const one = { jester: 0, maiden: 0, guard: 2, knight: 0 };
    const { seat } = table.role!;
    const [first, second] = [(seat + 1) % 3, (seat + 2) % 3];
    const role = { ...table.role!, opponent: second, others: [second] };
    const withCourts = (own: typeof one, theirs: typeof one) =>
      skippedSeats(
        prepareScene(
          courtSceneOf({
            ...table,
            role,
            players: table.players
              .with(seat, { ...table.players[seat]!, court: own })
              .with(first, { ...table.players[first]!, court: theirs }),
          }),
        ),
      );
    expect(withCourts(one, one)).toEqual([first]);
    expect(withCourts(one, { ...one, knight: 1 })).toEqual([]);
    expect(withCourts({ ...one, jester: 1 }, one)).toEqual([]);
  });
});
