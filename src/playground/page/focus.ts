/** An element of a message that has focus, and how to find its successor should it be replaced. */
export interface Held {
  readonly element: HTMLElement;
  readonly control: string;
  readonly name: string;
  /** Ids of all messages' elements, and where among them this one's is. */
  readonly entries: readonly string[];
  readonly at: number;
}

const controls = 'button, a[href], [tabindex="0"]';

/** The focus as it is inside the messages of `list`; null when it's elsewhere. */
export function heldIn(list: ParentNode): Held | null {
  const element = document.activeElement;
  const entry = element?.closest('.entry');
  if (!(element instanceof HTMLElement) || !entry) return null;
  const entries = [...list.querySelectorAll('.entry')].map(({ id }) => id);
  const at = entries.indexOf(entry.id);
  return at < 0 ? null : { element, control: controlOf(element), name: nameOf(element), entries, at };
}

/**
 * Where focus belongs once the messages have changed: the same control, one of the same name in the same message,
 * that message, or the nearest one, older ones first.
 */
export function findSuccessor(held: Held, list: ParentNode): HTMLElement | null {
  if (isStill(held)) return held.element;
  const { entries, at } = held;
  const entry = entryIn(list, entries[at]);
  if (entry) return sameControl(held, entry) ?? entry;
  const nearest = [...entries.slice(0, at).reverse(), ...entries.slice(at + 1)];
  for (const id of nearest) {
    const found = entryIn(list, id);
    if (found) return found;
  }
  return list.querySelector<HTMLElement>('.scroller');
}

function isStill({ element, control, name }: Held): boolean {
  if (!element.isConnected || element.matches(':disabled')) return false;
  return (
    element.matches('.entry') ||
    nameOf(element) === name ||
    (control !== '' && controlOf(element) === control)
  );
}

function sameControl({ control, name }: Held, entry: HTMLElement): HTMLElement | undefined {
  const all = [...entry.querySelectorAll<HTMLElement>(controls)].filter((one) => !one.matches(':disabled'));
  return (
    all.find((one) => control !== '' && controlOf(one) === control) ?? all.find((one) => nameOf(one) === name)
  );
}

function entryIn(list: ParentNode, id: string | undefined): HTMLElement | null {
  return id === undefined ? null : list.querySelector(`#${CSS.escape(id)}`);
}

function controlOf(element: HTMLElement): string {
  return element.dataset.control ?? '';
}

function nameOf(element: HTMLElement): string {
  return (element.dataset.name ?? element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
}

/** Returns a function that gives focus back to what has it now, or to what has taken its place since. */
export function focused(): () => void {
  const element = document.activeElement;
  const held = heldIn(document);
  return () => {
    const target = held ? findSuccessor(held, document) : element;
    if (target instanceof HTMLElement) target.focus();
  };
}
