import type { Branch } from './guides/guide.ts';

/** A choice among legal actions, or, where it has no children, one action. */
export interface Decision<Action> extends Branch<Action> {
  /** By the next key of the path. */
  readonly children: ReadonlyMap<string, Decision<Action>>;
}

/** How actions become paths: the part of a guide that the tree of choices is made from. */
export interface Paths<Action> {
  pathOf(action: Action): readonly string[];
  tailOf?(action: Action): number;
}

interface Entry<Action> {
  readonly action: Action;
  readonly keys: readonly string[];
  readonly tail: number;
}

/** So many choices are put before the player at once rather than one part of them after the other. */
const MOST_TOGETHER = 25;
const JOINT = '.';

/** The tree of all choices open to a seat. Buttons, menus, autocomplete and command options all read this one tree. */
export function decisionOf<Action>(actions: readonly Action[], paths: Paths<Action>): Decision<Action> {
  return grow(
    [],
    actions.map((action) => {
      const keys = paths.pathOf(action);
      return { action, keys, tail: paths.tailOf?.(action) ?? keys.length };
    }),
  );
}

function grow<Action>(path: readonly string[], entries: readonly Entry<Action>[]): Decision<Action> {
  const together = entries.length <= MOST_TOGETHER;
  const below = new Map<string, Entry<Action>[]>();
  for (const each of entries) {
    const entry = together ? joined(each, path.length) : each;
    const key = entry.keys[path.length];
    if (key === undefined) {
      if (entries.length > 1) throw new Error(`two actions share the path ${path.join('/')}`);
      return { path, actions: [entry.action], children: new Map() };
    }
    const group = below.get(key);
    if (group) group.push(entry);
    else below.set(key, [entry]);
  }
  return {
    path,
    actions: entries.map(({ action }) => action),
    children: new Map([...below].map(([key, group]) => [key, grow([...path, key], group)])),
  };
}

/** The keys of the tail as one, when the tail begins here. */
function joined<Action>(entry: Entry<Action>, depth: number): Entry<Action> {
  const { keys, tail } = entry;
  if (depth < tail || keys.length <= depth + 1) return entry;
  return { ...entry, keys: [...keys.slice(0, depth), keys.slice(depth).join(JOINT)] };
}

/** Goes down while there is but one way to go on and something is still to be chosen. */
export function settle<Action>(node: Decision<Action>): Decision<Action> {
  if (node.actions.length < 2 || node.children.size !== 1) return node;
  return settle([...node.children.values()][0]!);
}

/**
 * Follows keys from a node. A level with a single way on may be left out of the keys.
 * Null when a key leads nowhere.
 */
export function follow<Action>(node: Decision<Action>, keys: readonly string[]): Decision<Action> | null {
  const [key, ...rest] = keys;
  if (key === undefined) return node;
  const child = node.children.get(key);
  if (child) return follow(child, rest);
  if (node.children.size !== 1) return null;
  return follow([...node.children.values()][0]!, keys);
}

/** The ways on from a node that are put before the player: at least two, unless one action is all there is. */
export function choicesAt<Action>(node: Decision<Action>): readonly Decision<Action>[] {
  return [...settle(node).children.values()];
}

/** Path of the last choice that was made on the way to a place; null when none was. */
export function forkAbove<Action>(root: Decision<Action>, path: readonly string[]): readonly string[] | null {
  let node = root;
  let fork: readonly string[] | null = null;
  for (const key of path) {
    if (node.children.size > 1) fork = node.path;
    const child = node.children.get(key);
    if (!child) return fork;
    node = child;
  }
  return fork;
}
