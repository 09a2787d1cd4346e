import type { Seat } from '../../src/games/game.ts';
import type { CardGameEvent, TurnLog, TurnStep } from '../../src/games/quests/types.ts';
import { shield } from '../parts/heraldry.ts';
import { arrow } from '../parts/shapes.ts';
import { writeStory } from '../parts/story.ts';
import { NARROWEST, small, textWidth } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { drawPlate } from './board.ts';
import { drawMedal } from './cards/adventures.ts';
import { drawSeal, drawTrophy } from './cards/adversaries.ts';
import { drawIcon } from './cards/icons.ts';
import { drawKnightRow } from './cards/knights.ts';
import { drawSign, type News, newsEntries } from './legend.ts';
import { type CardGameScene, LAST, TURN_BAND } from './sheet.ts';
import { drawTrophyRow } from './tally.ts';
import { drawTrack, isDone, openTo, TURN_PARTS, trackLeft } from './track.ts';

/** Sizes in the log, all within a step's line. */
interface LogForm {
  readonly pitch: number;
  readonly token: number;
  readonly knight: number;
  readonly seal: number;
  readonly icon: number;
  readonly medal: number;
}

/** Height of a step's line, if there's room. */
const ROW = 54;

/** Sizes for lines of that height, with air between them. */
export const logForm = (pitch: number): LogForm => ({
  pitch,
  token: Math.min(38, Math.floor(pitch - 5)),
  knight: Math.min(50, Math.floor(pitch - 4)),
  seal: Math.min(46, Math.floor(pitch - 3)),
  icon: Math.min(48, Math.floor(pitch - 4)),
  medal: pitch < ROW ? 22 : 23,
});

/** More lines than this don't have room. */
const MOST_LINES = 4;

/** Where a line's cards begin, after what was done in words. */
const INDENT = 158;

/** Upper left corner and width of the log. */
interface Strip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** From a card that a column brought to the next one, and to whoever has won it. */
const GAIN = { pitch: 103, arrow: 18 } as const;

/** Cards that players won through a completed column. */
function columnGains(events: readonly CardGameEvent[]) {
  const at = events.findIndex(({ type }) => type === 'columnCompleted');
  return at < 0 ? [] : events.slice(at).flatMap((event) => (event.type === 'won' ? [event] : []));
}

/** Draws each card with the shield of whoever won it beside it. */
function drawColumnGains(
  pen: Pen,
  gains: ReturnType<typeof columnGains>,
  token: number,
  left: number,
  y: number,
): void {
  gains.forEach(({ seat, card }, i) => {
    const x = left + i * GAIN.pitch;
    drawTrophy(pen, card, token, x + token / 2, y);
    arrow(pen, pen.theme.chalk, x + token + 3, y, GAIN.arrow);
    shield(pen, seat, token, x + 1.5 * token + GAIN.arrow + 5, y);
  });
}

/** The turn to describe: the current one once something has happened in it, otherwise the previous one. */
export function describedTurn({
  view,
}: CardGameScene): { readonly log: TurnLog; readonly now: boolean } | null {
  const { thisTurn, lastTurn } = view;
  const begun =
    thisTurn !== null &&
    (thisTurn.revealed.length > 0 || thisTurn.challenge !== null || thisTurn.adventure !== null);
  if (begun) return { log: thisTurn, now: true };
  return lastTurn === null ? null : { log: lastTurn, now: false };
}

const ARROW = 24;

/** Font size of an adventure's name. */
const NAME = 26;

/** Cards closer to each other than this make the adventure's name narrower. */
const CROWDED = 24;

function leadsTo(pen: Pen, x: number, y: number): void {
  const { context } = pen;
  pen.fillRect(x, y - 2.5, 14, 5, pen.theme.chalk);
  pen.polygon([x + 12, y - 9], [x + ARROW, y], [x + 12, y + 9]);
  context.fill();
}

/** Where a line's cards go: their left edge, how wide they may be, and the line's middle. */
interface Place {
  readonly left: number;
  readonly room: number;
  readonly y: number;
}

/** What was done in one step of a turn, in one line after its name. */
type DrawStep = (pen: Pen, scene: CardGameScene, log: TurnLog, form: LogForm, place: Place) => void;

