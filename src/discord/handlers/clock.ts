import type { Clocks } from '../../clocks/clocks.ts';
import type { PauseWish } from '../../clocks/pausing.ts';
import { escapedName } from '../../faces/markdown.ts';
import { kebab } from '../../i18n/fluent/kebab.ts';
import { Refusal } from '../../table/refusal.ts';
import { type CommandRequest, occasionOf, type PressRequest, type Request, sayAtTable } from './request.ts';

/** @throws Refusal `noClock` if the bot keeps no clocks */
function clocksOf({ context }: Request): Clocks {
  if (!context.clocks) throw new Refusal('noClock', null);
  return context.clocks;
}

/** *I saw it* on a reminder. */
export async function seen(request: PressRequest, tableId: string): Promise<void> {
  const [key = ''] = request.press.args;
  const what = await clocksOf(request).seen(tableId, request.person.userId, key);
  await request.answer.toOneself({
    content: what === 'seen' ? request.say('clock-seen') : request.say(`clock-seen-${kebab(what)}`),
  });
}

/** `/table pause` and `/table resume`: everybody sees who has asked for it. */
async function wish(request: CommandRequest, tableId: string, what: PauseWish): Promise<void> {
  const { answer, context, person } = request;
  const { done, asking, of } = await clocksOf(request).wish(tableId, person, what);
  const say = sayAtTable(request, await context.tables.info(tableId));
  const name = escapedName(person.name);
  const content = done
    ? say(what === 'pause' ? 'clock-stopped' : 'clock-goes-on', { name })
    : say(what === 'pause' ? 'clock-asks-to-stop' : 'clock-asks-to-go-on', { name, asking, of });
  await answer.toEverybody({ content });
  if (done) await context.announcer.refresh(tableId, occasionOf(request));
}

export const pause = (request: CommandRequest, tableId: string): Promise<void> =>
  wish(request, tableId, 'pause');

export const resume = (request: CommandRequest, tableId: string): Promise<void> =>
  wish(request, tableId, 'resume');
