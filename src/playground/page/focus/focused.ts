import { heldIn, successorOf } from './held.ts';

/** Returns a function that gives focus back to what has it now, or to what has taken its place since. */
export function focused(): () => void {
  const element = document.activeElement;
  const held = heldIn(document);
  return () => {
    const target = held ? successorOf(held, document) : element;
    if (target instanceof HTMLElement) target.focus();
  };
}
