import type { Branch } from '../../telling/guide.ts';
import { MAX_OPTIONS } from '../answers/limits.ts';

/** A choice among legal actions or, without children, a single action. */
export interface Decision<Action> extends Branch<Action> {
  /** By the next key of the path. */
  readonly children: ReadonlyMap<string, Decision<Action>>;
}

/** How actions become paths: the part of a guide that the tree is built from. */
export interface Paths<Action> {
  pathOf(action: Action): readonly string[];
  tailOf?(action: Action): number;
}

interface Entry<Action> {
  readonly action: Action;
  readonly keys: readonly string[];
  readonly tail: number;
}

const JOINT = '.';

/** The tree of all choices open to a seat, shared by buttons, menus, autocomplete and command options. */
export function buildDecision<Action>(actions: readonly Action[], paths: Paths<Action>): Decision<Action> {
  return grow(
    [],
    actions.map((action) => {
      const keys = paths.pathOf(action);
      return { action, keys, tail: paths.tailOf?.(action) ?? keys.length };
    }),
  );
}

function grow<Action>(path: readonly string[], entries: readonly Entry<Action>[]): Decision<Action> {
  // What one menu can show is one choice instead of several, part by part.
  const together = entries.length <= MAX_OPTIONS;
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
  const children = new Map([...below].map(([key, group]) => [key, grow([...path, key], group)]));
  return { path, actions: entries.map(({ action }) => action), children };
}

/** The entry with its tail's keys joined into one, if the tail starts at this depth. */
function joined<Action>(entry: Entry<Action>, depth: number): Entry<Action> {
  const { keys, tail } = entry;
  if (depth < tail || keys.length <= depth + 1) return entry;
  return { ...entry, keys: [...keys.slice(0, depth), keys.slice(depth).join(JOINT)] };
}

/** Skips levels with only one child, as long as something is left to choose. */
export function settle<Action>(node: Decision<Action>): Decision<Action> {
  if (node.actions.length < 2 || node.children.size !== 1) return node;
  return settle([...node.children.values()][0]!);
}

/**
 * Follows keys from a node. Keys may omit levels with only one child.
 * Null if a key leads nowhere.
 */
export function follow<Action>(node: Decision<Action>, keys: readonly string[]): Decision<Action> | null {
  const [key, ...rest] = keys;
  if (key === undefined) return node;
  const child = node.children.get(key);
  if (child) return follow(child, rest);
  if (node.children.size !== 1) return null;
  return follow([...node.children.values()][0]!, keys);
}

/** The ends of all paths from a node, in order. */
export function collectLeaves<Action>(node: Decision<Action>): readonly Decision<Action>[] {
  return node.children.size === 0 ? [node] : [...node.children.values()].flatMap(collectLeaves);
}

/** The action that a choice plays; null if something is left to choose. */
export const decided = <Action>({ actions }: Decision<Action>): Action | null =>
  actions.length === 1 ? actions[0]! : null;

/** The next choices to offer from a node: at least two, unless there's only one action. */
export function choicesAt<Action>(node: Decision<Action>): readonly Decision<Action>[] {
  return [...settle(node).children.values()];
}

/** Path of the last real choice on the way to a node; null if there was none. */
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
