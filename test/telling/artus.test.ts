import { describe, expect, it } from 'vitest';
import { buildDecision, choicesAt, type Decision, settle } from '../../src/discord/choices/decision.ts';
import { exampleScene } from '../../src/discord/messages/example.ts';
import { chairValue, spaceAt } from '../../src/games/artus/data.ts';
import { artus } from '../../src/games/artus/index.ts';
import type { ArtusState } from '../../src/games/artus/state.ts';
import type { ArtusAction, ArtusEvent, ArtusView } from '../../src/games/artus/types.ts';
import { SeededChance } from '../../src/games/seeded-chance.ts';
import { locales, translator } from '../../src/i18n/index.ts';
import { artusGuide } from '../../src/telling/artus/guide.ts';
import { allPages, type GuideScene, ROOM_FOR_NUMBER } from '../../src/telling/guide.ts';
import { pickFrom, randomFrom } from '../discord/fixtures/stranger.ts';

type Scene = GuideScene<ArtusView, ArtusAction, ArtusEvent>;

const t = translator('en-US');
const names = ['Ann', 'Ben', 'W'.repeat(24), 'Dan'];
const chance = new SeededChance('00112233445566778899aabbccddeeff');

function sceneOf(state: ArtusState, seat: number): Scene {
  const view = artus.view(state, seat);
  return { view, seat, names, t, preview: (action) => artus.preview(view, seat, action) };
}

/** Every branch that a player could be shown, with the choices beside it. */
function* shown(node: Decision<ArtusAction>): Generator<readonly Decision<ArtusAction>[]> {
  const choices = choicesAt(node);
  yield choices;
  for (const choice of choices) if (choice.actions.length > 1) yield* shown(settle(choice));
}

const treeOf = (actions: readonly ArtusAction[]) => buildDecision(actions, artusGuide);

const gained = (before: ArtusState, after: ArtusState, seat: number): number =>
  after.players[seat]!.score - before.players[seat]!.score;

describe.each(['basic', 'advanced'])('the guide to %s Artus', (variant) => {
  it('gives every choice in random games a distinct and correct label within the limits', () => {
    const random = randomFrom(5);
    let state = artus.setup({ variant, seats: 4 }, chance);
    let decided = 0;
    for (let ply = 0; artus.toAct(state).length > 0; ply++) {
      const seat = artus.toAct(state)[0]!;
      const actions = artus.legalActions(state, seat);
      const scene = sceneOf(state, seat);
      const wholes = ply % 3 === 0 ? actions.map((action) => artusGuide.whole!(scene, action).text) : [];
      expect(new Set(wholes).size).toBe(wholes.length);
      for (const choices of ply % 3 === 0 ? shown(treeOf(actions)) : []) {
        const labels = choices.map((choice) => artusGuide.label(scene, choice));
        for (const { text, detail } of labels) {
          expect(text.length).toBeLessThanOrEqual(80 - ROOM_FOR_NUMBER);
          expect(detail?.length ?? 1).toBeLessThanOrEqual(100);
        }
        expect(new Set(labels.map(({ text }) => text)).size).toBe(labels.length);
        for (const [i, { actions: below }] of choices.entries()) {
          const [action] = below;
          if (below.length > 1 || action!.type === 'draw' || action!.type === 'place') continue;
          const after = artus.play(state, seat, action!, chance).state;
          if (action!.type === 'moveKnight' || action!.type === 'movePrince') {
            const to = (action!.from + action!.steps + 28) % 28;
            const later = chairValue(artus.view(after, seat), to);
            expect(labels[i]!.text).toContain(`To chair ${to}`);
            if (action!.type === 'moveKnight')
              expect(labels[i]!.text).toContain(`(then worth ${t('artus-points', { points: later })})`);
          } else expect(labels[i]!.text).toContain(t('artus-points', { points: gained(state, after, seat) }));
          decided++;
        }
      }
      state = artus.play(state, seat, pickFrom(actions, random), chance).state;
    }
    expect(decided).toBeGreaterThan(100);
  });

  it('asks a question at every branch', () => {
    const state = artus.setup({ variant, seats: 2 }, chance);
    const seat = artus.toAct(state)[0]!;
    const root = treeOf(artus.legalActions(state, seat));
    expect(artusGuide.prompt(sceneOf(state, seat), root)).toContain('Where do you place your Knight?');
  });
});

