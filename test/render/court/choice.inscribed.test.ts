import { describe, expect, it } from 'vitest';
import { courtPainter } from '../../../render/court/painter.ts';
import { ROWS_LISTED } from '../../../render/court/refill.ts';
import { CHOICE_SHEET, nicheX, PANEL, PLATE } from '../../../render/court/sheet.ts';
import type { Painting } from '../../../render/painting.ts';
import { addUp } from '../../../render/parts/shapes.ts';
import { prepareScene } from '../../../render/scene.ts';
import { courtPositions, courtSceneOf, offered } from '../../../scripts/samples/court.ts';
import { court } from '../../../src/games/court/index.ts';
import {
  compareSizes,
  counting,
  rowNeeds,
  seatsToCome,
  wantedCourtiers,
} from '../../../src/games/court/reading.ts';
import type { CourtView } from '../../../src/games/court/types.ts';
import { translator } from '../../../src/i18n/index.ts';
import { courtOutcome, treasuryAfter } from '../../../src/telling/court/choices.ts';
import { inscriptions } from '../fixtures/inscriptions.ts';

const textsOf = (painting: Painting): string[] => inscriptions(painting).map(({ text }) => text);

/** What a seat's tiles can come to once everyone has given theirs. */
function sumsAfterGifts(view: CourtView, seat: number): number[] {
  const { phase, toAct, players } = view;
  if (phase !== 'giveTile' || toAct === null) return [addUp(players[seat]!.treasury)];
  return [...new Set(players[toAct]!.treasury)].flatMap((tile) =>
    sumsAfterGifts(court.preview(view, toAct, { type: 'giveTile', tile }).view, seat),
  );
}

describe.each([2, 3, 4])('the picture of a choice, %i seats', (seats) => {
  const positions = [...courtPositions(seats, 4)];

  it('says what tiles characters bring, Arthur’s gifts at their least', () => {
    const seen = new Set<boolean>();
    for (const position of positions.filter(({ table }) => table.phase === 'choose').slice(0, 12)) {
      const { own, options } = position;
      const seat = own.viewer!;
      const scene = prepareScene(courtSceneOf(own));
      const texts = textsOf(courtPainter.choice(courtSceneOf(own), options)).join(' ');
      for (const option of options) {
        const { sum, more } = treasuryAfter(scene, seat, courtOutcome(seat, option));
        const sums = sumsAfterGifts(option.preview.view, seat);
        expect(sum).toBe(Math.min(...sums));
        expect(more).toBe(new Set(sums).size > 1);
        expect(texts).toContain(more ? 'at least' : 'you’d have');
        expect(texts.split(' ')).toContain(String(sum));
        seen.add(more);
      }
    }
    expect(seen.size).toBe(2);
  });

  it('names who Lancelot swaps with', () => {
    const swaps = positions.filter(({ table }) => table.phase === 'swapLancelot').slice(0, 5);
    expect(swaps.length).toBeGreaterThan(0);
    for (const { table, own } of swaps) {
      const { names } = courtSceneOf(table);
      const name = names[table.role!.opponent!]!;
      expect(textsOf(courtPainter.table(courtSceneOf(table))).join(' ')).toContain(`swaps with ${name}`);
      expect(textsOf(courtPainter.hand(courtSceneOf(own))).join(' ')).toContain(`You swap with ${name}`);
    }
  });
});

