import { describe, expect, it } from 'vitest';
import { buildDecision, choicesAt, type Decision, settle } from '../../src/discord/choices/decision.ts';
import { EMPTY_COLUMNS } from '../../src/games/quests/board.ts';
import { type CardGameState, cardCounts, KNIGHTS } from '../../src/games/quests/cards.ts';
import { cardGame } from '../../src/games/quests/index.ts';
import type {
  AdversaryCard,
  Board,
  CardGameAction,
  CardGameEvent,
  CardGameView,
  ColumnCard,
  Columns,
  KnightCard,
  Variant,
} from '../../src/games/quests/types.ts';
import { SeededChance } from '../../src/games/seeded-chance.ts';
import { locales, translator } from '../../src/i18n/index.ts';
import { type GuideScene, ROOM_FOR_NUMBER } from '../../src/telling/guide.ts';
import { cardGameGuide } from '../../src/telling/quests/guide.ts';
import { cardGamePath, label, STEP_SIGN } from '../../src/telling/quests/labels.ts';
import { pickFrom, randomFrom } from '../discord/fixtures/stranger.ts';

type Scene = GuideScene<CardGameView, CardGameAction, CardGameEvent>;

const t = translator('en-US');
const names = ['Ann', 'Ben', 'W'.repeat(24), 'Dan', 'Eve'];
const chance = new SeededChance('00112233445566778899aabbccddeeff');

function sceneOf(state: CardGameState, seat: number, said = t): Scene {
  const view = cardGame.view(state, seat);
  return { view, seat, names, t: said, preview: (action) => cardGame.preview(view, seat, action) };
}

const treeOf = (actions: readonly CardGameAction[]) => buildDecision(actions, cardGameGuide);

/** Every branch that a player could be shown, with the choices beside it. */
function* shown(node: Decision<CardGameAction>): Generator<readonly Decision<CardGameAction>[]> {
  const choices = choicesAt(node);
  yield choices;
  for (const choice of choices) if (choice.actions.length > 1) yield* shown(settle(choice));
}

interface Position {
  readonly variant?: Variant;
  readonly hand?: readonly KnightCard[];
  readonly columns?: Partial<Columns>;
  readonly trophies?: readonly AdversaryCard[];
  readonly seals?: number;
  readonly step?: Board['step'];
}

/** The first player's turn in a game of three, with these cards in his hand and on the table. */
function position({
  variant = 'basic',
  hand = [],
  columns = {},
  trophies = [],
  ...other
}: Position): CardGameState {
  const state = cardGame.setup({ variant, seats: 3, startSeat: 0 }, chance);
  const { step = state.board.step, seals = state.board.players[0]!.seals } = other;
  const { players } = state.board;
  const board: Board = {
    ...state.board,
    step,
    columns: { ...EMPTY_COLUMNS, ...columns },
    players: players.with(0, { ...players[0]!, knights: hand.length, trophies, seals }),
  };
  return { ...state, board, hands: state.hands.with(0, cardCounts(KNIGHTS, hand)) };
}

/** The labels at the first choice, or at the one that the keys lead to. */
function labelsAt(state: CardGameState, ...keys: readonly string[]): string[] {
  let node = treeOf(cardGame.legalActions(state, 0));
  for (const key of keys) node = settle(node).children.get(key)!;
  return choicesAt(node).map((choice) => {
    const { text, detail } = cardGameGuide.label(sceneOf(state, 0), choice);
    return detail ? `${text} (${detail})` : text;
  });
}

const free = (...cards: AdversaryCard[]): ColumnCard[] => cards.map((card) => ({ card, seal: null }));

