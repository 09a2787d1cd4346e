import type { Mutant } from './mutant.ts';

const SEATS = 'test/table/seats.test.ts';
const ABSENCE = 'test/table/absence.test.ts';
const HOSTING = 'test/table/hosting.test.ts';

/** Mutants of who may sit where, and whose the steps are. */
export const peopleMutants: readonly Mutant[] = [
  {
    name: 'people-late-clock-moves',
    file: 'src/table/seats.ts',
    text: 'table.wait === wait && ',
    replacement: '',
    test: ABSENCE,
  },
  {
    name: 'people-taken-seat-taken-again',
    file: 'src/table/seats.ts',
    text: "if (before.kind === 'person' || !isOpenSeat(before))",
    replacement: "if (before.kind === 'person')",
    test: SEATS,
  },
  {
    name: 'people-everybody-invited',
    file: 'src/table/lobby.ts',
    text: "access === 'invited' && ",
    replacement: 'invited.length > 99 && ',
    test: HOSTING,
  },
  {
    name: 'people-hands-before-the-end',
    file: 'src/table/table-reader.ts',
    text: "if (table.status !== 'finished' || !table.play) throw new Refusal('handsNotOpen', null);",
    replacement: "if (!table.play) throw new Refusal('handsNotOpen', null);",
    test: SEATS,
  },
  {
    name: 'people-undo-of-others',
    file: 'src/table/turn.ts',
    text: 'Math.max(undoBorder(play, seat, extent), ownFrom(table, seat))',
    replacement: 'undoBorder(play, seat, extent)',
    test: SEATS,
  },
  {
    name: 'people-tenure-forgotten',
    file: 'src/table/seats.ts',
    text: 'tenures: tenuresAfter(table, seat)',
    replacement: 'tenures: table.tenures',
    test: SEATS,
  },
  {
    name: 'people-wait-goes-on',
    file: 'src/table/seats.ts',
    text: 'wait: table.wait + 1',
    replacement: 'wait: table.wait',
    test: SEATS,
  },
  {
    name: 'people-wrong-one-removed',
    file: 'src/table/hosting.ts',
    text: "if (shown !== null && shown !== table.shown) throw new Refusal('stale', null);",
    replacement: '',
    test: HOSTING,
  },
  {
    name: 'people-computer-named-twice',
    file: 'src/table/names.ts',
    text: 'numbered.find(isFree)',
    replacement: 'numbered[0]',
    test: 'test/table/comings.test.ts',
  },
];
