import { describe, expect, it } from 'vitest';
import { drawGroupHeaps } from '../../../render/court/groups.ts';
import { courtPainter } from '../../../render/court/painter.ts';
import { courtPlace } from '../../../render/court/panel.ts';
import { PANEL } from '../../../render/court/sheet.ts';
import { Renderer } from '../../../render/drawing/renderer.ts';
import type { Painting } from '../../../render/painting.ts';
import { themeColours, themes } from '../../../render/themes/index.ts';
import { type CourtPosition, courtPositions, courtSceneOf, offered } from '../../../scripts/samples/court.ts';
import { NAMES } from '../../../scripts/samples/names.ts';
import { toldTo } from '../../../src/discord/messages/highlights.ts';
import { bagOfCounts, scoreCourt } from '../../../src/games/court/data.ts';
import { countingSizes } from '../../../src/games/court/reading.ts';
import { COURTIERS, type CourtEvent } from '../../../src/games/court/types.ts';
import { translator } from '../../../src/i18n/index.ts';
import { inscriptions } from '../fixtures/inscriptions.ts';
import { contrast, decode, pixelAt, rgbOf } from '../fixtures/measure.ts';
import { someOf } from '../fixtures/whole.ts';

const theme = themes.court;

const positions = [2, 3, 4].flatMap((seats) =>
  [1, 2, 3].flatMap((seed) => [...courtPositions(seats, seed)].map((position) => ({ seats, ...position }))),
);

const found = (test: (position: CourtPosition) => boolean): CourtPosition => {
  const position = positions.find(test);
  if (position === undefined) throw new RangeError('no such position');
  return position;
};

const choiceTexts = (position: CourtPosition): string[] =>
  inscriptions(courtPainter.choice(courtSceneOf(position.own), offered(position))).map(({ text }) => text);

describe('the choice of', () => {
  it('a first courtier has no places, which say nothing yet', () => {
    const texts = choiceTexts(found(({ table }) => table.phase === 'startCourtier'));
    expect(texts.filter((text) => /^\d(st|nd|rd|th)$/.test(text))).toEqual([]);
  });

  it('a character says below each option what it leads to', () => {
    const position = found(
      ({ table, options }) =>
        table.phase === 'choose' &&
        options.length > 1 &&
        new Set(options.map(({ preview }) => String(preview.view.players.map(({ treasury }) => treasury))))
          .size === 1,
    );
    const { length } = choiceTexts(position).filter((text) => text === 'at least' || text === 'you’d have');
    expect(length).toBe(position.options.length);
  });

  it.each([2, 3, 4, 6])(
    '%i swaps with Lancelot says what is given and taken, and what both come to',
    (count) => {
      const position = found((each) => each.table.phase === 'swapLancelot' && offered(each).length === count);
      const texts = choiceTexts(position);
      const { own } = position;
      const { opponent } = own.role!;
      const now = countingSizes(own, opponent!).join('/');
      for (const words of ['you give', 'you get', `now ${now}`])
        expect(texts.filter((text) => text === words)).toHaveLength(1);
      for (const { preview } of position.options) {
        for (const seat of [own.viewer!, opponent!])
          expect(texts).toContain(countingSizes(preview.view, seat).join('/'));
      }
      // Both courts' for each option, and the panel's own.
      const places = texts.filter((text) => /^\d(st|nd|rd|th)$/.test(text));
      expect(places).toHaveLength(2 * count + own.players.length);
    },
  );
});

it.each([2, 3, 4])('brackets have what groups come to without characters that go back, %i seats', (seats) => {
  let told = 0;
  for (const { table, events } of someOf([...courtPositions(seats, 2)], 5)) {
    const isLast = table.phase === 'over' || table.lastRound || table.round === table.rounds.max;
    const mayBeLast = isLast || table.round >= table.rounds.min;
    const wanted = table.players.flatMap(({ court, standing: { sizes } }) => {
      const lasting = scoreCourt(bagOfCounts(court), []).sizes.join('/');
      return isLast || !mayBeLast || lasting === sizes.join('/') ? [] : [lasting];
    });
    const painting = courtPainter.table(courtSceneOf(table, { events }));
    const texts = inscriptions(painting).map(({ text }) => text);
    const legend = wanted.length > 0 ? ['(0/1/3)'] : [];
    expect(texts.filter((text) => /^\(\d\/\d\/\d\)$/.test(text)).toSorted()).toEqual(
      [...wanted.map((sizes) => `(${sizes})`), ...legend].toSorted(),
    );
    for (const sizes of wanted) expect(painting.text).toContain(`Groups without characters: ${sizes}`);
    told += wanted.length;
  }
  // Only with three players is it unsure whether a round is the last.
  expect(told > 0).toBe(seats === 3);
});