describe.each(['basic', 'seals'] as const)('the guide to the %s card game', (variant) => {
  it.each([2, 5])(
    'gives every choice in random games of %i players a distinct label within the limits',
    (seats) => {
      const random = randomFrom(seats);
      let state = cardGame.setup({ variant, seats }, chance);
      for (let ply = 0; cardGame.toAct(state).length > 0; ply++) {
        const seat = cardGame.toAct(state)[0]!;
        const actions = cardGame.legalActions(state, seat);
        const scene = sceneOf(state, seat);
        for (const choices of ply % 3 === 0 ? shown(treeOf(actions)) : []) {
          expect(choices.length).toBeLessThanOrEqual(33);
          const labels = choices.map((choice) => cardGameGuide.label(scene, choice));
          for (const { text, detail } of labels) {
            expect(text.length).toBeLessThanOrEqual(80 - ROOM_FOR_NUMBER);
            expect(detail?.length ?? 1).toBeLessThanOrEqual(100);
          }
          expect(new Set(labels.map(({ text }) => text)).size).toBe(labels.length);
          for (const { path } of choices) expect(path.join('/').length).toBeLessThanOrEqual(50);
          expect(cardGameGuide.prompt(scene, settle(treeOf(actions)))).toMatch(/\S/);
        }
        state = cardGame.play(state, seat, pickFrom(actions, random), chance).state;
      }
    },
  );

  it.each(locales)('says in %s what’s drawn, however much is paid', (locale) => {
    const said = translator(locale);
    const draws = (['quests-table-then-draw', 'quests-table-then-draw-brief'] as const).map((id) =>
      said(id, { text: '', knights: 1 }),
    );
    const random = randomFrom(7);
    let state = cardGame.setup({ variant: 'seals', seats: 3 }, chance);
    for (let ply = 0; cardGame.toAct(state).length > 0; ply++) {
      const seat = cardGame.toAct(state)[0]!;
      const actions = cardGame.legalActions(state, seat);
      const ending = actions.filter(({ type }) => type === 'challenge' || type === 'adventure');
      for (const action of ply % 4 === 0 ? ending : []) {
        const branch = { path: cardGamePath(action).slice(0, 1), actions: [action] };
        const { text } = label(sceneOf(state, seat, said), branch, 1);
        expect(text.length).toBeLessThanOrEqual(80 - ROOM_FOR_NUMBER);
        expect(
          draws.some((draw) => text.includes(draw)),
          text,
        ).toBe(true);
      }
      state = cardGame.play(state, seat, pickFrom(actions, random), chance).state;
    }
  });
});

