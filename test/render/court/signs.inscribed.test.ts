import { describe, expect, it } from 'vitest';
import { courtPainter } from '../../../render/court/painter.ts';
import { courtPlace as plaqueAt } from '../../../render/court/panel.ts';
import { BOARD, CARPET_AREA, NICHE, nicheX, PANEL, PLATE } from '../../../render/court/sheet.ts';
import { Renderer } from '../../../render/drawing/renderer.ts';
import { themes } from '../../../render/themes/index.ts';
import { courtGallery } from '../../../scripts/gallery/court.ts';
import { type CourtPosition, courtPositions, courtSceneOf } from '../../../scripts/samples/court.ts';
import { counting, nextFavor, seatsToCome } from '../../../src/games/court/reading.ts';
import { CHARACTERS } from '../../../src/games/court/types.ts';
import { translator } from '../../../src/i18n/index.ts';
import { picturesOf } from '../fixtures/gallery.ts';
import { inscriptions } from '../fixtures/inscriptions.ts';
import { decode, pixelAt, rgbOf } from '../fixtures/measure.ts';

const positions = [2, 3, 4].flatMap((seats) => [...courtPositions(seats, 4)]);

const found = (test: (position: CourtPosition) => boolean): CourtPosition => {
  const position = positions.find(test);
  if (position === undefined) throw new RangeError('no such position');
  return position;
};

const textsOf = ({ table, events }: CourtPosition): string[] =>
  inscriptions(courtPainter.table(courtSceneOf(table, { events }))).map(({ text }) => text);

const highlight = rgbOf(themes.court.highlight);

describe.each([
  ['can be chosen', found(({ table }) => table.phase === 'choose')],
  ['acts', found(({ table }) => table.role !== null)],
] as const)('where a character %s', (_, { table }) => {
  it('has a bright arch if it can be chosen, and a bright plate if it acts', async () => {
    const picture = decode(await new Renderer().png(courtPainter.table(courtSceneOf(table))));
    for (const id of CHARACTERS) {
      const isBright = (x: number, y: number) => String(pixelAt(picture, x, y)) === String(highlight);
      expect(isBright(nicheX(id), NICHE.top - 3), id).toBe(table.characters[id].open);
      expect(isBright(nicheX(id) - PLATE.width / 2 + 6, PLATE.y + 22), id).toBe(table.role?.character === id);
    }
  });
});

describe('the table', () => {
  it('names the signs of all courtiers', () => {
    const texts = textsOf(found(({ table }) => table.phase === 'bid'));
    for (const name of ['jesters', 'maidens', 'guards', 'knights']) expect(texts).toContain(name);
  });

  it('calls the highest bid the winning one, and nobody still in, once a character is chosen', () => {
    const chosen = textsOf(found(({ table }) => table.phase === 'choose'));
    expect(chosen).toContain('Winning bid');
    for (const words of ['Highest bid', 'Still in']) expect(chosen).not.toContain(words);
    const bidding = textsOf(found(({ table }) => table.phase === 'bid' && table.auction?.bidder !== null));
    for (const words of ['Highest bid', 'Still in']) expect(bidding).toContain(words);
  });
});

it('the legend says that the King’s Favor decides, where it does', () => {
  const seen = new Set<boolean>();
  for (const { table, events } of positions.filter((each) => each.table.round > 0)) {
    const { players, favor } = counting(table);
    const holder = nextFavor(table) ?? favor!;
    const own = String(players[holder]!.standing.sizes);
    const isTied = players.some(({ standing }, seat) => seat !== holder && String(standing.sizes) === own);
    if (seen.has(isTied)) continue;
    seen.add(isTied);
    expect(textsOf({ table, events } as CourtPosition).includes('Favor: wins ties')).toBe(isTied);
  }
  expect(seen.size).toBe(2);
});

it('the King’s Favor is on a yellow plate when it has come with the last turn', async () => {
  const { table, events } = found(({ events }) =>
    events.some((event) => event.type === 'favorMoved' && event.from !== event.to),
  );
  const yellow = async (shown: typeof events) => {
    const picture = decode(
      await new Renderer().png(courtPainter.table(courtSceneOf(table, { events: shown }))),
    );
    const { x, y } = plaqueAt(table, table.favor!);
    // Left of the die, at the height of its middle.
    return String(pixelAt(picture, x + 490 - 14 - 36 - 2, y + 22)) === String(highlight);
  };
  expect(await yellow(events)).toBe(true);
  expect(await yellow([])).toBe(false);
});

it('the board of four says what the last turn’s tags are about, inside its frame', () => {
  const given = found(
    ({ table, events }) =>
      table.players.length === 4 && table.role !== null && events.at(-1)?.type === 'tileGiven',
  );
  expect(textsOf(given).join(' ')).toMatch(/Last turn: .*\w+ gives (\w+ )?an? \d\./);
  const sample = positions
    .filter(({ table }) => table.players.length === 4 && table.role !== null)
    .slice(0, 30);
  for (const { table, events } of sample) {
    const texts = inscriptions(courtPainter.table(courtSceneOf(table, { events })));
    const inBoard = texts.filter(
      ({ box }) => box.right < PANEL.x && box.top > BOARD.y && box.top < CARPET_AREA.y - 10,
    );
    for (const { box, text } of inBoard)
      expect(box.bottom, text).toBeLessThanOrEqual(BOARD.y + BOARD.height - 11);
  }
});

