import { type Composed, Composition, keyOfSet } from './composition.ts';
import type { Decision } from './tree.ts';

export type { Decision } from './tree.ts';

/** How actions become paths: the part of a guide that the tree is built from. */
export interface Paths<Action> {
  pathOf(action: Action): readonly string[];
  tailOf?(action: Action): number;
  piecesOf?(action: Action): readonly string[] | null;
}

interface Entry<Action> {
  readonly action: Action;
  readonly keys: readonly string[];
  readonly tail: number;
  /** Sorted; null if nothing is composed. */
  readonly pieces: readonly string[] | null;
}

/** Up to this many combinations are offered as one choice instead of part by part. */
const MOST_TOGETHER = 25;
const JOINT = '.';

/** The tree of all choices open to a seat, shared by buttons, menus, autocomplete and command options. */
export function decisionOf<Action>(actions: readonly Action[], paths: Paths<Action>): Decision<Action> {
  return grow(
    [],
    actions.map((action) => {
      const keys = paths.pathOf(action);
      const pieces = paths.piecesOf?.(action)?.toSorted() ?? null;
      return { action, keys, tail: paths.tailOf?.(action) ?? keys.length, pieces };
    }),
  );
}

function grow<Action>(path: readonly string[], entries: readonly Entry<Action>[]): Decision<Action> {
  const together = entries.length <= MOST_TOGETHER;
  const below = new Map<string, Entry<Action>[]>();
  const composed: Composed<Action>[] = [];
  for (const each of entries) {
    const entry = together ? joined(each, path.length) : each;
    const key = entry.keys[path.length];
    if (key === undefined && entry.pieces) {
      composed.push({ action: entry.action, pieces: entry.pieces });
      continue;
    }
    if (key === undefined) {
      if (entries.length > 1) throw new Error(`two actions share the path ${path.join('/')}`);
      return { path, actions: [entry.action], children: new Map() };
    }
    const group = below.get(key);
    if (group) group.push(entry);
    else below.set(key, [entry]);
  }
  const children = new Map([...below].map(([key, group]) => [key, grow([...path, key], group)]));
  if (composed.length > 0) return new Composition(path, composed, children).start;
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
  if (node.composing || node.actions.length < 2 || node.children.size !== 1) return node;
  return settle([...node.children.values()][0]!);
}

/**
 * Follows keys from a node. Keys may omit levels with only one child.
 * Null if a key leads nowhere.
 */
export function follow<Action>(node: Decision<Action>, keys: readonly string[]): Decision<Action> | null {
  const [key, ...rest] = keys;
  if (key === undefined) return node;
  const child = childOf(node, key);
  if (child) return follow(child, rest);
  if (node.composing || node.children.size !== 1) return null;
  return follow([...node.children.values()][0]!, keys);
}

const childOf = <Action>(node: Decision<Action>, key: string): Decision<Action> | null =>
  node.children.get(key) ?? node.reach?.(key) ?? null;

/** All keys of an action, with its set as one key. */
export function keysOf<Action>(action: Action, paths: Paths<Action>): readonly string[] {
  const pieces = paths.piecesOf?.(action);
  return pieces ? [...paths.pathOf(action), keyOfSet(pieces)] : paths.pathOf(action);
}

/** The action that a choice plays; null if something is left to choose. */
export const decided = <Action>({ actions, composing }: Decision<Action>): Action | null =>
  actions.length === 1 && !composing ? actions[0]! : null;

/** The next choices for a list that offers whole sets rather than pieces. */
export const waysFrom = <Action>(node: Decision<Action>): readonly Decision<Action>[] =>
  node.wholes?.() ?? [...node.children.values()];

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
    const child = childOf(node, key);
    if (!child) return fork;
    node = child;
  }
  return fork;
}
