import { describe, expect, it } from 'vitest';
import { painters } from '../../render/painters.ts';
import { actionKey, GAME_IDS, type GameId } from '../../src/games/game.ts';
import { recordGame } from '../../src/games/record.ts';
import { locales, translator } from '../../src/i18n/index.ts';
import { playLesson, rightAction, stepTexts } from '../../src/telling/lesson.ts';
import { lessons } from '../../src/telling/registry.ts';

const all = [...lessons.values()].map((lesson) => [lesson.game, lesson] as const);

it('every game has a lesson', () => {
  expect([...lessons.keys()].sort()).toEqual([...GAME_IDS].sort());
});

describe.each(all)('the lesson of %s', (game, lesson) => {
  const { steps, learner } = lesson;
  const course = playLesson(lesson);
  const rules = recordGame(lesson);

  it('has 10 to 14 steps, most of them to be answered', () => {
    expect(steps.length).toBeGreaterThanOrEqual(10);
    expect(steps.length).toBeLessThanOrEqual(14);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    expect(steps.filter(({ answers }) => answers === undefined).length).toBeLessThanOrEqual(3);
    expect(steps.filter((step) => rightAction(step)).length).toBeGreaterThanOrEqual(5);
  });

  it('asks with two to five answers, of which one is right', () => {
    for (const { id, answers, right } of steps) {
      if (!answers) {
        expect(right, id).toBeUndefined();
        continue;
      }
      const ids = answers.map((answer) => answer.id);
      expect(new Set(ids).size, id).toBe(ids.length);
      expect(ids, id).toContain(right);
      expect(ids.length, id).toBeGreaterThanOrEqual(2);
      expect(ids.length, id).toBeLessThanOrEqual(5);
      expect(new Set(answers.map(({ action }) => action === undefined)).size, id).toBe(1);
    }
  });

  it('doesn’t always have the right answer in the same place', () => {
    const places = steps.map(({ answers = [], right }) => answers.findIndex(({ id }) => id === right));
    expect(new Set(places.filter((place) => place >= 0)).size).toBeGreaterThan(1);
  });

  it('plays what the rules allow, and shows what each answer would do', () => {
    for (const [at, { id, picture, answers = [] }] of steps.entries()) {
      const actions = answers.flatMap(({ action }) => action ?? []);
      expect(course[at]!.actions.map(actionKey), id).toEqual(expect.arrayContaining(actions.map(actionKey)));
      expect(new Set(actions.map(actionKey)).size, id).toBe(actions.length);
      if (picture === 'choice') expect(actions.length, id).toBeGreaterThan(0);
    }
  });

  it('goes on with what the right answer does', () => {
    for (const [at, step] of steps.entries()) {
      const action = rightAction(step);
      if (!action || steps[at + 1]?.meanwhile) continue;
      const { events } = course[at]!.preview(action);
      const types = course[at + 1]!.events.map(({ type }) => type);
      expect(types.slice(0, events.length), step.id).toEqual(events.map(({ type }) => type));
    }
  });

  it('tells only what comes after what’s played meanwhile', () => {
    for (const [at, { id, meanwhile, before = [] }] of steps.entries()) {
      if (!meanwhile) continue;
      expect(before.length, id).toBeGreaterThan(0);
      const seats = course[at]!.events.flatMap((event) => ('seat' in event ? [event.seat] : []));
      expect(seats, id).not.toContain(learner);
    }
  });

  it('is the same whenever it’s worked out', () => {
    const said = (positions: typeof course) => positions.map(({ view, events }) => ({ view, events }));
    expect(said(playLesson({ ...lesson }))).toEqual(said(course));
  });

  it('shows nothing but what the learner’s seat may know', () => {
    for (const { view } of course) {
      expect(view).toMatchObject({ viewer: learner });
      expect(JSON.stringify(view).match(/"hand":/g)?.length ?? 0).toBeLessThanOrEqual(1);
    }
    const hidden = rules.perfectInformation || JSON.stringify(course[0]!.view).includes('"hand":');
    expect(hidden).toBe(true);
  });

  it.each(locales)('says everything in %s, and briefly', (locale) => {
    const t = translator(locale);
    for (const step of steps) {
      const { id, answers = [], right } = step;
      const { text, right: praise = '', answers: labels = {}, wrong = {} } = stepTexts(lesson, step, t);
      expect(text.length, id).toBeLessThanOrEqual(400);
      expect(praise.length, id).toBeLessThanOrEqual(150);
      const others = answers.filter((answer) => answer.id !== right);
      expect(Object.keys(wrong).sort(), id).toEqual(others.map((answer) => answer.id).sort());
      for (const why of Object.values(wrong)) expect(why.length, id).toBeLessThanOrEqual(200);
      const plain = answers.filter(({ action }) => !action);
      expect(Object.keys(labels).sort(), id).toEqual(plain.map((answer) => answer.id).sort());
      for (const label of Object.values(labels)) expect(label.length, id).toBeLessThanOrEqual(80);
    }
  });

  it('marks only what its pictures have', () => {
    const painter = painters.get(game)!;
    for (const [at, { id, picture, marks = [], answers = [] }] of steps.entries()) {
      const { view, events, preview } = course[at]!;
      const names = ['Ann', 'Morgana', 'Percival', 'Nimue'].slice(0, lesson.options.seats);
      const scene = { view, events, names, theme: 'court', t: translator('en-US') } as const;
      const { tableSpots, handSpots, choiceSpots = handSpots } = painter;
      const spotsOf = picture === 'hand' ? handSpots : picture === 'choice' ? choiceSpots : tableSpots;
      const options = answers.flatMap(({ action }) => (action ? [{ action, preview: preview(action) }] : []));
      const spots = spotsOf(scene, options);
      // A picture without any named places can't be marked.
      if (spots.size > 0) for (const mark of marks) expect([...spots.keys()], id).toContain(mark);
    }
  });
});

