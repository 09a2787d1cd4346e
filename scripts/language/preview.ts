import type { GameId } from '../../src/games/game.ts';
import { seededIndex } from '../../src/games/playout.ts';
import { appendStep, recordGame, startRecord } from '../../src/games/record.ts';
import type { Translate } from '../../src/i18n/fluent/translate.ts';
import { getGuide } from '../../src/telling/registry.ts';

const NAMES = ['Ann', 'Olivier', 'Bea', 'Hugo', 'Zoë'];
/** Choices shown of a decision. */
const SHOWN = 6;

/** A whole game as a language tells it: what each action is called, and what happened. The seed decides everything. */
export function previewOf(game: GameId, t: Translate, seed: string): string {
  const rules = recordGame({ game });
  const guide = getGuide(game);
  const [variant = ''] = [...rules.variants].reverse();
  const names = NAMES.slice(0, rules.seats.min);
  let { record, state } = startRecord(game, { variant, seats: names.length }, seed);
  const choose = seededIndex(seed);
  const lines = [`# ${guide.title(t)} · ${guide.variant(variant, t)}`, guide.about(t, variant), ''];
  for (let seats = rules.toAct(state); seats.length > 0; seats = rules.toAct(state)) {
    const seat = seats[choose(seats.length)]!;
    const actions = rules.legalActions(state, seat);
    const view = rules.view(state, seat);
    const scene = {
      view,
      seat,
      names,
      t,
      preview: (action: (typeof actions)[number]) => rules.preview(view, seat, action),
    };
    const action = actions[choose(actions.length)]!;
    lines.push(`${names[seat]}: ${guide.prompt(scene, { path: [], actions })}`);
    for (const each of [action, ...actions.filter((other) => other !== action).slice(0, SHOWN - 1)]) {
      const branch = { path: guide.pathOf(each), actions: [each] };
      const { text } = guide.whole?.(scene, each) ?? guide.label(scene, branch);
      lines.push(`  ${each === action ? '→' : '·'} ${text}`);
    }
    const before = view;
    const step = appendStep(record, state, seat, action);
    ({ record, state } = step);
    const after = rules.view(state, seat);
    lines.push(...guide.sentences(step.events, names, t), ...guide.news(before, after, t));
    lines.push(...guide.standing(rules.view(state, null), names, t), '');
  }
  return lines.join('\n');
}
