import type { RuleOption } from '../game.ts';
import type { QuestsRules, Variant } from './types.ts';

export const SEATS = { min: 2, max: 5 } as const;
export const VARIANTS = ['basic', 'seals'] as const satisfies readonly Variant[];

/** The interpretations of the rules a table can choose; the plain reading comes first (sections 3.1, 5 and 6). */
export const RULE_OPTIONS = [
  { id: 'payment', values: ['exact', 'lean'], default: 'exact' },
  { id: 'forceRevealOnEmpty', values: ['off', 'on'], default: 'off' },
  { id: 'columnCheck', values: ['seal', 'challenge'], default: 'seal' },
] as const satisfies readonly (RuleOption & { readonly id: keyof QuestsRules })[];

/**
 * The chosen rules; absent ones take their default.
 * @param chosen already checked
 */
export const rulesFrom = (chosen: Readonly<Record<string, string>> = {}): QuestsRules =>
  Object.fromEntries(
    RULE_OPTIONS.map((option) => [option.id, chosen[option.id] ?? option.default]),
  ) as QuestsRules;
