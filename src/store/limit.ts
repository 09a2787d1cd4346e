export class TimedOut extends Error {
  constructor() {
    super('no answer in time');
    this.name = 'TimedOut';
  }
}

/** What the task gives, if it does within that many ms. The task itself can't be stopped. @throws TimedOut */
export async function within<T>(ms: number, task: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimedOut()), Math.max(0, ms));
  });
  try {
    return await Promise.race([task(), limit]);
  } finally {
    clearTimeout(timer);
  }
}
