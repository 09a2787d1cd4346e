import type { IllegalReason as ArtusReason } from '../src/games/artus/refuse.ts';
import type { IllegalReason as CourtReason } from '../src/games/court/refuse.ts';
import type { IllegalActionCode } from '../src/games/game.ts';
import type { Json } from '../src/games/json.ts';
import type { IllegalReason as QuestsReason } from '../src/games/quests/refuse.ts';
import type { RecordError } from '../src/games/record.ts';
import type { FieldKind, FieldProblem } from '../src/games/record-error.ts';
import { listed } from './words.ts';

type Reason = ArtusReason | CourtReason | QuestsReason;

const REASONS: Readonly<Record<Reason, string>> = {
  malformed: 'it is no action of this game, or its fields or the order of a list are not as they have to be',
  notNow: 'it is not the moment for it',
  chairTaken: 'the chair is taken',
  notInHand: 'the card is not in hand',
  notOnCard: 'the card does not allow that',
  wrongFigure: 'no figure is there that the card and the seat may use',
  wrongChoice: 'the Knights chosen do not fit the card',
  pileEmpty: 'the pile is empty',
  mustOpen: 'nobody has bid yet, so the seat may not pass',
  tilesNotHeld: 'the seat does not have those tiles',
  bidTooLow: 'the bid is not higher than the one before',
  characterTaken: 'the character is taken',
  blackDie: 'the character with the black die has to be chosen',
  wrongCount: 'the number of courtiers is wrong',
  courtierNotThere: 'a courtier is not where it is to come from',
  sameType: 'courtiers of one type may not be swapped for each other',
  wrongOpponent: 'it is another opponent’s turn to swap',
  notOnDisplay: 'there is no such adversary that the seat may challenge in this way',
  noSeal: 'the seat has no seal left',
  adventureTaken: 'the adventure is taken',
  payment: 'the payment is not one that the rules allow, or not in its order',
  tooMany: 'that is more than may be drawn',
};

const KINDS: Readonly<Record<FieldKind, string>> = {
  anything: 'any value',
  list: 'a list',
  nothing: 'nothing',
  number: 'a number',
  object: 'an object',
  objectOrNull: 'an object or null',
  outcome: 'an outcome, which is an object with "what" and either "order", a list, or "outcome",',
  place: 'a whole number from 1',
  seed: 'a text of 32 hexadecimal digits in lower case',
  text: 'a text',
  wholeNumber: 'a whole number from 0',
};

/** Longer values are cut: the sentence has to stay one. */
const LONGEST_VALUE = 200;

function show(value: Json | undefined): string {
  if (value === undefined) return 'absent';
  const text = JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

const at = (step: unknown): string => (step === null ? 'at set-up' : `at step ${step}`);
const within = (path: unknown): string => (path === '' ? '' : ` in "${path}"`);

function explainField({ path, problem, expected }: RecordError['data']): string {
  const kind = KINDS[expected as FieldKind];
  switch (problem as FieldProblem) {
    case 'missing':
      return `its field "${path}" is missing; ${kind} is expected`;
    case 'surplus':
      return `no record has a field "${path}"`;
    case 'wrong':
      return `its field "${path}" is wrong; ${kind} is expected`;
  }
}

const explainDifference = ({ path, recorded, computed }: RecordError['data']): string =>
  `${within(path)}: recorded ${show(recorded)}, computed ${show(computed)}`;

/** What is wrong with a record, in one clause. Steps are counted from 0, as in the record. */
export function explainRecordError({ code, data }: RecordError): string {
  switch (code) {
    case 'notJson':
      return 'it is not JSON; each line has to hold one whole record';
    case 'notRecord':
      return 'it is not a record, which is a JSON object';
    case 'tooDeep':
      return `it is not a record: its lists and objects stand more than ${data.levels} levels deep in one another`;
    case 'noVersion':
      return 'it has no version, so it is no record';
    case 'unknownVersion':
      return `its version is ${show(data.version)}; known ${known((data.known as number[]).map(String))}`;
    case 'unknownGame':
      return `there is no game ${show(data.game)}`;
    case 'shape':
      return explainField(data);
    case 'setup':
      return `the game refuses its options: ${explainRefusal(data)}`;
    case 'illegalStep':
      return `${at(data.step)} the action breaks the rules: ${explainRefusal(data)}`;
    case 'chance':
      return data.what === null
        ? `${at(data.step)} there is a random outcome too many: ${show(data.entry)}`
        : `${at(data.step)} the random outcome "${data.what}" is ${data.entry === null ? 'missing' : `impossible: ${show(data.entry)}`}`;
    case 'facts':
      return `${at(data.step)} the facts differ${explainDifference(data)}`;
    case 'result':
      return `the result differs${explainDifference(data)}`;
  }
}

/** What a game has against options or an action, in one clause: the code and data of an `IllegalAction`. */
export function explainRefusal(refusal: { readonly code?: Json; readonly data?: Json }): string {
  const data = (refusal.data ?? {}) as { readonly [key: string]: Json };
  switch (refusal.code as IllegalActionCode) {
    case 'unknownVariant':
      return `there is no variant ${show(data.variant)} of this game; known ${known(data.known as string[])}`;
    case 'unknownRule':
      return `this game has no rule ${show(data.rule)} with the value ${show(data.value)}`;
    case 'seatCount':
      return `this game has ${data.min} to ${data.max} seats, not ${data.seats}`;
    case 'unknownSeat':
      return `there is no seat ${data.seat}${typeof data.seats === 'number' ? `; the last of the ${data.seats} is ${data.seats - 1}` : ''}`;
    case 'notYourTurn':
      return `it is the turn of seat ${data.toAct}`;
    case 'illegalAction':
      return REASONS[data.reason as Reason];
    case 'gameOver':
      return 'the game is over';
  }
}

const known = (names: readonly string[]): string => `${names.length === 1 ? 'is' : 'are'} ${listed(names)}`;
