import { describe, expect, it } from 'vitest';
import { painters } from '../../render/painters.ts';
import { pick, walk } from '../../scripts/samples/walk.ts';
import { buildDecision, collectLeaves } from '../../src/discord/choices/decision.ts';
import type { AnyGame, GameAction, SetupOptions } from '../../src/games/game.ts';
import { games } from '../../src/games/registry.ts';
import { createTranslator } from '../../src/i18n/fluent/translate.ts';
import { languages } from '../../src/i18n/languages.ts';
import { SOURCE } from '../../src/i18n/source.ts';
import { getGuide } from '../../src/telling/registry.ts';
import { withOtherMarks } from './other-marks.ts';

const t = createTranslator([...languages.get(SOURCE)!.values()].map(withOtherMarks));
const NAMES = ['Ann', 'Ben', 'Cat'];
const EVERY = 7;
/** Punctuation after a letter, a digit or a bracket, at the end of a word. */
const MARK = /(?<=[\p{L}\d)*])[,;:.](?=\s|$)/mu;

/** What people read about one game in all its places. */
function* readIn(game: AnyGame, setup: SetupOptions): Generator<string> {
  const painter = painters.get(game.id)!;
  const guide = getGuide(game.id);
  let ply = 0;
  for (const { table, own, toAct, options, events } of walk(
    game,
    setup,
    '5'.repeat(32),
    (all, n) => all[pick(n, all.length)]!,
  )) {
    if (toAct !== null && ply++ % EVERY > 0) continue;
    const scene = (view: typeof own) => ({ view, names: NAMES, theme: 'court' as const, t, events });
    const pictures = [painter.table(scene(table)), painter.hand(scene(own))];
    if (toAct === null) pictures.push(painter.end(scene(table)));
    else pictures.push(painter.choice(scene(own), options));
    for (const { alt, text } of pictures) yield* [alt, text];
    yield* guide.standing(table, NAMES, t);
    const previews = new Map(options.map(({ action, preview }) => [action, preview]));
    const of = {
      view: own,
      seat: toAct ?? 0,
      names: NAMES,
      t,
      preview: (action: GameAction) => previews.get(action)!,
    };
    const actions = [...previews.keys()];
    yield* guide.explain?.(of, actions) ?? [];
    for (const leaf of actions.length > 0 ? collectLeaves(buildDecision(actions, guide)) : []) {
      for (const label of [guide.label(of, leaf), guide.whole?.(of, leaf.actions[0]!)])
        yield* [label?.text ?? '', label?.detail ?? ''];
    }
  }
}

describe('all punctuation comes from messages', () => {
  it.each([
    ['artus', 'advanced'],
    ['court', 'standard'],
    ['quests', 'seals'],
  ] as const)('in %s', (id, variant) => {
    const wrong = [...readIn(games.get(id)!, { variant, seats: 3 })].filter((text) => MARK.test(text));
    expect(wrong).toEqual([]);
  });
});