describe('a choice', () => {
  const positions = [2, 3, 4].flatMap((seats) => [...courtPositions(seats, 4)]);

  it('says how many swaps of Merlin’s it doesn’t show', () => {
    const swaps = positions.filter(({ table }) => table.phase === 'swapMerlin');
    const seen = new Set<boolean>();
    for (const position of swaps) {
      const { own, options } = position;
      const shown = offered(position);
      const isBetter = shown.length > 1;
      if (options.length === shown.length || seen.has(isBetter)) continue;
      seen.add(isBetter);
      const count = options.length - shown.length;
      const painting = courtPainter.choice(courtSceneOf(own), shown);
      const texts = textsOf(painting);
      const told = isBetter
        ? `${count} others in the menu: none beats swap 1`
        : `${count} other swaps in the menu, none better`;
      expect(texts).toContain(told);
      expect(painting.text).toContain(told);
      expect(texts).toContain(isBetter ? 'Your best swaps' : 'Groups can’t get better');
      const { sizes } = courtOutcome(own.viewer!, shown[0]!).after.standing;
      for (const option of options)
        expect(
          compareSizes(courtOutcome(own.viewer!, option).after.standing.sizes, sizes),
        ).toBeLessThanOrEqual(0);
      expect(painting.alt).toContain(told);
    }
    expect(seen.size).toBe(2);
  });

  it('says that there are other tiles for a sum, if there are', () => {
    const seen = new Set<boolean>();
    for (const position of positions.filter(({ table }) => table.phase === 'bid')) {
      const { own, options } = position;
      const shown = offered(position);
      const sumsOf = (all: typeof options) =>
        all.flatMap(({ action }) => (action.type === 'bid' ? [addUp(action.tiles)] : []));
      const sums = sumsOf(shown);
      const has = sumsOf(options).filter((sum) => sums.includes(sum)).length > sums.length;
      if (seen.has(has) || sums.length === 0) continue;
      seen.add(has);
      const painting = courtPainter.choice(courtSceneOf(own), shown);
      expect(textsOf(painting).includes('other tiles: see menu')).toBe(has);
      expect(painting.text.includes('other tiles: see menu')).toBe(has);
    }
    expect(seen.size).toBe(2);
  });

  it('of a new row says who takes from it, and what everyone needs', () => {
    const seen = new Set<string>();
    for (const position of positions.filter(({ table }) => table.phase === 'refill')) {
      const { own, options } = position;
      const isListed = options.length <= ROWS_LISTED;
      const kind = isListed && options.length > 4 ? 'many' : `${isListed}`;
      if (seen.has(kind)) continue;
      seen.add(kind);
      const painting = courtPainter.choice(courtSceneOf(own), options);
      const texts = textsOf(painting);
      expect(texts).toContain('Merlin and Guinevere take from this row.');
      expect(texts).toContain('To score more:');
      // On the court, and where its needs are unless they need the room.
      const you = texts.filter((text) => text === 'you').length;
      expect(you).toBeGreaterThanOrEqual(isListed ? 1 : 2);
      const needs = painting.text.match(/To score more, .*? needs? |Nobody in the peasantry makes/g);
      expect(needs).toHaveLength(own.players.length);
      if (!isListed) expect(texts.some((text) => /^any \d, in the menu$/.test(text))).toBe(true);
    }
    expect(seen.size).toBe(3);
  });

  it('of a new row has what everyone needs, without characters that go back, the chooser first', () => {
    const refills = positions.filter(
      ({ table }) => table.phase === 'refill' && table.round < table.rounds.min,
    );
    let held = 0;
    for (const { own } of refills) {
      const view = counting(own);
      const needs = rowNeeds(view, own.viewer!);
      expect(needs.map(({ seat }) => seat)).toEqual(
        own.players.map((_, i) => (own.viewer! + i) % own.players.length),
      );
      for (const { seat, wanted } of needs) {
        const player = own.players[seat]!;
        const lasting = wantedCourtiers({ characters: [], standing: player.lasting });
        if (wanted !== null) {
          expect(lasting).toMatchObject({ how: wanted.how });
          expect(wanted.types).toEqual(lasting.types.filter((id) => own.peasantry[id] > 0));
        }
        if (JSON.stringify(lasting) !== JSON.stringify(wantedCourtiers(player))) held++;
      }
    }
    expect(held).toBeGreaterThan(0);
  });

  it('of a new row says so if nobody in the peasantry makes a score higher', () => {
    const { own, options } = positions.find(({ table }) => table.phase === 'refill')!;
    const nobody = { jester: 0, maiden: 0, guard: 0, knight: 0 };
    const view = { ...own, peasantry: nobody };
    expect(rowNeeds(counting(view), 0).every(({ wanted }) => wanted === null)).toBe(true);
    const after = (option: (typeof options)[number]) =>
      ({ ...option, action: { type: 'refill', courtiers: [] } }) as const;
    const painting = courtPainter.choice(courtSceneOf(view), options.slice(0, 1).map(after));
    expect(textsOf(painting).filter((text) => text === 'nobody here')).toHaveLength(own.players.length);
    expect(painting.text).toContain('Nobody in the peasantry makes your score higher.');
  });

  it('of what changes a court tells what lasts, before the last round', () => {
    let differ = 0;
    for (const position of positions) {
      const { own, options, table } = position;
      const { action } = options[0] ?? {};
      if (action?.type !== 'takeAspirants' || table.round >= table.rounds.min) continue;
      const texts = textsOf(courtPainter.choice(courtSceneOf(own), offered(position)));
      const { sizes } = counting(own).players[own.viewer!]!.standing;
      if (!texts.some((text) => text.startsWith('Any of them: ')))
        expect(texts.some((text) => text.startsWith(`Now ${sizes.join('/')}`))).toBe(true);
      for (const { preview } of offered(position)) {
        const { lasting, standing } = preview.view.players[own.viewer!]!;
        expect(texts).toContain(lasting.sizes.join('/'));
        if (lasting.sizes.join() !== standing.sizes.join()) differ++;
      }
    }
    expect(differ).toBeGreaterThan(0);
  });

  it('of aspirants has the place that each option leads to, once if it’s the same', () => {
    const seen = new Set<boolean>();
    const taken = positions.filter(
      ({ table, options }) => table.phase === 'takeAspirants' && options.length > 1 && options.length <= 8,
    );
    for (const { own, options } of taken) {
      const led = options.map(({ preview }) => counting(preview.view).players[own.viewer!]!.place);
      const isSame = new Set(led).size === 1;
      seen.add(isSame);
      const inside = inscriptions(courtPainter.choice(courtSceneOf(own), options)).filter(
        ({ box }) => box.right < PANEL.x && box.top > CHOICE_SHEET.y,
      );
      const places = inside.filter(({ text }) => /^\d(st|nd|rd|th)$/.test(text));
      expect(places).toHaveLength(isSame ? 0 : options.length);
      const told = inside.some(({ text }) => /^Any of them: \d(st|nd|rd|th) for now$/.test(text));
      expect(told).toBe(isSame);
    }
    expect(seen.size).toBe(2);
  });

  it.each(['takeAspirants', 'takeAspirant', 'giveTile', 'swapLancelot'])(
    'to %s says who’s still to come',
    (phase) => {
      const seen = new Set<boolean>();
      for (const { own, table, options } of positions) {
        if (table.phase !== phase || options.length > 4) continue;
        const isComing = seatsToCome(own).length > 0;
        if (seen.has(isComing)) continue;
        seen.add(isComing);
        const texts = textsOf(courtPainter.choice(courtSceneOf(own), options));
        expect(texts.includes('Still to come')).toBe(isComing);
      }
      expect(seen).toContain(true);
    },
  );

  it('of a bid says in words that higher ones are in the menu', () => {
    const cut = positions.filter((each) => {
      const most = addUp(each.own.players[each.own.viewer ?? 0]!.treasury);
      const sums = offered(each).flatMap(({ action }) =>
        action.type === 'bid' ? [addUp(action.tiles)] : [],
      );
      return sums.length > 0 && Math.max(...sums) < most;
    });
    expect(cut.length).toBeGreaterThan(0);
    for (const position of cut.slice(0, 5)) {
      const painting = courtPainter.choice(courtSceneOf(position.own), offered(position));
      const most = addUp(position.own.players[position.own.viewer!]!.treasury);
      expect(painting.text).toContain(`Higher bids, up to ${most}, are in the menu.`);
      expect(painting.alt).toContain(`Higher bids, up to ${most}, are in the menu.`);
    }
  });

  it('of a bid doesn’t open anything for the last who needs a character', () => {
    const isLone = ({ table: { auction } }: (typeof positions)[number]) =>
      auction !== null && auction.bidder === null && auction.bidders.length === 1;
    const lone = positions.filter((each) => each.table.phase === 'bid' && isLone(each)).slice(0, 4);
    expect(lone.length).toBeGreaterThan(2);
    for (const { own, table, options } of lone) {
      expect(textsOf(courtPainter.choice(courtSceneOf(own), options))).toContain('Bid alone');
      expect(textsOf(courtPainter.hand(courtSceneOf(own)))).toContain('You bid alone');
      expect(textsOf(courtPainter.table(courtSceneOf(table)))).toContain('bids alone');
    }
  });

  it('of a character says of Arthur, and only of him, what becomes of the King’s Favor', () => {
    const chosen = positions.filter(({ table }) => table.phase === 'choose').slice(0, 40);
    const seen = new Set<string>();
    for (const { own, options } of chosen) {
      const texts = textsOf(courtPainter.choice(courtSceneOf(own), options));
      const told = texts.filter((text) => /^(keep|get) it$/.test(text));
      const hasArthur = options.some(
        ({ action }) => action.type === 'choose' && action.character === 'arthur',
      );
      const verb = own.favor === own.viewer ? 'keep' : 'get';
      expect(told).toEqual(hasArthur ? [`${verb} it`] : []);
      if (hasArthur) seen.add(verb);
    }
    expect(seen.size).toBe(2);
  });

  it.each(['en-US', 'de', 'fr'])('of a character says that in Arthur’s column, %s', (locale) => {
    const { own } = positions.find(({ table }) => table.phase === 'choose' && table.characters.arthur.open)!;
    const t = translator(locale);
    const position = positions.find((each) => each.own === own)!;
    const texts = inscriptions(courtPainter.choice(courtSceneOf(own, { t }), offered(position)));
    const told = t('court-picture-choice-favor', { has: own.favor === own.viewer ? 'yes' : 'no' });
    const { box } = texts.find(({ text }) => text === told)!;
    expect(box.left).toBeGreaterThan(nicheX('arthur') - PLATE.width / 2);
    expect(box.right).toBeLessThanOrEqual(nicheX('arthur') + PLATE.width / 2);
  });

  it('names who gets the tile', () => {
    const { own } = positions.find(({ table }) => table.phase === 'giveTile')!;
    const position = positions.find((each) => each.own === own)!;
    const name = courtSceneOf(own).names[own.role!.seat]!;
    const texts = textsOf(courtPainter.choice(courtSceneOf(own), offered(position)));
    expect(texts).toContain(`Arthur: give ${name} a tile`);
    // The tiles could be taken for the options' numbers.
    expect(texts.filter((text) => text === 'you give')).toHaveLength(position.options.length);
  });

  it('says whose picture it is', () => {
    const { own, table } = positions.find((each) => each.table.phase === 'choose')!;
    expect(textsOf(courtPainter.hand(courtSceneOf(own)))).toContain('you');
    expect(textsOf(courtPainter.table(courtSceneOf(table)))).not.toContain('you');
  });
});

it('a choice of bids has Pass last among the bids, and says where the higher ones are', () => {
  const cut = [...courtPositions(3, 4)]
    .filter(({ table, options }) => table.phase === 'bid' && options.length > 9)
    .slice(0, 8)
    .map((position) => inscriptions(courtPainter.choice(courtSceneOf(position.own), offered(position))))
    .map((all) => ({
      pass: all.find(({ text }) => text === 'Pass'),
      higher: all.find(({ text }) => /^up to \d+: menu$/.test(text)),
    }))
    .filter(({ higher }) => higher !== undefined);
  for (const { pass, higher } of cut) {
    if (pass !== undefined) expect(pass.box.top).toBeGreaterThan(higher!.box.top);
  }
  expect(cut.some(({ pass }) => pass !== undefined)).toBe(true);
});
