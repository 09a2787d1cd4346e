import type { RuleOption } from '../game.ts';
import type { QuestsRules, Variant } from './types.ts';

export const SEATS = { min: 2, max: 5 } as const;
export const VARIANTS = ['basic', 'seals'] as const satisfies readonly Variant[];

/** The readings of the rules that a table may choose, the plain reading of the text first (sections 3.1, 5 and 6). */
export const RULE_OPTIONS = [
  { id: 'payment', values: ['exact', 'lean'], default: 'exact' },
  { id: 'forceRevealOnEmpty', values: ['off', 'on'], default: 'off' },
  { id: 'columnCheck', values: ['seal', 'challenge'], default: 'seal' },
] as const satisfies readonly (RuleOption & { readonly id: keyof QuestsRules })[];

/** The rules chosen, known to be among the options' values; absent ones take their default. */
export const rulesFrom = (chosen: Readonly<Record<string, string>> = {}): QuestsRules =>
  Object.fromEntries(
    RULE_OPTIONS.map((option) => [option.id, chosen[option.id] ?? option.default]),
  ) as QuestsRules;
