/** The result of the work, or undefined if it takes longer than `milliseconds`; the work continues either way. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  const first = await Promise.race([work, late]);
  clearTimeout(timer);
  return first;
}
