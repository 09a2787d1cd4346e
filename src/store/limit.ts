export class TimedOut extends Error {
  constructor() {
    super('no answer in time');
    this.name = 'TimedOut';
  }
}

/** The task's result, if it's done within `ms`. A timeout doesn't stop the task. @throws TimedOut */
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