it('tiles have no sum at the end, when they’re worth nothing', () => {
  const position = found(({ table }) => table.phase === 'over');
  const texts = inscriptions(courtPainter.end(courtSceneOf(position.table))).map(({ text }) => text);
  expect(texts.filter((text) => text === 'no points')).toHaveLength(position.table.players.length);
  expect(texts.filter((text) => /^= \d+$/.test(text))).toEqual([]);
});

it.each([false, true])('tiles that come and go are marked unless the game is over: %s', (isOver) => {
  const position = found(({ table }) => table.round > 1 && (table.phase === 'over') === isOver);
  const texts = textsOf({ ...position, events: [{ type: 'tileGiven', from: 0, to: 1, tile: 3 }] });
  for (const mark of ['+3', '−3']) expect(texts.includes(mark)).toBe(!isOver);
});

describe('the legend', () => {
  it.each([true, false])('explains the sign of characters to take only where there is one: %s', (isShown) => {
    const position = found(
      ({ table }) => table.round > 0 && table.players.some(({ quotaLeft }) => quotaLeft > 0) === isShown,
    );
    const texts = textsOf(position);
    expect(texts.includes('character to take') || texts.includes('still picks')).toBe(isShown);
  });

  it.each([true, false])(
    'explains the sign of the Favor that comes only where there is one: %s',
    (isShown) => {
      const position = found(({ table }) => table.round > 0 && (nextFavor(table) !== null) === isShown);
      expect(textsOf(position).includes('next round')).toBe(isShown);
    },
  );

  it.each([true, false])(
    'says that the black die’s character must be taken only until it is: %s',
    (isTaken) => {
      const position = found(
        ({ table: { blackDie, characters } }) =>
          blackDie !== null && (characters[blackDie].takenBy !== null) === isTaken,
      );
      const texts = textsOf(position);
      expect(texts.includes('last must take')).toBe(!isTaken);
      expect(texts.includes('was left over')).toBe(isTaken);
    },
  );

  it.each([true, false])(
    'of four says what yellow tags are about only where there are some: %s',
    (isShown) => {
      const position = found(
        ({ table, events }) =>
          table.players.length === 4 && events.some(({ type }) => type === 'aspirantsTaken') === isShown,
      );
      const events = isShown ? position.events : [];
      expect(textsOf({ ...position, events }).includes('last turn')).toBe(isShown);
    },
  );
});

it('a new row that nobody can take from any more isn’t said to be taken from', () => {
  const { table } = found((each) => each.table.phase === 'refill');
  const hint = translator('en-US')('court-picture-hint', { phase: 'refill' });
  const hasHint = (changed: Partial<typeof table>) =>
    textsOf({ ...found(() => true), table: { ...table, ...changed }, events: [] }).includes(hint);
  const merlin = { ...table.characters.merlin, takenBy: 0 };
  const characters = { ...table.characters, merlin };
  const peasantry = { jester: 1, maiden: 0, guard: 0, knight: 0 };
  expect(hasHint({ characters: { ...characters, merlin: { ...merlin, takenBy: null } } })).toBe(true);
  expect(hasHint({ characters })).toBe(true);
  expect(hasHint({ characters, peasantry })).toBe(false);
});

it('a hand says who’s still to come', () => {
  const { own } = found((each) => each.table.role !== null && seatsToCome(each.own).length > 0);
  const texts = inscriptions(courtPainter.hand(courtSceneOf(own))).map(({ text }) => text);
  expect(texts).toContain('Still to come');
});

it('whose hand it is stands at the name, also beside idle jesters', () => {
  const hands = picturesOf(courtGallery).filter(({ name }) => /hand-idle/.test(name));
  expect(hands.length).toBeGreaterThan(0);
  for (const { painting } of hands) {
    const texts = inscriptions(painting).map(({ text }) => text);
    for (const words of ['you', 'idle']) expect(texts).toContain(words);
  }
});

const moments = picturesOf(courtGallery).filter(({ name }) => /end-(own-)?[34]-seats/.test(name));

it.each(moments)('$name tells its moments from their first sentence on', ({ painting }) => {
  const texts = inscriptions(painting).map(({ text }) => text);
  const titles = ['The turning point', 'Your best move'].filter((title) => texts.includes(title));
  expect(titles.length).toBeGreaterThan(0);
  for (const title of titles) expect(texts[texts.indexOf(title) + 1]).not.toMatch(/^Round/);
});

it('a player’s own end tells the whole best turn and what the turning point brought', () => {
  const { painting } = moments.find(({ name }) => name.includes('own'))!;
  const told = inscriptions(painting).map(({ text }) => text);
  const at = told.indexOf('The turning point');
  const turning = told.slice(at);
  const best = told.slice(0, at).join(' ');
  expect(best).toContain('You take a jester and a knight from the row. Round 3: 0/0/3 to 1/2/2. Round 7');
  expect(turning.join(' ')).toMatch(/Round \d+ takes .+ from [\d/]+ to [\d/]+\./);
});
