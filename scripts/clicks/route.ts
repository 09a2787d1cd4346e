import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import { decodePress, type Press } from '../../src/discord/choices/custom-id.ts';
import { decisionOf, leavesOf } from '../../src/discord/choices/decision.ts';
import type { AnyGuide } from '../../src/discord/guides/guide.ts';
import type { GameAction } from '../../src/games/game.ts';
import { type Pressable, pressables } from '../../src/playground/users/components.ts';

/** A control to use; `values` if it's a menu. */
export interface Use {
  readonly customId: string;
  readonly values: readonly string[] | null;
  /** Whether it plays the action, rather than leading towards it. */
  readonly isLast: boolean;
}

/** An action as the controls name it. */
export interface Target {
  readonly path: readonly string[];
  readonly parts: readonly string[];
}

export function targetsOf(actions: readonly GameAction[], guide: AnyGuide): Map<GameAction, Target> {
  return new Map(
    leavesOf(decisionOf(actions, guide)).map(({ path, actions: [action] }) => [
      action!,
      { path, parts: guide.sets?.partsOf(action!) ?? [] },
    ]),
  );
}

/** The shortest way from a private message to an action, a press at a time. Null if there's none. */
export function nextUse(message: APIMessage, target: Target): Use | null {
  const uses = pressables(message)
    .filter(({ disabled }) => !disabled)
    .flatMap((control) => usesOf(control, target));
  return uses.find(({ isLast }) => isLast) ?? uses[0] ?? null;
}

function usesOf(control: Pressable, target: Target): Use[] {
  const press = decodePress(control.custom_id);
  if (!press) return [];
  if (control.type === ComponentType.Button) return buttonUses(control.custom_id, press, target);
  if (press.verb === 'set') return setUses(control, target);
  return (control.options ?? []).flatMap(({ value }) => {
    const path = [...press.args.slice(1), ...value.split('/')];
    return towards(path, target, { customId: control.custom_id, values: [value] });
  });
}

function buttonUses(customId: string, { verb, args }: Press, target: Target): Use[] {
  if (verb === 'more') return [{ customId, values: null, isLast: false }];
  return verb === 'pick' && args.length > 0 ? towards(args, target, { customId, values: null }) : [];
}

function towards(path: readonly string[], target: Target, use: Omit<Use, 'isLast'>): Use[] {
  if (!path.every((key, at) => key === target.path[at])) return [];
  return [{ ...use, isLast: path.length === target.path.length }];
}

/** All the parts of the action, if the menu has them. */
function setUses(
  { custom_id, options = [], min_values = 1, max_values = 1 }: Pressable,
  { parts }: Target,
): Use[] {
  const left = options.map(({ value }) => value);
  const values = parts.flatMap((part) => {
    const at = left.findIndex((value) => value.split('~')[0] === part);
    return at < 0 ? [] : left.splice(at, 1);
  });
  const fits = values.length === parts.length && values.length >= min_values && values.length <= max_values;
  return fits && parts.length > 0 ? [{ customId: custom_id, values, isLast: true }] : [];
}
