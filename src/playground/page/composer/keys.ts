import type { ComposerModel } from './composer-model.ts';
import type { Panel } from './panel.ts';

/** Handles a key typed into one of the composer's fields. False for keys that keep their default action. */
export function handleKey(
  { key, shiftKey }: KeyboardEvent,
  field: HTMLElement,
  model: ComposerModel,
  shown: Panel | null,
): boolean {
  const count = shown?.items.length ?? 0;
  const { active } = model.state;
  if (key === 'ArrowDown' && count > 0) model.highlight((active + 1) % count);
  else if (key === 'ArrowUp' && count > 0) model.highlight((Math.max(active, 0) - 1 + count) % count);
  else if (key === 'Enter' && !shiftKey) model.enter(shown);
  else if (key === 'Tab' && !shiftKey && count > 0 && active >= 0) model.take(active);
  else return key === 'Backspace' && model.erase(field);
  return true;
}
