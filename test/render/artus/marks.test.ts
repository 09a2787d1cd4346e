import { expect, it } from 'vitest';
import { marked } from '../../../render/annotations.ts';
import { at, CENTRE, chairAngle, onChair, RADII } from '../../../render/artus/board.ts';
import { choiceChairs, numberedChairs } from '../../../render/artus/choice-marks.ts';
import { artusPainter } from '../../../render/artus/painter.ts';
import { colours } from '../../../render/artus/turn.ts';
import { Renderer } from '../../../render/drawing/renderer.ts';
import { contrast as contrasting } from '../../../render/themes/contrast.ts';
import { court } from '../../../render/themes/court.ts';
import { sceneOf, worked } from '../../../scripts/samples/artus.ts';
import { optionsOfCard, positions } from '../../../scripts/samples/artus-positions.ts';
import { spoken } from '../../../scripts/samples/language.ts';
import { artusOutcome } from '../../../src/games/artus/outcomes.ts';
import { rankedKnights } from '../../../src/games/artus/reading.ts';
import { contrast, decode, pixelAt, rgbOf } from '../fixtures/measure.ts';

const renderer = new Renderer();

const game = [...positions({ variant: 'advanced', seats: 4, seed: '0123456789abcdef'.repeat(2) })];

it('rings lie on the helmets of neighbours, to be counted', async () => {
  const view = worked();
  const chairs = view.chairs.map((figure, chair) => {
    if (chair === 7) return { kind: 'prince', metal: 'bronze', rings: 3, king: true } as const;
    if (chair === 8 || chair === 6) return { kind: 'knight', seat: 0 } as const;
    return figure?.kind === 'prince' && figure.king ? null : figure;
  });
  const picture = decode(await renderer.png(artusPainter.table(sceneOf({ ...view, chairs, king: 7 }))));
  const { x, y } = onChair(7, RADII.figure);
  for (const ring of [-1, 0, 1])
    expect(pixelAt(picture, x + ring * 17.5, y + 27), `ring ${ring}`).toEqual(rgbOf(court.engraving));
});

it('only chairs that are offered have dashed frames', () => {
  const position = game.find(
    (each) => each.own.playsLeft > 0 && optionsOfCard(each, 'knight:3-6').length > 0,
  )!;
  const all = optionsOfCard(position, 'knight:3-6');
  const { action } = all[0]!;
  if (action.type !== 'moveKnight') throw new Error('it moves a Knight');
  const { sources, landings } = choiceChairs([artusOutcome(position.own, position.toAct!, all[0]!, 0)]);
  expect([...sources]).toEqual([action.from]);
  expect([...landings]).toEqual([(action.from + action.steps) % 28]);
});

it('where other chairs have frames, those of all Knights that a card scores have them with its number', () => {
  const position = game.find(
    (each) =>
      each.own.playsLeft > 0 &&
      optionsOfCard(each, 'scoring:all').length > 0 &&
      optionsOfCard(each, 'king:ring-either').length > 0,
  )!;
  const seat = position.toAct!;
  const options = (['scoring:all', 'king:ring-either'] as const).flatMap((card) =>
    optionsOfCard(position, card),
  );
  const outcomes = options.map((option, i) => artusOutcome(position.own, seat, option, i));
  const knights = rankedKnights(position.own, seat).map(({ chair }) => chair);
  const { sources } = choiceChairs(outcomes);
  for (const chair of knights) expect(sources).toContain(chair);
  const score = outcomes.find(({ action }) => action.type === 'score')!;
  expect(numberedChairs(outcomes, 'outcomes')(score).toSorted()).toEqual(knights.toSorted());
});

it('the Knights that only some choices score have the numbers of those', () => {
  const position = game.find(
    (each) => each.own.playsLeft > 0 && optionsOfCard(each, 'scoring:three-red').length > 1,
  )!;
  const outcomes = optionsOfCard(position, 'scoring:three-red').map((option, i) =>
    artusOutcome(position.own, position.toAct!, option, i),
  );
  const chairsOf = numberedChairs(outcomes, 'outcomes');
  for (const outcome of outcomes) expect(chairsOf(outcome)).toEqual(outcome.scored);
});