const DRAW_STEP: Readonly<Record<TurnStep, DrawStep>> = {
  reveal: (pen, _scene, { revealed }, { token }, { left, room, y }) => {
    drawTrophyRow(pen, revealed, token, left, y, room);
  },
  challenge: (pen, scene, log, { token, knight, seal }, { left, room, y }) => {
    if (log.challenge === null) return;
    const { view, t } = scene;
    const { card, mode, pay } = log.challenge;
    const doubled = mode === 'double' ? t('quests-picture-choice-double-short') : '';
    // What was won with its column has no seal any more.
    const isSealed = mode === 'usual' && !isChallenged(columnGains(scene.events), log);
    const became = view.variant === 'seals' ? t(`quests-picture-became-${isSealed ? 'sealed' : 'won'}`) : '';
    const told = [doubled, became].filter((words) => words !== '').join(t('quests-comma'));
    const said = told === '' ? 0 : textWidth(told, NAME) + 12;
    const returned = mode === 'repeated' ? seal + 8 : 0;
    const width = drawKnightRow(
      pen,
      pay,
      knight,
      left,
      y,
      room - 140 - returned - Math.max(0, said - (isSealed ? 0 : 54)),
    );
    if (mode === 'repeated') drawSeal(pen, log.seat, seal, left + width + 8 + seal / 2, y);
    leadsTo(pen, left + width + returned + 8, y);
    const target = left + width + returned + 16 + ARROW + token / 2;
    drawTrophy(pen, card, token, target, y);
    const hasSeal = view.variant === 'seals' && isSealed;
    if (hasSeal) drawSeal(pen, log.seat, seal, target + token + 8, y);
    const after = target + token / 2 + 12 + (hasSeal ? seal + 4 : 0);
    const maxWidth = Math.max(60, left + room - after);
    pen.write(told, after, y, small(pen.theme.chalk, { maxWidth }));
  },
  adventure: (pen, { view, t }, log, { token, medal: radius }, { left, room, y }) => {
    if (log.adventure === null) return;
    const { adventure, pay } = log.adventure;
    const name = t('quests-adventure', { adventure });
    const beside = 2 * radius + ARROW + 40;
    const wanted = textWidth(name, NAME);
    const least = Math.min(room - beside - pay.length * CROWDED, wanted);
    const told = Math.max(wanted * NARROWEST, least);
    const width = drawTrophyRow(pen, pay, token, left, y, room - beside - told);
    leadsTo(pen, left + width + 8, y);
    const value = view.adventures.find(({ id }) => id === adventure)?.value ?? 0;
    const medal = left + width + 16 + ARROW + radius;
    drawMedal(pen, value, radius, medal, y);
    pen.write(name, medal + radius + 9, y, {
      size: NAME,
      colour: pen.theme.chalk,
      maxWidth: left + room - medal - radius - 7,
    });
  },
  draw: (pen, { t }, { drawn }, { icon }, { left, room, y }) => {
    if (drawn === null) return;
    for (let i = 0; i < drawn; i++) drawIcon(pen, 'knights', icon, left + 20 + i * 44, y);
    const text = drawn * 44 + (drawn > 0 ? 8 : 0);
    pen.write(t('quests-picture-drew', { knights: drawn }), left + text, y, {
      size: 26,
      colour: pen.theme.chalk,
      maxWidth: room - text,
    });
  },
};

interface Line {
  readonly step: TurnStep;
  readonly label: string;
  draw(form: LogForm, place: Place): void;
}

/** Whether the column brought nothing but the card that was challenged, to whoever did that. */
const isChallenged = (gains: ReturnType<typeof columnGains>, { seat, challenge }: TurnLog): boolean =>
  gains.length === 1 && gains[0]!.seat === seat && gains[0]!.card === challenge?.card;

function linesOf(pen: Pen, scene: CardGameScene, log: TurnLog): Line[] {
  const { t } = scene;
  const gains = columnGains(scene.events);
  return TURN_PARTS.filter((step) => isDone(log, step)).flatMap((step): Line[] => {
    const isWon = step === 'challenge' && isChallenged(gains, log);
    const line: Line = {
      step,
      label: isWon ? t('quests-picture-column-won') : t(`quests-picture-done-${step}`),
      draw: (form, place) => DRAW_STEP[step](pen, scene, log, form, place),
    };
    if (step !== 'challenge' || gains.length === 0 || isWon) return [line];
    return [
      line,
      {
        step,
        label: t('quests-picture-column-won'),
        draw: ({ token }, { left, y }) => drawColumnGains(pen, gains, token, left, y),
      },
    ];
  });
}

/** Draws what happened in a turn, one line per step, smaller if there isn't room. */
function drawTurnLog(pen: Pen, lines: readonly Line[], { x, y: top, width }: Strip, bottom: number): void {
  const pitch = Math.min(ROW, (bottom - top) / Math.max(1, lines.length));
  const form = logForm(pitch);
  lines.forEach(({ label, draw }, i) => {
    const y = top + (i + 0.5) * pitch;
    pen.write(label, x, y, small(pen.theme.chalk, { maxWidth: INDENT - 10 }));
    draw(form, { left: x + INDENT, room: width - INDENT, y });
  });
}

export function drawTurnBackdrop(pen: Pen): void {
  drawPlate(pen, TURN_BAND);
  drawPlate(pen, LAST);
}

