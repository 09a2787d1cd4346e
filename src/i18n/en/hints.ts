import { list, plural } from './grammar.ts';

/** `label`: what the choice's button says, escaped. `share`: in percent; null if nobody has estimated it. */
export const hints = {
  button: 'Hint',
  best: (label: string): string => `💡 **${label}**`,
  share: (share: number): string => `Your chance to win: about ${share} %.`,
  why: (reasons: readonly string[]): string => `Why: ${reasons.join(', and ')}.`,
  next: (label: string, share: number | null, reasons: readonly string[]): string =>
    `Next best: **${label}**${share === null ? '' : `, about ${share} %`}${reasons.length === 0 ? '.' : ` (${reasons.join(', and ')}).`}`,
  only: (label: string): string => `There’s only one thing that you can do: **${label}**.`,
  taken: (count: number): string =>
    `-# ${plural(count, 'hint')} so far. When the game is over, everybody sees how many you took.`,
  /** How many each player took, at the end. */
  result: (taken: readonly (readonly [name: string, count: number])[]): string =>
    `-# Hints: ${list(taken.map(([name, count]) => `${name} ${count}`))}`,
  off: 'No hints.',
  option: 'Hints',
  optionOf: { on: 'yes', off: 'no' },
};
