import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildDecision,
  choicesAt,
  type Decision,
  follow,
  forkAbove,
  settle,
} from '../../../src/discord/choices/decision.ts';

const split = { pathOf: (action: string) => action.split('/') };
const paths = fc
  .uniqueArray(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 3, maxLength: 3 }), {
    minLength: 1,
    maxLength: 40,
    selector: (path) => path.join('/'),
  })
  .map((all) => all.map((path) => path.join('/')));

describe('the tree of choices', () => {
  it('reaches every action and nothing else', () => {
    fc.assert(
      fc.property(paths, (actions) => {
        const reached: string[] = [];
        const explore = (node: Decision<string>) => {
          for (const choice of choicesAt(node))
            if (choice.actions.length === 1) reached.push(choice.actions[0]!);
            else explore(choice);
        };
        explore(buildDecision(actions, split));
        expect(reached.sort()).toEqual([...actions].sort());
      }),
    );
  });

  it('never offers a single choice while there are several actions', () => {
    fc.assert(
      fc.property(paths, (actions) => {
        const explore = (node: Decision<string>) => {
          const choices = choicesAt(node);
          expect(choices.length).toBeGreaterThan(node.actions.length > 1 ? 1 : 0);
          for (const choice of choices) if (choice.actions.length > 1) explore(choice);
        };
        explore(buildDecision(actions, split));
      }),
    );
  });

  it('lets keys skip a level with a single child', () => {
    const root = buildDecision(['x/k1/3', 'x/k1/4', 'y/k1/3', 'y/k2/3'], split);
    expect(follow(root, ['x', '4'])?.actions).toEqual(['x/k1/4']);
    expect(follow(root, ['y', '3'])).toBeNull();
    expect(settle(follow(root, ['x'])!).path).toEqual(['x', 'k1']);
    expect(follow(root, ['z'])).toBeNull();
    expect(follow(root, [])).toBe(root);
  });

  it('finds the last choice made', () => {
    const root = buildDecision(['x/k1/3', 'x/k1/4', 'y/k1/3'], split);
    expect(forkAbove(root, ['x', 'k1'])).toEqual([]);
    expect(forkAbove(root, ['x', 'k1', '3'])).toEqual(['x', 'k1']);
    expect(forkAbove(buildDecision(['x/1', 'x/2'], split), ['x'])).toBeNull();
  });

  it('makes a tail of several keys one choice, or one choice per key if that would be too many', () => {
    const inParts = { ...split, tailOf: () => 1 };
    const few = ['x/d/m/p', 'x/d/m/q', 'x/e', 'y/d/m'];
    const root = buildDecision(few, inParts);
    expect([...follow(root, ['x'])!.children.keys()]).toEqual(['d.m.p', 'd.m.q', 'e']);
    expect(follow(root, ['y', 'd.m'])!.actions).toEqual(['y/d/m']);
    const many = Array.from({ length: 30 }, (_, i) => `x/${i < 20 ? 'd' : 'e'}/${i}/m`);
    const wide = follow(buildDecision([...many, 'y/d/m'], inParts), ['x'])!;
    expect([...wide.children.keys()]).toEqual(['d', 'e']);
    expect([...follow(wide, ['e'])!.children.keys()]).toEqual(
      Array.from({ length: 10 }, (_, i) => `${20 + i}.m`),
    );
  });

  it('refuses two actions of the same path', () => {
    expect(() => buildDecision(['a', 'a'], split)).toThrow('share');
  });
});