/** Whose turn it is, and its steps; or why the game is over. @param reader the seat that the picture is for @param chosen the step that the reader is at, if they've chosen one */
export function drawTurnBand(
  pen: Pen,
  scene: CardGameScene,
  reader: Seat | null = null,
  chosen?: TurnStep,
): void {
  const { theme } = pen;
  const { view, names, t } = scene;
  const y = TURN_BAND.y + TURN_BAND.height / 2;
  if (view.toAct === null) {
    const width = pen.write(t('quests-picture-over'), TURN_BAND.x + 30, y, {
      size: 40,
      colour: theme.chalk,
      maxWidth: TURN_BAND.width / 2,
    });
    pen.write(
      view.end === null ? '' : t('quests-picture-ended', { reason: view.end }),
      TURN_BAND.x + 60 + width,
      y,
      { size: 30, weight: 'normal', colour: theme.chalk, maxWidth: TURN_BAND.width - 90 - width },
    );
    return;
  }
  shield(pen, view.toAct, 74, TURN_BAND.x + 50, y);
  const track = trackLeft(scene);
  const own = view.toAct === reader;
  const name = { size: 34, minSize: 26, colour: theme.chalk, maxWidth: track - TURN_BAND.x - 108 };
  const whose = own ? t('quests-picture-hand-your') : (names[view.toAct] ?? '');
  pen.write(whose, TURN_BAND.x + 94, y - 18, name);
  const turn = view.turn + 1;
  pen.write(
    t(own ? 'quests-picture-turn-own' : 'quests-picture-turn', { turn }),
    TURN_BAND.x + 94,
    y + 20,
    small(theme.chalk, { maxWidth: name.maxWidth }),
  );
  drawTrack(pen, scene, openTo(scene, reader), track, y, chosen);
}

/** Width of the knights drawn, beside the title if their line has no room. */
const DREW = 104;

/** Beside the title, with what marks the board. */
const SPARK = { width: 44, size: 26 } as const;

/** Draws what marks on the board mean, left of `right`: one word for several. Returns the width. */
function drawNewLegend(
  pen: Pen,
  { t }: CardGameScene,
  news: readonly News[],
  right: number,
  y: number,
): number {
  const ink = { size: SPARK.size, weight: 'normal', colour: pen.theme.chalk, align: 'right' } as const;
  const entries = newsEntries(t, news);
  const told = entries.map(([, meaning]) => meaning).join('');
  const width = news.length * SPARK.width + pen.write(told, right, y, ink);
  entries.forEach(([sign], i) => {
    drawSign(pen, sign, right - width + (i + 0.5) * SPARK.width, y);
  });
  return width;
}

/** Draws who begins, and what the first turn offers. */
function drawFirstTurn(pen: Pen, { names, t, view }: CardGameScene): void {
  const colour = pen.theme.chalk;
  const x = LAST.x + 30;
  const width = LAST.width - 60;
  shield(pen, view.startSeat, 54, x + 24, LAST.y + 52);
  const title = t('quests-picture-first-turn', { name: names[view.startSeat] ?? '' });
  pen.write(title, x + 68, LAST.y + 50, { size: 36, minSize: 26, colour, maxWidth: width - 68 });
  const area = { x, y: LAST.y + 92, width, height: LAST.height - 104 };
  const steps = [t('quests-picture-first-steps')];
  writeStory(pen, steps, area, { colour, largest: 32, smallest: 26, earlier: null });
}

/** Draws what happened in the current or the previous turn. @param news what's marked as new on the board */
export function drawLastTurn(pen: Pen, scene: CardGameScene, news: readonly News[]): void {
  const { names, t } = scene;
  const described = describedTurn(scene);
  const y = LAST.y + 32;
  const head = { size: 28, minSize: 26, colour: pen.theme.chalk };
  if (described === null) {
    drawFirstTurn(pen, scene);
    return;
  }
  shield(pen, described.log.seat, 40, LAST.x + 38, y);
  const name = names[described.log.seat] ?? '';
  const title = described.now
    ? t('quests-picture-so-far', { name })
    : t('quests-picture-last-turn', { name });
  const strip = { x: LAST.x + 22, y: LAST.y + 56, width: LAST.width - 40 };
  const lines = linesOf(pen, scene, described.log);
  const { drawn } = described.log;
  const beside = lines.length > MOST_LINES && drawn !== null;
  const taken = beside ? DREW : 0;
  const told =
    news.length > 0 ? drawNewLegend(pen, scene, news, LAST.x + LAST.width - 24 - taken, y) + 12 : 0;
  const room = LAST.width - 90 - taken - told;
  pen.write(title, LAST.x + 66, y, { ...head, maxWidth: room });
  if (beside) {
    const right = LAST.x + LAST.width - 24;
    const width = pen.write(`+${drawn}`, right, y, { size: 30, colour: pen.theme.chalk, align: 'right' });
    drawIcon(pen, 'knights', 44, right - width - 24, y);
  }
  const shown = beside ? lines.filter(({ step }) => step !== 'draw') : lines;
  drawTurnLog(pen, shown, strip, LAST.y + LAST.height - 10);
}
