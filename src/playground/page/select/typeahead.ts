import type { APISelectMenuOption } from 'discord-api-types/v10';

/** Letters typed within this time belong together, in milliseconds. */
const togetherMs = 700;

/** Finds options by the letters their labels start with. */
export class Typeahead {
  #typed = '';
  #at = Number.NEGATIVE_INFINITY;

  /** Whether a space typed at `time` belongs to the letters before it. */
  goesOn(time: number): boolean {
    return time - this.#at < togetherMs;
  }

  /**
   * The option after `active`, or further round, that a letter typed at `time` leads to; -1 for none. Several letters
   * look for a label that starts with all of them, the same letter again for the next one.
   */
  find(options: readonly APISelectMenuOption[], active: number, letter: string, time: number): number {
    this.#typed = this.goesOn(time) ? this.#typed + letter.toLowerCase() : letter.toLowerCase();
    this.#at = time;
    const repeated = [...this.#typed].every((one) => one === this.#typed[0]);
    const wanted = repeated ? (this.#typed[0] ?? '') : this.#typed;
    const first = active + (repeated ? 1 : 0);
    for (let step = 0; step < options.length; step += 1) {
      const at = (first + step) % options.length;
      if (options[at]?.label.toLowerCase().startsWith(wanted)) return at;
    }
    return -1;
  }
}
