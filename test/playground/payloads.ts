/** Parts of message payloads. */
export const button = (more: object = {}) => ({ type: 2, style: 1, custom_id: 'a', label: 'A', ...more });
export const row = (...components: object[]) => ({ type: 1, components });
export const option = (value: string) => ({ label: value, value });
export const select = (more: object = {}) => ({ type: 3, custom_id: 's', options: [option('x')], ...more });
export const file = (name: string, size = 4) => ({ name, bytes: new Uint8Array(size) });

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

export const buttons = (count: number) => times(count, (index) => button({ custom_id: `b${index}` }));