/** What a step's picture has to light up, so that it can be answered from that alone. */
const asked: Readonly<Partial<Record<GameId, Readonly<Record<string, readonly string[]>>>>> = {
  artus: {
    values: ['king', 'chair-27', 'chair-26', 'chair-25', 'chair-24'],
    leave: ['chair-16', 'chair-20', 'chair-26', 'card-knight:3-6'],
    land: ['chair-26', 'chair-1', 'chair-4', 'rows'],
    prince: ['chair-21', 'chair-7', 'rows'],
    ring: ['chair-7', 'chair-27', 'chair-14', 'rows'],
    king: ['chair-27', 'chair-1', 'chair-2', 'rows'],
    push: ['chair-24', 'card-knight:1-4'],
  },
  court: {
    characters: ['player-0', 'merlin', 'lancelot'],
    pass: ['decision', 'player-0', 'player-3'],
    aspirant: ['aspirants', 'decision', 'player-0', 'player-3', 'guinevere'],
    bid: ['money-0', 'money-1', 'money-2'],
    choose: ['merlin', 'guinevere', 'arthur', 'lancelot', 'decision'],
    swap: ['decision', 'player-0', 'player-1'],
    give: ['decision', 'player-0', 'player-1', 'money-2', 'arthur'],
    tie: ['player-0', 'player-1', 'player-3'],
  },
  quests: {
    strength: ['knights'],
    challenge: ['knights', 'targets'],
    needs: ['targets', 'knights', 'adversaries', 'standings', 'adventure-fisher-king'],
    merlin: ['targets', 'knights', 'adversaries', 'adventure-fisher-king'],
    draw: ['steps', 'knights', 'adversaries', 'piles'],
    reveal: ['steps', 'targets', 'knights'],
    // What's new is marked, and the legend says so.
    two: ['steps', 'targets', 'knights', 'legend'],
    score: ['knights', 'adversaries', 'standings'],
    // The piles are among the adventures.
    end: ['display', 'adventures'],
  },
};

/** Whose picture leaves out what's asked for. */
const RIDDLES = ['artus turned', 'artus values', 'quests strength'];

const questions = Object.entries(asked).flatMap(([game, steps]) =>
  Object.entries(steps).map(([id, needed]) => [game as GameId, id, needed] as const),
);

it.each(questions)('lights up what %s’s question %s is about', (game, id, needed) => {
  const step = lessons.get(game)!.steps.find((one) => one.id === id)!;
  expect(step.marks).toEqual(expect.arrayContaining([...needed]));
});

it.each(['needs', 'draw', 'end'])('lights up nothing else for the card game’s question %s', (id) => {
  const step = lessons.get('quests')!.steps.find((one) => one.id === id)!;
  expect([...step.marks!].sort()).toEqual([...asked.quests![id]!].sort());
});

it('has frames around what’s possible, as in a game, in the card game’s turn that takes an adventure', () => {
  const turn = lessons.get('quests')!.steps.filter(({ id }) => id === 'merlin' || id === 'adventure');
  for (const { picture, marks, hasOffers } of turn) {
    expect(picture).toBe('hand');
    expect(marks === undefined || hasOffers).toBe(true);
  }
  expect(translator('en-US')('quests-lesson-merlin')).toContain('gold frames');
});

it.each(['characters', 'bid'])('lights up nothing else for the court’s question %s', (id) => {
  const step = lessons.get('court')!.steps.find((one) => one.id === id)!;
  expect([...step.marks!].sort()).toEqual([...asked.court![id]!].sort());
});

it('leaves out what cards or chairs are worth only where that’s the question', () => {
  const riddles = all.flatMap(([game, { steps }]) =>
    steps.filter(({ isRiddle }) => isRiddle).map(({ id }) => `${game} ${id}`),
  );
  expect(riddles.sort()).toEqual(RIDDLES);
});

it('shows the hand wherever it’s the learner of the card game who plays', () => {
  const { steps } = lessons.get('quests')!;
  const played = steps.filter((step) =>
    ['reveal', 'challenge', 'adventure', 'draw'].includes(rightAction(step)?.type ?? ''),
  );
  for (const { id, picture } of played) expect(picture, id).toBe('hand');
});
