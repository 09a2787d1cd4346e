import { type REST, Routes } from 'discord.js';
import type { Clock } from '../../base/clock.ts';
import type { SteadyTime } from '../../base/steady-time.ts';
import { inBackground } from '../requests/budget.ts';

/** How often it's looked whether the time is in doubt, and, where no reply settles that, Discord is asked, in ms. */
const [EVERY, IN_DOUBT] = [10_000, 60_000];
/** For how long Discord may be unheard, in ms. */
const UNHEARD = 10 * 60_000;
/** The number of replies that settle it, if there are any. */
const REPLIES = 3;

/** Asks Discord what time it is: each reply to a request says so, see `Requests`. Never throws. */
async function ask(rest: REST): Promise<void> {
  await rest.get(Routes.gateway(), { auth: false }).catch(() => undefined);
}

/** Resolves once it's known what time it is, or can't be for now. Never throws. */
export async function settleTime(rest: REST, time: SteadyTime): Promise<void> {
  for (let reply = 0; reply < REPLIES && time.isInDoubt; reply++) await ask(rest);
}

/** Asks Discord what time it is whenever that's in doubt, or hasn't been heard for long. @returns a function that ends it */
export function keepTime(rest: REST, time: SteadyTime, clock: Clock): () => void {
  let cancel = () => {};
  let isOver = false;
  const next = (delay: number): void => {
    cancel();
    if (!isOver) cancel = clock.schedule(delay, () => void inBackground(look));
  };
  const look = async (): Promise<void> => {
    if (time.unheard > UNHEARD) await ask(rest);
    await settleTime(rest, time);
    next(time.isInDoubt ? IN_DOUBT : EVERY);
  };
  const unsubscribe = time.onJump(() => {
    // discord.js reckons by the machine's time, and would wait for the end of limits that are over.
    rest.handlers.clear();
    next(0);
  });
  next(EVERY);
  return () => {
    isOver = true;
    unsubscribe();
    cancel();
  };
}
