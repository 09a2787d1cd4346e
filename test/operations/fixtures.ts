export const never = <T>(): Promise<T> => new Promise(() => undefined);
