import type { AnyGame } from '../games/game.ts';
import { Refusal } from './refusal.ts';

type Ruled = Pick<AnyGame, 'ruleOptions'>;

/** @throws Refusal `unknownRule` unless the game has the rule and the rule that value */
export function assertRule({ ruleOptions }: Ruled, rule: string, value: string): void {
  if (!ruleOptions.find(({ id }) => id === rule)?.values.includes(value))
    throw new Refusal('unknownRule', { rule, value });
}

/** Values of all rule options: those chosen, the others' defaults. @throws Refusal `unknownRule` */
export function rulesOf(game: Ruled, chosen: Readonly<Record<string, string>>): Record<string, string> {
  for (const [rule, value] of Object.entries(chosen)) assertRule(game, rule, value);
  return Object.fromEntries(
    game.ruleOptions.map((option) => [option.id, chosen[option.id] ?? option.default]),
  );
}
