import type { Seat } from '../../src/games/game.ts';
import type { AdventureId, AdversaryCard, ChallengeMode } from '../../src/games/quests/types.ts';
import type { Painting } from '../painting.ts';
import { ALT_LIMIT, limited, TEXT_LIMIT } from '../parts/text.ts';
import { shortNames } from '../scene.ts';
import { drawAdventure, drawBoard, drawHeading, drawPiles } from './board.ts';
import {
  commonTarget,
  drawList,
  grouped,
  numbersOf,
  type Outcome,
  outcomeOf,
  outcomeWords,
  type QuestsOption,
} from './choice-list.ts';
import { rowsPainting } from './choice-rows.ts';
import type { QuestsScene } from './sheet.ts';
import { tableBackdrop } from './table.ts';
import { ALT_NAME } from './texts.ts';
import { drawLastTurn, drawTurnBand } from './turn.ts';

type Sized = Pick<Painting, 'width' | 'height' | 'backdrop' | 'draw'>;

/** The table with everything affordable marked, next to the hand and a list of the possible actions. */
function overviewPainting(scene: QuestsScene, seat: Seat, outcomes: readonly Outcome[]): Sized {
  const { theme, view } = scene;
  const groups = grouped(outcomes);
  const cards = new Map<AdversaryCard, Set<ChallengeMode>>();
  const adventures = new Set<AdventureId>();
  for (const { first } of groups) {
    const { action } = first;
    if (action.type === 'adventure') adventures.add(action.adventure);
    if (action.type === 'challenge')
      cards.set(action.card, new Set([...(cards.get(action.card) ?? []), action.mode]));
  }
  return {
    ...tableBackdrop(theme),
    draw: (pen) => {
      drawBoard(pen, scene, (kind, place) => {
        const shown = view.columns[kind][place];
        const modes = shown === undefined ? undefined : cards.get(shown.card);
        if (shown === undefined || modes === undefined) return false;
        return shown.seal === null
          ? modes.has('usual') || modes.has('double')
          : shown.seal === seat && modes.has('repeated');
      });
      view.adventures.forEach((adventure, i) => {
        drawAdventure(pen, scene, adventure, i, adventures.has(adventure.id));
      });
      drawHeading(pen, scene);
      drawPiles(pen, scene);
      drawTurnBand(pen, scene);
      drawLastTurn(pen, scene);
      drawList(pen, scene, groups);
    },
  };
}

function chooser({ view }: QuestsScene): Seat {
  const seat = view.viewer ?? view.toAct;
  if (seat === null) throw new RangeError('nobody has a choice');
  return seat;
}

/** One row per action if all share a target; otherwise the table with the possible actions marked. */
export function choicePainting(scene: QuestsScene, options: readonly QuestsOption[]): Painting {
  const seat = chooser(scene);
  const { say } = scene;
  const name = shortNames(scene, ALT_NAME)[seat] ?? '';
  const names = shortNames(scene, ALT_NAME);
  const outcomes = options.map((option) => outcomeOf(scene.view, seat, option));
  const told = outcomes.map((outcome) => outcomeWords(outcome, say, names));
  const inRows = commonTarget(options.map(({ action }) => action)) !== null;
  const picture = inRows ? rowsPainting(scene, seat, outcomes) : overviewPainting(scene, seat, outcomes);
  const numbers = inRows ? outcomes.map((_, i) => i + 1) : numbersOf(outcomes);
  const lines = told.map((line, i) =>
    say('quests-picture-text-option', { number: numbers[i] ?? 0, what: line }),
  );
  return {
    ...picture,
    alt: limited(
      [
        say('quests-picture-alt-choice', { name, count: options.length }),
        ...told.map((text) => say('language-sentence', { text })),
      ],
      ' ',
      ALT_LIMIT,
    ),
    text: withRest(
      [say('quests-picture-alt-choice', { name, count: options.length }), ...lines],
      TEXT_LIMIT,
      (count) => say('quests-picture-choice-more', { count }),
    ),
  };
}

/** As many whole lines as fit, and how many more there are. */
function withRest(lines: readonly string[], limit: number, more: (count: number) => string): string {
  const whole = lines.join('\n');
  if (whole.length <= limit) return whole;
  let fit = lines.length;
  const cut = () => [...lines.slice(0, fit), more(lines.length - fit)].join('\n');
  while (fit > 1 && cut().length > limit) fit--;
  return limited([cut()], '\n', limit);
}
