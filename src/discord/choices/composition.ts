import type { Decision } from './tree.ts';

/** An action and the pieces of its set, sorted. */
export interface Composed<Action> {
  readonly action: Action;
  readonly pieces: readonly string[];
}

const OPEN = '+';
const DONE = '=';
const JOINT = '.';

/** The key of a completed set. */
export const keyOfSet = (pieces: readonly string[]): string => DONE + pieces.toSorted().join(JOINT);

/**
 * Composes a set piece by piece, in any order, until it matches an action's. Every partial set is a subset of some
 * action's set; pieces can be removed again. Pieces with equal keys are interchangeable.
 */
export class Composition<Action> {
  readonly #path: readonly string[];
  readonly #all: readonly Composed<Action>[];
  readonly #beside: ReadonlyMap<string, Decision<Action>>;
  /** Every distinct piece, sorted by key. */
  readonly #kinds: readonly string[];

  /** `beside`: choices other than composing. @throws Error if two actions have the same set */
  constructor(
    path: readonly string[],
    all: readonly Composed<Action>[],
    beside: ReadonlyMap<string, Decision<Action>>,
  ) {
    this.#path = path;
    this.#all = all;
    this.#beside = beside;
    this.#kinds = [...new Set(all.flatMap(({ pieces }) => pieces))].sort();
    if (new Set(all.map(({ pieces }) => pieces.join(JOINT))).size < all.length)
      throw new Error(`two actions share the path ${[...path, DONE].join('/')}`);
  }

  /** The node where nothing has been chosen yet. */
  get start(): Decision<Action> {
    const actions = [...this.#beside.values()].flatMap((decision) => decision.actions);
    const open = this.#open([], null)!;
    return {
      path: this.#path,
      actions: [...open.actions, ...actions],
      composing: open.composing!,
      get children() {
        return open.children;
      },
      reach: (key) => this.#reach(key),
      wholes: () => this.#wholes(),
    };
  }

  /** Null if no action has all the chosen pieces. */
  #open(
    chosen: readonly string[],
    change: NonNullable<Decision<Action>['composing']>['change'],
  ): Decision<Action> | null {
    const fitting = this.#all.filter(({ pieces }) => contains(pieces, chosen));
    if (fitting.length === 0) return null;
    const whole = fitting.find(({ pieces }) => pieces.length === chosen.length);
    const children = () => this.#children(chosen);
    return {
      path: [...this.#path, OPEN + chosen.join(JOINT)],
      actions: fitting.map(({ action }) => action),
      composing: { chosen, change, action: (whole?.action as object | undefined) ?? null },
      get children() {
        return children();
      },
      reach: (key) => this.#reach(key),
      wholes: () => this.#wholes(),
    };
  }

  #done({ action, pieces }: Composed<Action>): Decision<Action> {
    return { path: [...this.#path, keyOfSet(pieces)], actions: [action], children: new Map() };
  }

  /** For each piece, whether it can be added or removed; then the completed set, then the choices beside it. */
  #children(chosen: readonly string[]): Map<string, Decision<Action>> {
    const ways: (Decision<Action> | null)[] = this.#kinds.flatMap((piece) => [
      this.#open([...chosen, piece].sort(), { kind: 'add', piece }),
      chosen.includes(piece)
        ? this.#open(chosen.toSpliced(chosen.indexOf(piece), 1), { kind: 'remove', piece })
        : null,
    ]);
    const whole = this.#all.find(({ pieces }) => pieces.join(JOINT) === chosen.join(JOINT));
    if (whole) ways.push(this.#done(whole));
    ways.push(...this.#beside.values());
    return new Map(ways.flatMap((way) => (way ? [[way.path.at(-1)!, way]] : [])));
  }

  #reach(key: string): Decision<Action> | null {
    const pieces = key.slice(1) === '' ? [] : key.slice(1).split(JOINT);
    if (key.startsWith(OPEN)) return this.#open(pieces.sort(), null);
    const whole = this.#all.find((one) => key === keyOfSet(one.pieces));
    return whole ? this.#done(whole) : (this.#beside.get(key) ?? null);
  }

  #wholes(): Decision<Action>[] {
    return [...this.#all.map((one) => this.#done(one)), ...this.#beside.values()];
  }
}

/** Both sorted. */
function contains(pieces: readonly string[], part: readonly string[]): boolean {
  let at = 0;
  for (const piece of pieces) if (piece === part[at]) at++;
  return at === part.length;
}