it('the sign of the King’s Favor that comes has a word beside it', () => {
  const { table } = found(
    ({ table: { characters, favor, phase } }) =>
      phase !== 'over' && characters.arthur.takenBy !== null && characters.arthur.takenBy !== favor,
  );
  const texts = inscriptions(courtPainter.table(courtSceneOf(table))).map(({ text }) => text);
  expect(texts).toContain('next');
});

it.each(['en-US', 'de', 'fr'])(
  'the columns of Lancelot’s swaps are apart, and so are their heads, %s',
  (language) => {
    const t = translator(language);
    const swaps = someOf(
      positions.filter((each) => each.table.phase === 'swapLancelot' && offered(each).length <= 8),
      4,
    );
    expect(swaps.length).toBeGreaterThan(0);
    const [give, get] = [t('court-picture-choice-you-give'), t('court-picture-choice-you-get')];
    for (const position of swaps) {
      const texts = inscriptions(courtPainter.choice(courtSceneOf(position.own, { t }), offered(position)));
      const head = (text: string) => texts.find((each) => each.text === text)!.box;
      expect(head(get).left - head(give).right).toBeGreaterThanOrEqual(8);
      const middle = (head(get).left + head(get).right) / 2;
      const below = texts.filter(
        ({ text, box }) => /^\d+\/\d+\/\d+$/.test(text) && box.top > head(get).bottom && box.left > middle,
      );
      const left = Math.min(...below.filter(({ box }) => box.right < PANEL.x).map(({ box }) => box.left));
      // Half a coin, and the trend with the space behind it.
      expect(left - middle).toBeGreaterThanOrEqual(27 + 26 + 8);
    }
  },
);

it('the word beside the King’s Favor that comes is nearest to it, whatever else the line says', () => {
  const { table } = found(
    ({ table: { characters, favor, phase, round } }) =>
      phase !== 'over' &&
      round > 0 &&
      characters.arthur.takenBy !== null &&
      characters.arthur.takenBy !== favor,
  );
  const seat = table.characters.arthur.takenBy!;
  const wordOf = (changed: Partial<typeof table>, events: readonly CourtEvent[]) =>
    inscriptions(
      courtPainter.table(
        courtSceneOf({ ...table, ...changed }, { events, names: ['Ann', 'Ben', 'Cat', 'Dan'] }),
      ),
    ).find(({ text }) => text === 'next')?.box.right;
  const alone = { ...table.players[seat]!, quotaLeft: 0, characters: ['arthur' as const] };
  const players = (player: typeof alone) => ({ players: table.players.with(seat, player) });
  const usual = wordOf(players(alone), []);
  expect(usual).toBeDefined();
  expect(wordOf(players(alone), [{ type: 'courtierTaken', seat, courtier: 'jester' }])).toBe(usual);
  expect(wordOf(players({ ...alone, quotaLeft: 1 }), [])).toBe(usual);
});

it('sizes of changed groups and the changes are below the coins, beside each other', () => {
  const { table } = found(({ table: { players } }) =>
    players.some(({ standing: { groups } }) =>
      [groups.maiden, groups.guard, groups.knight].every(({ size }) => size === 1),
    ),
  );
  const player = table.players.find(({ standing: { sizes } }) => sizes.every((size) => size === 1))!;
  const texts = inscriptions({
    ...{ width: 1200, height: 200 },
    backdrop: { key: 'heaps', theme, inks: themeColours(theme), draw: () => {} },
    draw: (pen) =>
      drawGroupHeaps(
        pen,
        player,
        { court: { jester: 0, maiden: 1, guard: 0, knight: -1 }, money: 0 },
        { x: 100, y: 20, width: 376, coin: 56 },
      ),
    alt: '',
    text: '',
  });
  expect(texts.map(({ text }) => text)).toEqual(['1', '+1', '1', '1', '−1']);
  for (const { box } of texts) expect(box.top).toBeGreaterThan(20 + 56);
});

