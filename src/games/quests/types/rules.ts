export type QuestsRules = {
  /** `exact`: overpaying is allowed only where no exact payment exists (section 3.1); `lean`: any payment with no spare card. */
  readonly payment: 'exact' | 'lean';
  /** Whether a player must reveal when no adversary is on display. */
  readonly forceRevealOnEmpty: 'off' | 'on';
  /** When to check whether a column is fully sealed: when a seal is placed, or after every challenge. */
  readonly columnCheck: 'seal' | 'challenge';
};
