import type { GameAction } from '../../src/games/game.ts';
import { seededIndex } from '../../src/games/playout.ts';
import { ScriptError } from '../errors.ts';
import { type Manner, openStage, playGame, type Setting, type Turn } from './play.ts';

const CARDS = new Set(['moveKnight', 'movePrince', 'addRing', 'score']);

const typeOf = ({ type }: GameAction): string => (CARDS.has(type) ? 'card' : type);

/** A decision in words, with the character chosen or the kind of challenge. */
function decisionKind(action: GameAction): string {
  const { character, mode } = action as { readonly character?: string; readonly mode?: string };
  return [typeOf(action), character ?? mode].filter((part) => part !== undefined).join(' ');
}

/** A turn's decisions in order, equal ones counted: "card ×2, draw ×2". */
export function turnKind(actions: readonly GameAction[]): string {
  const counts = new Map<string, number>();
  for (const action of actions) counts.set(typeOf(action), (counts.get(typeOf(action)) ?? 0) + 1);
  return [...counts].map(([type, count]) => (count > 1 ? `${type} ×${count}` : type)).join(', ');
}

/** The presses of everything of one kind. */
interface Row {
  readonly game: string;
  readonly kind: string;
  readonly count: number;
  readonly median: number;
  readonly max: number;
}

/** Counts presses by kind of turn and by kind of decision. */
export class Tally {
  readonly #turns = new Map<string, number[]>();
  readonly #decisions = new Map<string, number[]>();

  add({ game, variant }: Setting, turn: Turn): void {
    const of = `${game} ${variant}`;
    const presses = turn.reduce((sum, decision) => sum + decision.presses, 0);
    note(this.#turns, `${of}|${turnKind(turn.map(({ action }) => action))}`, presses);
    for (const decision of turn)
      note(this.#decisions, `${of}|${decisionKind(decision.action)}`, decision.presses);
  }

  get turns(): Row[] {
    return rowsOf(this.#turns);
  }

  get decisions(): Row[] {
    return rowsOf(this.#decisions);
  }
}

function note(counts: Map<string, number[]>, key: string, presses: number): void {
  const known = counts.get(key);
  if (known) known.push(presses);
  else counts.set(key, [presses]);
}

const rowsOf = (counts: ReadonlyMap<string, readonly number[]>): Row[] =>
  [...counts].map(([key, all]) => {
    const [game, kind] = key.split('|') as [string, string];
    const sorted = all.toSorted((a, b) => a - b);
    return {
      game,
      kind,
      count: sorted.length,
      median: sorted[Math.floor(sorted.length / 2)]!,
      max: sorted.at(-1)!,
    };
  });

/** A table in Markdown. */
export function tableOf(what: string, rows: readonly Row[]): string[] {
  return [
    `| game | ${what} | number | median | most |`,
    '|---|---|---|---|---|',
    ...rows.map(
      ({ game, kind, count, median, max }) => `| ${game} | ${kind} | ${count} | ${median} | ${max} |`,
    ),
  ];
}

const PEOPLE = ['ann', 'ben', 'cleo', 'dan', 'eve'];

const MANNERS: readonly Manner[] = ['any', 'longest'];

/**
 * Plays games of each setting in each manner and counts the presses. @throws ScriptError if the bot logged a fault or
 * sent what Discord refuses
 */
export async function countPresses(
  settings: readonly Setting[],
  games: number,
  seed: string,
  onGame: (setting: Setting, manner: Manner) => void = () => undefined,
): Promise<Tally> {
  const tally = new Tally();
  for (const setting of settings) {
    const name = `${seed} ${setting.game} ${setting.variant} ${setting.seats}`;
    const stage = await openStage(PEOPLE.slice(0, setting.seats), name);
    try {
      for (const manner of MANNERS)
        for (let game = 0; game < games; game++) {
          const random = seededIndex(`${name} ${manner} ${game}`);
          for await (const turn of playGame(stage, setting, manner, random)) tally.add(setting, turn);
          onGame(setting, manner);
        }
      // A hand that a newer one has just replaced is gone, which its answer finds out.
      const refused = stage.playground.discord.refusals.filter(({ status }) => status !== 404).length;
      if (refused > 0) throw new ScriptError(`Discord refused ${refused} requests in ${name}.`, 1);
      if (stage.faults.length > 0) throw new ScriptError(JSON.stringify(stage.faults[0]), 1);
    } finally {
      await stage.close();
    }
  }
  return tally;
}