describe('a choice in the card game says what it does', () => {
  it('a challenge: with which knights, for how many points', () => {
    const hand = ['red', 'red', 'merlin'] as const;
    expect(labelsAt(position({ hand, columns: { dragon: free('dragon-3') } }))).toContain(
      'Beat dragon 3 with 2 red + Merlin: +3 points',
    );
    const two = position({ hand: [...hand, 'orange-2', 'orange'], columns: { dragon: free('dragon-3') } });
    expect(labelsAt(two)).toContain('Dragon 3…');
    expect(labelsAt(two, 'dragon-3')).toEqual([
      'Pay 2 red + Merlin: +3 points',
      'Pay orange double + 1 orange: +3 points',
      'Pay orange double + Merlin: +3 points',
    ]);
  });

  it('a seal: who scores when it completes a column', () => {
    const dragon: ColumnCard[] = [
      { card: 'dragon-2', seal: 1 },
      { card: 'dragon-3', seal: null },
    ];
    const state = position({ variant: 'seals', hand: ['red', 'red', 'red'], columns: { dragon } });
    expect(labelsAt(state)).toContain('Seal dragon 3 with 3 red: you +3, Ben +2, column fully sealed');
  });

  it("a seal: how much others score if there's no room for names", () => {
    const enemy: ColumnCard[] = [
      { card: 'enemy-2', seal: 1 },
      { card: 'enemy-3', seal: 2 },
      { card: 'enemy-4', seal: null },
    ];
    const state = position({ variant: 'seals', hand: ['red-2', 'red', 'merlin'], columns: { enemy } });
    expect(labelsAt(state)).toContain(
      `Seal enemy knight 4 with red double + 1 red + Merlin: you +4, others +5 (you +4, Ben +2, ${names[2]} +3, column fully sealed)`,
    );
  });

  it("a seal that isn't the last, the player's own seal, and double price", () => {
    const monster: ColumnCard[] = [
      { card: 'monster-1', seal: 0 },
      { card: 'monster-2', seal: null },
    ];
    const hand = ['red', 'red', 'red', 'red', 'beige'] as const;
    const state = position({ variant: 'seals', hand, columns: { monster, power: free('power-3') } });
    expect(labelsAt(state)).toEqual(
      expect.arrayContaining(['Seal dark power 3 with 3 red: +3 points', 'Monster 1…', 'Monster 2…']),
    );
    const equal: ColumnCard[] = [{ card: 'monster-1', seal: 0 }, ...free('monster-1')];
    expect(labelsAt(position({ variant: 'seals', hand, columns: { monster: equal } }), 'monster-1')).toEqual([
      'Challenge again with 1 knight (2 ways): +1 point',
      'Seal with 1 knight (2 ways): +2 points',
      'Pay double with 2 red: +1 point',
    ]);
    expect(labelsAt(state, 'monster-2')).toEqual([
      'Seal with 2 red: +3 points',
      'Pay double with 4 red: +2 points',
    ]);
  });

  it.each([
    ['en-US', 'Enemy knight 4: double price, '],
    ['de', 'Feindritter 4 (Preis ×2) mit '],
    ['fr', 'Chevalier ennemi 4\u202f: prix double, '],
  ] as const)('a challenge, in %s, even if there’s no room for all that’s paid', (locale, start) => {
    const pay = ['orange-2', 'orange', 'orange', 'orange', 'orange', 'merlin', 'merlin'] as const;
    const state = position({ variant: 'seals', hand: pay, columns: { enemy: free('enemy-4') } });
    const action = { type: 'challenge', mode: 'double', card: 'enemy-4', pay } as const;
    const branch = { path: cardGamePath(action).slice(0, 1), actions: [action] };
    const { text } = label(sceneOf(state, 0, translator(locale)), branch, 1);
    expect(text.length).toBeLessThanOrEqual(80 - ROOM_FOR_NUMBER);
    expect(text.startsWith(start), text).toBe(true);
    if (locale === 'de') expect(text).toContain(' gewinnen, ');
  });

  it('an adventure: its value, the adversaries paid, and the points gained', () => {
    const trophies = ['dragon-5', 'dragon-4', 'monster-3'] as const;
    expect(labelsAt(position({ trophies }))).toContain(
      'Holy Grail (20) for dragons 5+4 and monster 3: +8 points',
    );
  });

  it('is made card by card if there are too many payments for one menu', () => {
    const trophies = (
      ['power-1', 'power-2', 'power-3', 'enemy-1', 'enemy-2', 'enemy-3', 'enemy-4'] as const
    ).flatMap((card) => [card, card]);
    const state = position({ trophies: [...trophies, 'monster-1', 'monster-2', 'dragon-2', 'dragon-3'] });
    const actions = cardGame.legalActions(state, 0);
    const ofGrail = actions.filter(
      (action) => action.type === 'adventure' && action.adventure === 'holy-grail',
    );
    expect(ofGrail.length).toBeGreaterThan(100);
    const first = labelsAt(state, 'holy-grail');
    expect(first.length).toBeLessThanOrEqual(25);
    expect(first.some((text) => text.includes('and more'))).toBe(true);
    const reached = new Set<CardGameAction>();
    const explore = (node: Decision<CardGameAction>): void => {
      const choices = choicesAt(node);
      expect(choices.length).toBeLessThanOrEqual(25);
      for (const choice of choices)
        if (choice.actions.length === 1) reached.add(choice.actions[0]!);
        else explore(choice);
    };
    explore(treeOf(ofGrail));
    expect(reached.size).toBe(ofGrail.length);
  });
});