/** Written in the panel with the courts. */
const inPanel = (painting: Painting) => inscriptions(painting).filter(({ box }) => box.left > PANEL.x);

it('who comes or goes has their coin before the number, since the group may change by more or less', async () => {
  const { table } = found(({ table: { players } }) =>
    players.some(({ standing }) => standing.groups.guard.size > 0),
  );
  const seat = table.players.findIndex(({ standing }) => standing.groups.guard.size > 0);
  for (const courtier of COURTIERS) {
    const painting = courtPainter.table(
      courtSceneOf(table, { events: [{ type: 'courtierTaken', seat, courtier }] }),
    );
    const tag = inPanel(painting).find(({ text }) => text === '+1')!;
    const picture = decode(await new Renderer().png(painting));
    const row = Math.round((tag.box.top + tag.box.bottom) / 2);
    const before = Array.from({ length: 32 }, (_, i) => pixelAt(picture, tag.box.left - i, row).join());
    expect(before, courtier).toContain(rgbOf(theme.castle.courtiers[courtier].fill).join());
  }
});

it.each([3, 4])('sizes of groups stand below each other in all courts, %i seats', (seats) => {
  const tables = positions.filter((each) => each.seats === seats);
  expect(tables.length).toBeGreaterThan(0);
  for (const { table, events } of tables.filter((_, i) => i % 41 === 0)) {
    const scene = courtSceneOf(table, { events });
    const texts = inPanel(courtPainter.table(scene)).filter(({ text }) => /^\d+$/.test(text));
    const spots = courtPainter.tableSpots(scene);
    const columns = table.players.map((_, seat) => {
      const { y, height } = spots.get(`court-${seat}`)!;
      const own = texts.filter(({ box, size }) => size === 30 && box.top > y + 56 && box.bottom < y + height);
      return own.map(({ box }) => (box.left + box.right) / 2).sort((a, b) => a - b);
    });
    for (const middles of columns) {
      expect(middles).toHaveLength(3);
      middles.forEach((x, i) => {
        expect(Math.abs(x - columns[0]![i]!)).toBeLessThan(3);
      });
    }
  }
});

it('sizes of empty groups beside idle jesters don’t touch', () => {
  const { table } = found(({ table: { players } }) =>
    players.some(({ standing }) => standing.idleJesters > 0),
  );
  const zeros = inPanel(courtPainter.table(courtSceneOf(table)))
    .filter(({ text, size }) => text === '0' && size === 30)
    .map(({ box }) => ({ x: (box.left + box.right) / 2, y: box.top }));
  for (const [i, a] of zeros.entries())
    for (const b of zeros.slice(i + 1))
      if (Math.abs(a.y - b.y) < 2) expect(Math.abs(a.x - b.x)).toBeGreaterThanOrEqual(40 + 8);
});

it('who can only pass isn’t told to bid', () => {
  const { table, own, options } = found(
    (each) =>
      each.table.phase === 'bid' && each.options.length === 1 && each.options[0]!.action.type === 'pass',
  );
  const scenes = [courtSceneOf(table), courtSceneOf(own)] as const;
  const paintings = [
    courtPainter.table(scenes[0]),
    courtPainter.hand(scenes[1]),
    courtPainter.choice(scenes[1], options),
  ];
  const [shown, hand] = paintings.map((painting) =>
    inscriptions(painting)
      .map(({ text }) => text)
      .join(' '),
  );
  expect(shown).toContain('can only pass');
  expect(hand).toMatch(/You can only pass: \d+ can’t beat \d+/);
  for (const { alt, text } of paintings) {
    expect(alt).toMatch(/^.*turn to pass\./);
    expect(text).toContain('turn to pass.');
    expect(`${alt} ${text} ${shown} ${hand}`).not.toMatch(/bids or passes|bid or pass|turn to bid/);
  }
});