it('a chair that’s left and reached has both frames, one inside the other', async () => {
  const isBoth = (position: (typeof game)[number], chair: number) => {
    const options = optionsOfCard(position, 'knight:1-5-both');
    const { sources, landings } = choiceChairs(
      options.map((option, i) => artusOutcome(position.own, position.toAct!, option, i)),
    );
    return sources.has(chair) && landings.has(chair);
  };
  const position = game.find(
    (each) => each.own.playsLeft > 0 && each.own.chairs.some((_, chair) => isBoth(each, chair)),
  )!;
  const chair = position.own.chairs.findIndex((_, at) => isBoth(position, at));
  const options = optionsOfCard(position, 'knight:1-5-both');
  const picture = decode(await renderer.png(artusPainter.choice(sceneOf(position.own), options)));
  const along = (radius: number) =>
    Array.from({ length: 41 }, (_, i) => {
      const { x, y } = at(chairAngle(chair) + ((i - 20) / 20) * 0.07, radius);
      return String(pixelAt(picture, Math.round(x), Math.round(y)));
    });
  expect(along(RADII.seatOuter - 3)).toContain(String(rgbOf(court.highlight)));
  const inside = along(RADII.seatOuter - 12);
  expect(inside).toContain(String(rgbOf(court.highlight)));
  expect(inside).toContain(String(rgbOf(court.engraving)));
});

it('no chair is framed that the rules don’t let a card lead to', () => {
  let count = 0;
  for (const position of game) {
    for (const card of new Set(position.own.players[position.toAct ?? 0]?.hand ?? [])) {
      const outcomes = optionsOfCard(position, card).map((option, i) =>
        artusOutcome(position.own, position.toAct!, option, i),
      );
      for (const from of new Set(outcomes.map((outcome) => outcome.from))) {
        const moves = outcomes.filter((outcome) => outcome.from === from && outcome.to !== null);
        if (from === null || moves.length === 0) continue;
        const legal = new Set(moves.map(({ to }) => to));
        for (const move of moves)
          for (const chair of choiceChairs([move]).landings)
            expect(legal, `${card} from ${from}`).toContain(chair);
        count += moves.length;
      }
    }
  }
  expect(count).toBeGreaterThan(500);
});

it('figures reach over the frames that mark their chairs, as bright as before', async () => {
  const chair = 24;
  const scene = sceneOf(worked());
  const table = artusPainter.table(scene);
  const spot = artusPainter.tableSpots(scene).get(`chair-${chair}`)!;
  const [plain, framed] = [
    decode(await renderer.png(table)),
    decode(await renderer.png(marked(table, [spot]))),
  ] as const;
  const { x, y } = onChair(chair, RADII.figure);
  const field = String(rgbOf(court.seats[1]!.field));
  let count = 0;
  for (let across = -30; across <= 30; across++)
    for (let down = -30; down <= 30; down++) {
      if (String(pixelAt(plain, x + across, y + down)) !== field) continue;
      count++;
      expect(String(pixelAt(framed, x + across, y + down)), `${across}, ${down}`).toBe(field);
    }
  expect(count).toBeGreaterThan(500);
});

it('a card for any Prince shows both metals in the middle of the table', async () => {
  const position = game.find(
    (each) => each.own.playsLeft > 0 && optionsOfCard(each, 'king:ring-either').length > 1,
  )!;
  const options = optionsOfCard(position, 'king:ring-either');
  const picture = decode(await renderer.png(artusPainter.choice(sceneOf(position.own), options)));
  const rim = (side: number) => pixelAt(picture, CENTRE.x + side * 48, CENTRE.y - 25 - 5 - 38);
  expect(rim(-1)).toEqual(rgbOf(court.silver.mid));
  expect(rim(1)).toEqual(rgbOf(court.bronze.mid));
});

it('in the rules, the Knight that’s pushed first sits where another arrives, and then where that one came from', async () => {
  const painting = artusPainter.piece!('rules-knights', { theme: 'court', t: spoken() })!;
  const picture = decode(await renderer.png(painting));
  const { field, shade } = court.seats[2]!;
  for (const x of [291, 461])
    expect([rgbOf(field), rgbOf(shade)]).toContainEqual(pixelAt(picture, x - 13, 206));
});

it.each([
  ['court', court],
  ['contrast', contrasting],
])('arrows of all Knights can be seen on the floor, %s', (_, theme) => {
  for (const seat of [0, 1, 2, 3]) {
    const { colour } = colours(theme, { kind: 'knight', seat });
    expect(contrast(rgbOf(colour), rgbOf(theme.floor.dark)), `seat ${seat}`).toBeGreaterThan(2);
  }
});
