import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courtPainter } from '../../../render/court/painter.ts';
import { addUp } from '../../../render/parts/shapes.ts';
import { courtGallery } from '../../../scripts/gallery/court.ts';
import { type CourtPosition, courtPositions, courtSceneOf } from '../../../scripts/samples/court.ts';
import { counting, joinedByMerlin } from '../../../src/games/court/reading.ts';
import { CHARACTERS, COURTIERS, type CourtView } from '../../../src/games/court/types.ts';
import { picturesOf } from '../fixtures/gallery.ts';
import { anyNames, withinLimits } from '../fixtures/limits.ts';

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan'];
/** Counts by type in a line such as "1 jester, 0 maidens, 2 guards, 1 knight". */
function countsIn(line: string): number[] {
  return COURTIERS.map((id) => Number(new RegExp(`(\\d+) ${id}`).exec(line)?.[1]));
}

const named = (seats: readonly number[]): string =>
  new Intl.ListFormat('en-GB').format(seats.map((seat) => NAMES[seat] ?? ''));

const tilesIn = (text: string): number[] => text.split('+').map(Number);

function lineOf(text: string, start: string): string {
  const line = text.split('\n').find((candidate) => candidate.startsWith(start));
  if (line === undefined) throw new Error(`no line begins with ${start}`);
  return line;
}

/** Reads the text table and compares it with everything in the view. */
function tellsAll(view: CourtView, text: string): void {
  const lines = text.split('\n');
  if (view.toAct !== null) expect(lines[1]).toMatch(new RegExp(`^It’s ${NAMES[view.toAct]}’s turn`));
  if (view.toAct !== null) expect(/only one choice/.test(lines[1] ?? '')).toBe(view.forced);
  if (view.round > 0 && view.phase !== 'over') {
    expect(lines[0]).toContain(`Round ${view.round}`);
    if (view.lastRound) expect(lines[0]).toContain('the last');
    else expect(lines[0]).toContain(`${view.rounds.min}`);
    if (!view.lastRound) expect(lines[0]).toContain(`${view.rounds.max}`);
  }
  const castle = text.slice(text.indexOf('Characters and purses'));
  for (const id of CHARACTERS) {
    const { purse, takenBy, open } = view.characters[id];
    const line = lineOf(castle, `${id[0]?.toUpperCase()}${id.slice(1)} `);
    expect(tilesIn(/[\d+]+/.exec(line)?.[0] ?? '')).toEqual(purse);
    expect(/taken by (\w+)/.exec(line)?.[1]).toBe(takenBy === null ? undefined : NAMES[takenBy]);
    expect(line.includes('black die')).toBe(view.blackDie === id);
    expect(line.includes(', can be chosen')).toBe(open);
  }
  expect(lineOf(text, 'Row')).toContain(`(${view.row.length} of ${view.rowSize})`);
  for (const id of view.row) expect(lineOf(text, 'Row')).toContain(id);
  expect(countsIn(lineOf(text, 'Peasantry'))).toEqual(COURTIERS.map((id) => view.peasantry[id]));
  counting(view).players.forEach((player, seat) => {
    const at = lines.findIndex((line) => line.startsWith(`${NAMES[seat]} (`));
    const [head, tiles, court, scores] = lines.slice(at, at + 4) as [string, string, string, string];
    expect(/, (\d)(?:st|nd|rd|th)/.exec(head)?.[1]).toBe(`${player.place}`);
    const isNext = view.favor !== seat && view.characters.arthur.takenBy === seat;
    expect(/gets the King’s Favor at the end/.test(head)).toBe(isNext);
    expect(/, King’s Favor/.test(head)).toBe(view.favor === seat);
    expect(/takes (\d+) more characters?/.exec(head)?.[1] ?? '0').toBe(`${player.quotaLeft}`);
    for (const id of CHARACTERS) {
      const name = `${id[0]?.toUpperCase()}${id.slice(1)}`;
      expect(head.includes(name)).toBe(view.players[seat]!.characters.includes(id));
    }
    expect(tilesIn(/[\d+]+/.exec(tiles)?.[0] ?? '')).toEqual(player.treasury);
    expect(countsIn(court)).toEqual(COURTIERS.map((id) => player.court[id]));
    expect(scores).toContain(` Groups ${player.standing.sizes.join('/')}:`);
    for (const [id, { size, pawn, jesters }] of Object.entries(player.standing.groups)) {
      const told = new RegExp(`${id}s (\\d+)(?: \\(([^)]*)\\))?`).exec(scores);
      expect(told?.[1]).toBe(`${size}`);
      expect(/\+ 2 from/.test(told?.[2] ?? '')).toBe(pawn === 2);
      const [, joined = '0'] = /(\d+) jester/.exec(told?.[2] ?? '') ?? [];
      const merlin = joinedByMerlin(player) === id ? 1 : 0;
      expect(told?.[2]?.includes('+ 1 from Merlin') ?? false).toBe(merlin === 1);
      expect(Number(joined) + merlin).toBe(jesters);
      const parts = told?.[2]?.match(/\d+/g) ?? [];
      if (parts.length > 0) expect(addUp(parts.map(Number))).toBe(size);
    }
    expect(/idle jesters: (\d+) of/.exec(scores)?.[1] ?? '0').toBe(`${player.standing.idleJesters}`);
  });
  tellsAffairs(view, lines[2] ?? '');
  view.sizesByRound.forEach((sizes, i) => {
    expect(lines).toContain(`${i + 1}: ${sizes.map((s) => s.join('/')).join(', ')}`);
  });
}