it.each(['en-US', 'de', 'fr'])(
  'everyone’s aspirants have room as a last turn of three players, %s',
  (language) => {
    const t = translator(language);
    const { table } = found((each) => each.table.phase === 'refill' && each.table.players.length === 3);
    const events = table.players.map((_, seat): CourtEvent => {
      const courtiers = seat === 1 ? (['maiden', 'guard'] as const) : (['knight'] as const);
      return { type: 'aspirantsTaken', seat, courtiers };
    });
    const texts = inPanel(courtPainter.table(courtSceneOf(table, { t, events }))).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('…'))).toEqual([]);
    const names = NAMES.slice(0, 3).map((name) => name.split(' ')[0]!);
    // Each court has the name, and the last turn once more.
    for (const name of names) expect(texts.filter((text) => text.startsWith(name))).toHaveLength(2);
  },
);

describe('a player’s own end', () => {
  const { table } = found((each) => each.table.phase === 'over' && each.table.players.length === 3);
  const highlight = {
    title: 'Your best turn',
    kind: 'best' as const,
    events: [{ type: 'aspirantsTaken', seat: 1, courtiers: ['maiden', 'guard'] }] as const,
    sentences: [`${NAMES[1]} takes a maiden and a guard from the row.`],
    row: 0,
  };
  const endOf = (viewer: number | null) => {
    const sentences = toldTo(viewer, 'court', highlight.events, NAMES, translator('en-US'));
    return courtPainter.end(courtSceneOf({ ...table, viewer }, { highlight: { ...highlight, sentences } }));
  };

  it.each([
    [1, 'You take a maiden and a guard from the row.'],
    [0, highlight.sentences[0]!],
    [null, highlight.sentences[0]!],
  ])('says to them what they did, and names others, seat %o', (viewer, sentence) => {
    const painting = endOf(viewer);
    expect(painting.alt).toContain(`Your best turn: ${sentence}`);
    expect(painting.text).toContain(`Your best turn: ${sentence}`);
    const texts = inscriptions(painting).map(({ text }) => text);
    expect(texts.some((text) => text.length > 20 && sentence.startsWith(text))).toBe(true);
  });

  it('says what turned the game, and what rounds brought', () => {
    const winner = table.players.findIndex(({ place }) => place === 1);
    const sizesByRound = [
      table.players.map(() => [0, 1, 1] as const),
      table.players.map(() => [2, 2, 2] as const),
    ];
    const turned = { title: 'The turning point', row: 1, sentences: ['Somebody takes Arthur.'] };
    const scene = courtSceneOf(
      { ...table, viewer: 1, sizesByRound },
      { highlight: { ...highlight, turning: turned } },
    );
    const painting = courtPainter.end(scene);
    const gains = [
      // The next round's rise was larger, and somebody else's doing.
      'Round 1: 0/0/0 to 0/1/1. Round 2 rose more, but not in one turn of yours.',
      `Round 2 takes ${NAMES[winner]} from 0/1/1 to 2/2/2.`,
    ] as const;
    expect(winner).toBeGreaterThanOrEqual(0);
    for (const words of [painting.alt, painting.text]) {
      expect(words).toContain(`Your best turn: ${highlight.sentences[0]} ${gains[0]}`);
      expect(words).toContain(`The turning point: Somebody takes Arthur. ${gains[1]}`);
    }
    const shown = inscriptions(painting)
      .map(({ text }) => text)
      .join(' ');
    for (const told of ['Somebody takes Arthur.', ...gains]) expect(shown).toContain(told);
    const worse = courtPainter.end(
      courtSceneOf(
        { ...table, sizesByRound: sizesByRound.toReversed() },
        { highlight: { ...highlight, row: 1 } },
      ),
    );
    for (const words of ['ends round', 'Round 2 takes']) expect(worse.alt).not.toContain(words);
  });

  it('frames their own court', async () => {
    const place = [...table.players.keys()].sort(
      (a, b) => table.players[a]!.place - table.players[b]!.place || a - b,
    );
    const { x, y, height } = courtPlace(table, place.indexOf(1));
    const at = async (viewer: number | null) => {
      const picture = decode(await new Renderer().png(endOf(viewer)));
      return pixelAt(picture, x, y + height / 2);
    };
    const paper = rgbOf(theme.parchment.light);
    expect(contrast(await at(1), paper)).toBeGreaterThan(4.5);
    expect(contrast(await at(0), paper)).toBeLessThan(1.2);
  });
});
