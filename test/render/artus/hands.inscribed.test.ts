import { describe, expect, it } from 'vitest';
import { heldCards } from '../../../render/artus/held.ts';
import { artusPainter } from '../../../render/artus/painter.ts';
import { PANEL } from '../../../render/artus/sheet.ts';
import { prepareScene } from '../../../render/scene.ts';
import { sceneOf } from '../../../scripts/samples/artus.ts';
import { positions } from '../../../scripts/samples/artus-positions.ts';
import { rankedKnights } from '../../../src/games/artus/reading.ts';
import { signed } from '../../../src/telling/text.ts';
import { inscriptions } from '../fixtures/inscriptions.ts';

describe.each([2, 3, 4])('a hand of six cards with %i seats', (seats) => {
  const { own } = [...positions({ variant: 'advanced', seats, seed: '5'.repeat(32) })].find(
    ({ own: each }) => each.round === 4 && each.playsLeft === 2,
  )!;
  const all = inscriptions(artusPainter.hand(sceneOf(own)));
  const beside = all.filter(({ box }) => box.left > PANEL.x);

  it('doesn’t call anything the reader’s, since anybody may see it after the end', () => {
    expect(all.map(({ text }) => text).join(' ')).not.toMatch(/\byours?\b/i);
  });

  it('says the score of whose hand it is once, and how the others stand', () => {
    const texts = beside.map(({ text }) => text);
    own.players.forEach(({ score }) => {
      expect(texts).toContain(signed(score, false));
    });
  });

  it('says what the chair of each Knight is worth', () => {
    const knights = rankedKnights(own, own.viewer!);
    expect(own.players[own.viewer!]!.hand).toHaveLength(6);
    expect(knights.length).toBe(seats === 4 ? 4 : 5);
    for (const { chair, value } of knights) {
      const at = beside.findIndex(({ text, box }, i) => {
        const next = beside[i + 1];
        return (
          [String(chair), `chair ${chair}`].includes(text) &&
          next?.text === signed(value) &&
          next.box.left > box.right + 4
        );
      });
      expect(at, `chair ${chair}`).toBeGreaterThanOrEqual(0);
    }
  });
});

it('says how the game ended, and no rule of the game any more', () => {
  const all = [...positions({ variant: 'basic', seats: 3, seed: '5'.repeat(32) })];
  const { own } = all.at(-1)!;
  const view = {
    ...own,
    viewer: 0,
    players: own.players.map((player, seat) => ({ ...player, score: [7, 60, 50][seat]! })),
  };
  const texts = inscriptions(artusPainter.hand(sceneOf(view))).map(({ text }) => text);
  expect(view.phase).toBe('over');
  expect(texts).toEqual(expect.arrayContaining(['Lancelot du Lac wins by 10', 'Guinevere: 3rd']));
  expect(texts).toEqual(expect.arrayContaining(['1st', '2nd', '3rd']));
  expect(texts.join(' ')).not.toMatch(/scores the value|Knights\b|chair/);
});

it('has a place for what a card would score, around its points and no more of the card', () => {
  const { own } = [...positions({ variant: 'advanced', seats: 4, seed: '5'.repeat(32) })].find(
    ({ own: each }) => each.playsLeft === 2 && each.players[each.viewer!]!.hand!.includes('scoring:all'),
  )!;
  const scene = sceneOf(own);
  const spots = artusPainter.handSpots(scene);
  const at = [...spots].find(
    ([id, spot]) => /^card-\d/.test(id) && spot === spots.get('card-scoring:all'),
  )![0];
  const [card, now] = [spots.get(at)!, spots.get(at.replace('card', 'now'))!];
  expect(now.height).toBeLessThan(card.height / 4);
  const points = signed(rankedKnights(own, own.viewer!).reduce((sum, { value }) => sum + value, 0));
  const isInside = ({
    box,
  }: {
    readonly box: { left: number; right: number; top: number; bottom: number };
  }) =>
    box.left > now.x && box.right < now.x + now.width && box.top > now.y && box.bottom < now.y + now.height;
  const inside = inscriptions(artusPainter.hand(scene)).filter(isInside);
  expect(inside.map(({ text }) => text)).toEqual([points]);
});

it('says how many cards each own pile has, and what cards lack that aren’t met', () => {
  const { own } = [...positions({ variant: 'advanced', seats: 4, seed: '0123456789abcdef'.repeat(2) })].find(
    ({ own: each }) =>
      each.playsLeft === 2 &&
      each.players[each.viewer!]!.hand!.filter((card) => card.startsWith('scoring:')).length > 3,
  )!;
  const { piles } = own.players[own.viewer!]!;
  const hand = artusPainter.hand(sceneOf(own));
  const texts = inscriptions(hand).map(({ text }) => text);
  const told = [`Knight pile: ${piles.knight}`, `King pile: ${piles.king}`, `Scoring pile: ${piles.scoring}`];
  const lacks = ['Each color: none on yellow, none on red', 'Three on red: 0 of 3 on red'];
  expect(texts).toEqual(expect.arrayContaining([...told, ...lacks]));
  for (const lack of lacks) expect(hand.text).toContain(lack);
  expect(hand.text).toContain(`piles: Knight ${piles.knight}`);
});

it('shows the King on the cards that can move him as he is', () => {
  const { own } = [...positions({ variant: 'basic', seats: 2, seed: '5'.repeat(32) })].find(
    (each) => each.own.playsLeft === 1,
  )!;
  const cards = ['king:4-8-either', 'king:1-7-silver', 'king:1-7-bronze', 'king:ring-either'] as const;
  const seat = own.viewer!;
  for (const metal of ['silver', 'bronze'] as const) {
    const chairs = own.chairs.with(own.king, { kind: 'prince', metal, rings: 3, king: true });
    const players = own.players.with(seat, { ...own.players[seat]!, hand: [...cards, 'knight:1-4'] });
    const held = heldCards(prepareScene(sceneOf({ ...own, chairs, players })), seat);
    const moving = held.flatMap(({ card, king }) => (king?.metal === metal ? [card] : []));
    expect(moving).toEqual(['king:4-8-either', `king:1-7-${metal}`]);
  }
});
