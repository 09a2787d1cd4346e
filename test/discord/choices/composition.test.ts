import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choicesAt,
  type Decision,
  decided,
  decisionOf,
  follow,
  forkAbove,
  keysOf,
  waysFrom,
} from '../../../src/discord/choices/decision.ts';

const paths = {
  pathOf: (action: string) => (action.startsWith('!') ? [action] : []),
  piecesOf: (action: string) => (action.startsWith('!') ? null : [...action]),
};

/** Sets of up to four pieces, equal ones among them, and a plain choice beside them now and then. */
const actions = fc
  .uniqueArray(
    fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 4 }).map((pieces) => pieces.sort().join('')),
    { minLength: 1, maxLength: 25 },
  )
  .chain((sets) => fc.boolean().map((beside) => (beside ? [...sets, '!pass'] : sets)));

const chosenAt = (node: Decision<string>): string => node.composing?.chosen.join('') ?? '';
const isPart = (part: string, whole: string): boolean =>
  [...part].every((piece) => part.split(piece).length <= whole.split(piece).length);

/** Every place that can be come to by pressing, by its path. */
function explore(root: Decision<string>): Map<string, Decision<string>> {
  const found = new Map<string, Decision<string>>();
  const visit = (node: Decision<string>) => {
    const name = node.path.join('/');
    if (found.has(name)) return;
    found.set(name, node);
    for (const way of node.children.values()) visit(way);
  };
  visit(root);
  return found;
}

describe('a set composed piece by piece', () => {
  it('reaches every action and nothing else', () => {
    fc.assert(
      fc.property(actions, (all) => {
        const places = [...explore(decisionOf(all, paths)).values()];
        const played = places.flatMap((node) => decided(node) ?? []);
        expect(played.sort()).toEqual([...all].sort());
        const sets = all.filter((action) => !action.startsWith('!'));
        for (const node of places.filter(({ composing }) => composing))
          expect(sets.some((set) => isPart(chosenAt(node), set))).toBe(true);
      }),
    );
  });

  it('accepts the pieces of any action in any order', () => {
    fc.assert(
      fc.property(actions, fc.infiniteStream(fc.nat()), (all, numbers) => {
        for (const action of all.filter((one) => !one.startsWith('!'))) {
          let node = decisionOf(all, paths);
          const left = [...action];
          while (left.length > 0) {
            const [piece] = left.splice(numbers.next().value % left.length, 1);
            node = choicesAt(node).find(
              ({ composing }) => composing?.change?.kind === 'add' && composing.change.piece === piece,
            )!;
          }
          expect(node.composing?.action).toBe(action);
          expect(choicesAt(node).flatMap((way) => decided(way) ?? [])).toContain(action);
        }
      }),
    );
  });

  it('allows each chosen piece to be removed again, which restores the previous state', () => {
    fc.assert(
      fc.property(actions, (all) => {
        const root = decisionOf(all, paths);
        for (const node of explore(root).values()) {
          if (!node.composing) continue;
          const removed = choicesAt(node).flatMap(({ composing }) =>
            composing?.change?.kind === 'remove' ? [composing.change.piece] : [],
          );
          expect(removed).toEqual([...new Set(node.composing.chosen)]);
          for (const way of choicesAt(node)) {
            if (way.composing?.change?.kind !== 'add') continue;
            const { piece } = way.composing.change;
            const back = choicesAt(way).find(
              ({ composing }) => composing?.change?.kind === 'remove' && composing.change.piece === piece,
            )!;
            expect(back.actions).toEqual(node.actions.filter((action) => !action.startsWith('!')));
            expect(chosenAt(back)).toBe(chosenAt(node));
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('is found by its keys alone, from any node', () => {
    fc.assert(
      fc.property(actions, (all) => {
        const root = decisionOf(all, paths);
        for (const node of explore(root).values()) {
          const again = follow(root, node.path)!;
          expect([again.path, again.actions, decided(again)]).toEqual([
            node.path,
            node.actions,
            decided(node),
          ]);
          if (node.composing) expect(follow(node, ['+'])?.composing?.chosen ?? []).toEqual([]);
        }
        for (const action of all) expect(decided(follow(root, keysOf(action, paths))!)).toBe(action);
      }),
    );
  });

  it("never plays the only remaining action before it's finished", () => {
    const root = decisionOf(['ab', '!pass'], paths);
    const first = follow(root, ['+a'])!;
    expect(first.actions).toEqual(['ab']);
    expect(decided(first)).toBeNull();
    expect(decided(follow(root, ['=a.b'])!)).toBe('ab');
  });

  it("has nothing at keys that aren't a set's", () => {
    const root = decisionOf(['aab', 'c'], paths);
    for (const key of ['+d', '+a.a.a', '+a.c', '=a', '=', '!pass', 'a'])
      expect(follow(root, [key])).toBeNull();
    expect(follow(root, ['+b.a'])!.composing?.chosen).toEqual(['a', 'b']);
  });

  it('is offered as a whole in lists', () => {
    const root = decisionOf(['ab', 'b', '!pass'], paths);
    expect(waysFrom(root).map(decided)).toEqual(['ab', 'b', '!pass']);
  });

  it('is reset by going back', () => {
    const root = decisionOf(['ab', 'b'], paths);
    expect(forkAbove(root, ['+a'])).toEqual([]);
  });

  it('refuses two actions of the same set', () => {
    expect(() => decisionOf(['ab', 'ba'], paths)).toThrow('share');
  });
});