describe('a move that pushes figures', () => {
  it('says which, and where to', () => {
    let state = artus.setup({ variant: 'basic', seats: 2, startSeat: 0 }, chance);
    const random = randomFrom(2);
    const said = new Set<string>();
    while (artus.toAct(state).length > 0) {
      const seat = artus.toAct(state)[0]!;
      const actions = artus.legalActions(state, seat);
      const scene = sceneOf(state, seat);
      for (const choices of shown(treeOf(actions)))
        for (const choice of choices)
          if (choice.actions.length === 1)
            said.add(artusGuide.label(scene, choice).text.replace(/\d+/g, 'n'));
      state = artus.play(state, seat, pickFrom(actions, random), chance).state;
    }
    expect([...said]).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^To chair n(?: \(then worth [+−±]?n\))?, pushes the King to n$/),
        expect.stringMatching(/pushes your own Knight to n$/),
        expect.stringMatching(/^To chair n \([+−±]?n for your chairs\)/),
        expect.stringMatching(/^Ring for the (silver|bronze) Prince on chair n \([+−±]n\), crowns him King/),
      ]),
    );
  });
});

describe('a draw from the only pile left', () => {
  it('follows a card, or the draw before it, and the question says so', () => {
    let state = artus.setup({ variant: 'advanced', seats: 2, startSeat: 0 }, chance);
    const random = randomFrom(3);
    const asked = { withDraw: 0, alone: 0 };
    while (artus.toAct(state).length > 0) {
      const seat = artus.toAct(state)[0]!;
      const actions = artus.legalActions(state, seat);
      const action = pickFrom(actions, random);
      const scene = sceneOf(state, seat);
      const after = artus.play(state, seat, action, chance).state;
      const next = artusGuide.sequel!(artus.preview(scene.view, seat, action).view, seat);
      const isForced =
        artus.toAct(after)[0] === seat &&
        artus.legalActions(after, seat).length === 1 &&
        artus.legalActions(after, seat)[0]!.type === 'draw';
      expect(next).toEqual(isForced ? artus.legalActions(after, seat)[0] : null);
      const prompt = artusGuide.prompt(scene, treeOf(actions));
      const says = prompt.includes('the only one left');
      if ('card' in action) expect(says).toBe(isForced);
      if (prompt.includes('You see that card')) expect(isForced).toBe(false);
      asked[isForced ? 'withDraw' : 'alone']++;
      state = after;
    }
    expect(asked.withDraw).toBeGreaterThan(0);
    expect(asked.alone).toBeGreaterThan(0);
  });
});

it('speaks of Knights on green and red chairs where Knights sit on such chairs', () => {
  const view = exampleScene('artus', artusGuide, 'table', { theme: 'court', t }).view as ArtusView;
  const places = artusGuide.example!.places!(view);
  for (const colour of ['green', 'red', 'yellow']) {
    const chair = Number(places[colour]!.replace('chair-', ''));
    expect(view.chairs[chair]?.kind).toBe('knight');
    expect(spaceAt(view.king, chair).colour).toBe(colour);
  }
});

it.each(locales)('marks the leader where it says in %s who wins', (locale) => {
  const inLocale = translator(locale);
  const { players } = exampleScene('artus', artusGuide, 'table', { theme: 'court', t: inLocale })
    .view as ArtusView;
  const scores = players.map(({ score }) => score);
  const leader = scores.indexOf(Math.max(...scores));
  const goal = allPages(artusGuide.handbook(inLocale)).find(({ id }) => id === 'goal');
  const named = Object.keys(goal!.notes!).filter((place) => place.startsWith('player-'));
  expect(named).toEqual([`player-${leader}`]);
});