describe('the explanation of why nothing can be challenged', () => {
  const why = (at: Position): string => {
    const state = position(at);
    return cardGameGuide.explain!(sceneOf(state, 0), cardGame.legalActions(state, 0)).join('\n');
  };
  const monster: ColumnCard[] = [{ card: 'monster-4', seal: 0 }, ...free('monster-2')];

  it.each<readonly [string, Position, string]>([
    ['no knights', { columns: { monster: free('monster-1') } }, 'you have no knights'],
    [
      'knights that are too weak',
      { hand: ['red', 'beige'], columns: { monster: free('monster-2') } },
      'is worth 1, too little for any adversary you may challenge',
    ],
    [
      'no seals, though the knights would do',
      { variant: 'seals', seals: 0, hand: ['red-2', 'merlin'], columns: { monster } },
      'all your seals are on the table, and your strongest color, with any Merlins, is worth 3, too little to pay double',
    ],
    [
      'neither seals nor strength',
      { variant: 'seals', seals: 0, hand: ['red'], columns: { monster } },
      'is worth 1, too little for any adversary you may challenge',
    ],
    [
      'others’ seals only',
      { variant: 'seals', hand: ['red'], columns: { monster: [{ card: 'monster-1', seal: 1 }] } },
      'no adversary is face up without someone else’s seal on it',
    ],
  ])('%s', (_, at, words) => {
    expect(why(at)).toContain(words);
  });
});

it('adversaries who can be challenged are alternatives, not a sum', () => {
  const columns = { monster: free('monster-1', 'monster-2', 'monster-1'), power: free('power-1') };
  const state = position({ hand: ['red', 'red'], columns });
  const text = cardGameGuide.explain!(sceneOf(state, 0), cardGame.legalActions(state, 0)).join('\n');
  expect(text).toContain('You can beat monster 2/1 or dark power 1.');
});

it('the end of a turn in which only drawing is left is asked for, not called the rest', () => {
  const prompt = (at: Position): string => {
    const state = position({ ...at, step: 'draw' });
    return cardGameGuide.prompt(sceneOf(state, 0), settle(treeOf(cardGame.legalActions(state, 0))));
  };
  expect(prompt({})).toMatch(/^\*\*Do you draw\?/);
});

describe("the card game's words", () => {
  it('name every rule option and each of its values', () => {
    const rules = cardGameGuide.rules!(t);
    for (const { id, values } of cardGame.ruleOptions)
      for (const value of values) {
        expect(rules[id]!.name.length).toBeLessThanOrEqual(40);
        expect(rules[id]!.values[value]!.length).toBeLessThanOrEqual(50);
      }
  });

  it('leave room beside the standing of five players', () => {
    const state = cardGame.setup({ variant: 'seals', seats: 5 }, chance);
    const trophies = (['power-1', 'enemy-2', 'monster-3', 'dragon-4'] as const).flatMap((card) => [
      card,
      card,
    ]);
    const players = state.board.players.map((player) => ({ ...player, trophies }));
    const view = cardGame.view({ ...state, board: { ...state.board, players } }, null);
    expect(cardGameGuide.standing(view, names, t).join('\n').length).toBeLessThan(1000);
  });
});

it('what an adventure costs is named in full where there’s room beside the gain', () => {
  const state = position({ trophies: ['monster-1', 'enemy-3', 'power-2', 'dragon-4'] });
  expect(labelsAt(state)).toEqual(
    expect.arrayContaining([
      'King Mark (9) for monster 1, enemy knight 3 and dark power 2: +3 points',
      'Sea Monster (14) for dragon 4, monster 1, enemy 3, power 2: +4 points',
    ]),
  );
});

it('what an adventure brings is on its button, in short words if need be', () => {
  const state = position({ trophies: ['enemy-2', 'power-1'] });
  const german = sceneOf(state, 0, translator('de'));
  const labels = choicesAt(treeOf(cardGame.legalActions(state, 0))).map((choice) =>
    cardGameGuide.label(german, choice),
  );
  expect(labels).toContainEqual({
    text: 'Räuber (6) für Feindritter 2, dunkle Macht 1: +3 Punkte',
    emoji: STEP_SIGN.adventure,
    style: 'good',
  });
});
