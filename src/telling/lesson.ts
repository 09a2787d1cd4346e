import type {
  GameAction,
  GameEvent,
  GameId,
  GameState,
  GameView,
  Preview,
  Seat,
  SetupOptions,
} from '../games/game.ts';
import { seededIndex } from '../games/playout.ts';
import { appendStep, recordGame, type StoredRecord, startRecord } from '../games/record.ts';
import type { Translate } from '../i18n/fluent/translate.ts';
import { composed } from '../i18n/fluent/translate.ts';

/** One decision of a lesson's game. */
export interface Move<Action = GameAction> {
  readonly seat: Seat;
  readonly action: Action;
}

/** What the picture of a step shows; `choice` is what the step's answers would do, `piece` something on its own. */
type StepPicture = 'table' | 'hand' | 'played' | 'choice' | 'end' | { readonly piece: string };

interface Answer<Action = GameAction> {
  /** Short; names the answer in custom IDs and its words in the catalogue. */
  readonly id: string;
  /** What it plays; absent in a question, whose answers have their own words. */
  readonly action?: Action;
}

/** One thing to learn. */
export interface Step<Action = GameAction> {
  /** Short; stays the same as long as the step teaches the same. */
  readonly id: string;
  /** What's played after the step before without being told, so that what's told next has the only marks. */
  readonly meanwhile?: readonly Move<Action>[];
  /** What's played right before this step. */
  readonly before?: readonly Move<Action>[];
  readonly picture: StepPicture;
  /** Spot IDs to be marked in the picture. */
  readonly marks?: readonly string[];
  /** Whether what's possible is framed as in a game, even beside marks. */
  readonly hasOffers?: boolean;
  /** Whether the picture leaves out what cards or chairs are worth, because that's the question. */
  readonly isRiddle?: boolean;
  /** Two to five in the order shown; without any, the step only explains. */
  readonly answers?: readonly Answer<Action>[];
  /** ID of the right answer. */
  readonly right?: string;
}

/** What a step says. */
export interface StepWords {
  /** Markdown, at most 400 characters. */
  readonly text: string;
  /** Said once the right answer is given. */
  readonly right?: string;
  /** The labels of answers that play nothing, by ID; at most 80 characters. */
  readonly answers?: Readonly<Record<string, string>>;
  /** Why the other answers are wrong, by ID. */
  readonly wrong?: Readonly<Record<string, string>>;
}

/** A number of decisions of all players, drawn from the legal ones by the lesson's seed. */
interface AtRandom {
  readonly decisions: number;
}

/** A first game, move by move. Seats other than the learner's are played by the lesson. */
export interface Lesson<Action = GameAction> {
  readonly game: GameId;
  readonly options: SetupOptions;
  /** Decides the game's chance; 32 hexadecimal digits. */
  readonly seed: string;
  readonly learner: Seat;
  /** What's played before the first step. */
  readonly opening: readonly Move<Action>[] | AtRandom;
  readonly steps: readonly Step<Action>[];
}

/** What a step says, from the messages called after the lesson's game, the step and its answers. */
export function stepTexts({ game }: Lesson, { id, answers = [], right }: Step, t: Translate): StepWords {
  const message = `${game}-lesson-${id}`;
  const said = composed(t);
  const byAnswer = (all: readonly Answer[], messageOf: (answer: string) => string) =>
    Object.fromEntries(all.map((answer) => [answer.id, said(messageOf(answer.id))]));
  const text = said(message);
  if (right === undefined) return { text };
  return {
    text,
    right: said(`${message}.right`),
    answers: byAnswer(
      answers.filter(({ action }) => action === undefined),
      (answer) => `${message}-answer-${answer}`,
    ),
    wrong: byAnswer(
      answers.filter((answer) => answer.id !== right),
      (answer) => `${message}.wrong-${answer}`,
    ),
  };
}

/** What the learner sees at a step. */
export interface Position {
  readonly view: GameView;
  /** What has happened since the step before; empty at the first. */
  readonly events: readonly GameEvent[];
  /** The learner's legal actions. */
  readonly actions: readonly GameAction[];
  preview(action: GameAction): Preview<GameView, GameEvent>;
}

interface Play {
  readonly record: StoredRecord;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

const known = new WeakMap<Lesson, readonly Position[]>();

/**
 * The positions of all steps. They're worked out from the lesson alone, so that nothing is stored.
 * @throws IllegalAction if the lesson plays what its game doesn't allow
 */
export function playLesson(lesson: Lesson): readonly Position[] {
  const course = known.get(lesson) ?? positionsOf(lesson);
  known.set(lesson, course);
  return course;
}

function positionsOf(lesson: Lesson): readonly Position[] {
  let play = opened(lesson);
  return lesson.steps.map((step) => {
    if (step.meanwhile) play = { ...step.meanwhile.reduce(played, play), events: [] };
    play = (step.before ?? []).reduce(played, play);
    const position = positionIn(lesson, play);
    const action = rightAction(step);
    play = { ...play, events: [] };
    if (action) play = played(play, { seat: lesson.learner, action });
    return position;
  });
}

function opened({ game, options, seed, opening }: Lesson): Play {
  const begun = onward({ ...startRecord(game, options, seed), events: [] });
  const play = 'decisions' in opening ? atRandom(begun, opening, seed) : opening.reduce(played, begun);
  return { ...play, events: [] };
}

function atRandom(begun: Play, { decisions }: AtRandom, seed: string): Play {
  const { toAct, legalActions } = recordGame(begun.record);
  const choose = seededIndex(seed);
  let play = begun;
  for (let n = 0; n < decisions; n++) {
    const seat = toAct(play.state)[0]!;
    const actions = legalActions(play.state, seat);
    play = played(play, { seat, action: actions[choose(actions.length)]! });
  }
  return play;
}

/** What the right answer plays; null if it plays nothing. */
export const rightAction = ({ answers = [], right }: Step): GameAction | null =>
  answers.find(({ id }) => id === right)?.action ?? null;

function played({ record, state, events }: Play, { seat, action }: Move): Play {
  const step = appendStep(record, state, seat, action);
  return onward({ record: step.record, state: step.state, events: [...events, ...step.events] });
}

/** Plays what nobody has to decide, as a table does. */
function onward(play: Play): Play {
  const game = recordGame(play.record);
  const action = game.forced?.(play.state) ?? null;
  return action ? played(play, { seat: game.toAct(play.state)[0]!, action }) : play;
}

function positionIn({ learner }: Lesson, { record, state, events }: Play): Position {
  const game = recordGame(record);
  const view = game.view(state, learner);
  const actions = game.legalActions(state, learner);
  return { view, events, actions, preview: (action) => game.preview(view, learner, action) };
}