function tellsAffairs(view: CourtView, line: string): void {
  const { role, auction } = view;
  if (role !== null) {
    expect(line).toContain(`${NAMES[role.seat]} uses`);
    if (role.opponent !== null) expect(line).toContain(`with ${NAMES[role.opponent]}`);
    const left = /Still to come, in order: ([^.]*)\./.exec(line)?.[1] ?? '';
    NAMES.forEach((name, seat) => {
      const has = role.character !== 'arthur' || (view.players[seat]?.treasury.length ?? 0) > 1;
      const isNow = seat === view.toAct || seat === role.opponent;
      expect(left.includes(name)).toBe(role.others.includes(seat) && has && !isNow);
    });
  } else if (auction !== null) {
    expect(line).toContain(
      auction.bidder === null ? 'No bid yet' : `${NAMES[auction.bidder]} has the highest bid`,
    );
    if (auction.bidder !== null) expect(line).toContain(auction.tiles.join('+'));
    if (auction.tiles.length > 1) expect(line).toContain(` = ${auction.sum}`);
    expect(line).toContain(`Still in: ${named(auction.bidders)}.`);
    if (auction.passed.length > 0) {
      expect(line).toContain(`Passed: ${named(auction.passed)}.`);
    }
  }
}

describe('texts of King Arthur’s Court', () => {
  it('stay within their limits in every position, whatever the names', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), fc.nat(), anyNames(4), (seats, seed, names) => {
        for (const { table, own, options, events, toAct } of courtPositions(seats, seed)) {
          const over = { names, events };
          withinLimits(courtPainter.table(courtSceneOf(table, over)));
          withinLimits(courtPainter.hand(courtSceneOf(own, over)));
          if (toAct === null) withinLimits(courtPainter.end(courtSceneOf(table, over)));
          else withinLimits(courtPainter.choice(courtSceneOf(own, over), options));
        }
      }),
      { numRuns: 3 },
    );
  });

  it('contain everything that the view says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), fc.nat(), (seats, seed) => {
        for (const { table, events } of courtPositions(seats, seed)) {
          tellsAll(table, courtPainter.table(courtSceneOf(table, { names: NAMES, events })).text);
        }
      }),
      { numRuns: 3 },
    );
  });

  it('describe each legal action in a different line, bids by their tiles', () => {
    const told = ({ own, options }: CourtPosition) =>
      options.map((option) => {
        const { text } = courtPainter.choice(courtSceneOf(own, { names: NAMES }), [option]);
        return text.split('\n').at(-1);
      });
    for (const seats of [2, 3, 4]) {
      for (const position of courtPositions(seats, 5)) {
        expect(new Set(told(position)).size).toBe(position.options.length);
      }
    }
  });

  it('say how many choices there are, or are listed if there are others', () => {
    for (const seats of [2, 3, 4])
      for (const { own, options } of courtPositions(seats, 5)) {
        const told = (count: number) =>
          courtPainter.choice(courtSceneOf(own, { names: NAMES }), options.slice(0, count)).alt;
        const isMerlin = own.phase === 'swapMerlin';
        if (isMerlin && options.length > 1) expect(told(1)).toContain('One choice is listed here.');
        if (isMerlin && options.length > 2) expect(told(2)).toContain('2 of the choices are listed here.');
        if (isMerlin) expect(told(options.length)).not.toContain('listed');
      }
  });

  it('name no places during the setup', () => {
    const [{ own, options }] = [...courtPositions(4)] as [CourtPosition];
    const { text } = courtPainter.choice(courtSceneOf(own, { names: NAMES }), options);
    expect(text).toContain('1. jester: groups 0/0/0');
    expect(text).not.toMatch(/\b1st\b/);
  });

  it('name the columns of groups by round', () => {
    const last = [...courtPositions(4)].at(-1)!;
    const lines = courtPainter.end(courtSceneOf(last.table, { names: NAMES })).text.split('\n');
    const head = lines.indexOf('Groups by round (Ann, Ben, Cat, Dan):');
    last.table.sizesByRound.forEach((seats, i) => {
      expect(lines[head + 1 + i]).toBe(`${i + 1}: ${seats.map((sizes) => sizes.join('/')).join(', ')}`);
    });
  });

  it('name characters that count in the last round’s moment', () => {
    const [end] = picturesOf(courtGallery).filter(({ name }) => name === 'court-end-4-seats-court');
    expect(end!.painting.text).toContain('With Guinevere, round 4 takes Kay from 1/2/2 to 3/3/3.');
  });

  it('start with the most important', () => {
    const position = [...courtPositions(4)].find(
      ({ table: { round, phase, auction, forced } }) =>
        round === 3 && phase === 'bid' && (auction?.passed.length ?? 0) > 0 && !forced,
    );
    if (position === undefined) throw new Error('no such position');
    const { alt } = courtPainter.table(courtSceneOf(position.table, { events: position.events }));
    const order = ['Round 3 of 4', 'turn to bid', 'highest bid', 'Groups now', 'Purses', 'Row:', 'Peasantry'];
    const at = order.map((part) => alt.indexOf(part));
    expect(at).not.toContain(-1);
    expect(at).toEqual([...at].sort((a, b) => a - b));
  });

  it('rank the players at the end by place, with the groups that decided', () => {
    for (const seats of [2, 3, 4]) {
      const last = [...courtPositions(seats, 3)].at(-1);
      if (last === undefined) throw new Error('a game has positions');
      const { text, alt } = courtPainter.end(courtSceneOf(last.table, { names: NAMES }));
      const ranked = [...text.matchAll(/^(\d)\. (\w+) ([\d/]+)/gm)].slice(0, seats);
      expect(ranked.map(([, place]) => Number(place))).toEqual(
        last.table.players.map(({ place }) => place).sort(),
      );
      for (const [, place, name, sizes] of ranked) {
        const player = last.table.players[NAMES.indexOf(name ?? '')];
        expect([player?.place, player?.standing.sizes.join('/')]).toEqual([Number(place), sizes]);
      }
      const winner = NAMES[last.table.players.findIndex(({ place }) => place === 1)];
      expect(alt).toContain(`${winner}`);
    }
  });
});
