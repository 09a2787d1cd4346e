import type { Seat } from '../../../src/games/game.ts';
import type { Painting } from '../../painting.ts';
import { ALT_LIMIT, limited, TEXT_LIMIT } from '../../parts/limit.ts';
import type { QuestsScene } from '../scene.ts';
import { ALT_NAME, shortNames } from '../texts/names.ts';
import { numbersOf } from './optionGroups.ts';
import { commonTarget, outcomeOf, type QuestsOption } from './outcome.ts';
import { outcomeWords } from './outcomeWords.ts';
import { overviewPainting } from './overview.ts';
import { rowsPainting } from './rows.ts';

function chooser({ view }: QuestsScene): Seat {
  const seat = view.viewer ?? view.toAct;
  if (seat === null) throw new RangeError('nobody has a choice');
  return seat;
}

/** One row per action if all share a target; otherwise the table with the possible actions marked. */
export function choicePainting(scene: QuestsScene, options: readonly QuestsOption[]): Painting {
  const seat = chooser(scene);
  const { words } = scene;
  const { alt, text, choice } = words.questsPicture;
  const name = shortNames(scene, ALT_NAME)[seat] ?? '';
  const names = shortNames(scene, ALT_NAME);
  const outcomes = options.map((option) => outcomeOf(scene.view, seat, option));
  const told = outcomes.map((outcome) => outcomeWords(outcome, words, names));
  const inRows = commonTarget(options.map(({ action }) => action)) !== null;
  const picture = inRows ? rowsPainting(scene, seat, outcomes) : overviewPainting(scene, seat, outcomes);
  const numbers = inRows ? outcomes.map((_, i) => i + 1) : numbersOf(outcomes);
  const lines = told.map((line, i) => text.option(numbers[i] ?? 0, line));
  return {
    ...picture,
    alt: limited([alt.choice(name, options.length), ...told.map(words.language.sentence)], ' ', ALT_LIMIT),
    text: withRest([alt.choice(name, options.length), ...lines], TEXT_LIMIT, choice.more),
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
