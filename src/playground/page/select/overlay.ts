/** Distances in pixels: between a menu and its list, and between the list and the window's edges. */
const gap = 4;
const margin = 8;
const preferredHeight = 380;
const leastWidth = 240;

/** Places a menu's list over the page, below its face or, where there's more room, above it. */
export function placeOver(list: HTMLElement, face: HTMLElement): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const { top, bottom, left, width } = face.getBoundingClientRect();
  const below = clientHeight - bottom - gap - margin;
  const above = top - gap - margin;
  const up = below < Math.min(list.scrollHeight, preferredHeight) && above > below;
  const breadth = Math.min(Math.max(width, leastWidth), clientWidth - 2 * margin);
  Object.assign(list.style, {
    top: up ? 'auto' : `${bottom + gap}px`,
    bottom: up ? `${clientHeight - top + gap}px` : 'auto',
    left: `${Math.max(margin, Math.min(left, clientWidth - margin - breadth))}px`,
    width: `${breadth}px`,
    maxHeight: `${Math.min(preferredHeight, up ? above : below)}px`,
  });
}

/** Keeps a list in place while the page scrolls or changes its size. Returns a function that stops it. */
export function keepPlaced(list: HTMLElement, face: HTMLElement): () => void {
  const place = () => placeOver(list, face);
  place();
  window.addEventListener('scroll', place, { capture: true, passive: true });
  window.addEventListener('resize', place);
  return () => {
    window.removeEventListener('scroll', place, { capture: true });
    window.removeEventListener('resize', place);
  };
}
