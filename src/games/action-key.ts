/** A string that is the same for equal actions, whatever their key order. */
export function actionKey(action: object): string {
  return JSON.stringify(action, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
