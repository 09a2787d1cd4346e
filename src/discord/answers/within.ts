/** What the work comes to, or undefined when it takes longer; it goes on then. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  const first = await Promise.race([work, late]);
  clearTimeout(timer);
  return first;
}
