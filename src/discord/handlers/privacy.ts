import { fromNow } from '../../base/deadline.ts';
import type { Account } from '../../privacy/personal-data.ts';
import { isRefused, Refusal } from '../../table/refusal.ts';
import { accountMessage, confirmMessage, privacyMessage } from '../messages/privacy.ts';
import { answerPrivately, type ComponentRequest, type Control, control, type Request } from './request.ts';
import { seatNumbered } from './seats.ts';

/** Somebody may have sat at thousands of tables, so it may take longer than other answers. */
const accountOf = ({ context, person }: Request): Promise<Account> =>
  fromNow(() => context.personalData.of(person.userId));

/** `/privacy` */
export async function showPrivacy(request: Request): Promise<void> {
  const { interaction, t } = request;
  const { cache } = interaction.client.guilds;
  const account = await accountOf(request);
  await answerPrivately(
    request,
    privacyMessage(account, (guildId) => cache.get(guildId)?.name ?? null, t),
  );
}

/** Deletes what's stored. It's said that it's noted, and what has come of it. */
async function forget(request: ComponentRequest): Promise<void> {
  const { answer, context, person, t } = request;
  const { userId } = person;
  try {
    await fromNow(() => context.personalData.note(userId));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const isUnsure = isRefused(error, 'saveUnknown');
    return answer.toOneself({ content: t(isUnsure ? 'privacy-unsure' : 'privacy-failed') });
  }
  context.drafts.forget(userId);
  await answer.update({ content: t('privacy-deleting') });
  const isDone = await fromNow(() => context.personalData.erase(userId)).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );
  await answer.edit({ content: t(isDone ? 'privacy-deleted' : 'privacy-later') });
}

/** A control of the person's own data: nobody else's press counts. */
const ofOneself = (
  verb: string,
  run: (request: ComponentRequest, number: number) => Promise<void>,
): Control =>
  control(
    verb,
    ([userId, number]) => ({ userId, number: seatNumbered(number) }),
    async (request, { userId, number }) => {
      const { answer, person, t } = request;
      if (userId === person.userId) await run(request, Math.max(0, number));
      else await answer.toOneself({ content: t('privacy-not-yours') });
    },
  );

export const controls: readonly Control[] = [
  ofOneself('account', async (request) =>
    request.answer.toOneself(accountMessage(await accountOf(request), request.t)),
  ),
  ofOneself('erase', (request, number) =>
    answerPrivately(request, confirmMessage(request.person.userId, number, request.t)),
  ),
  ofOneself('forget', forget),
  ofOneself('remember', (request) => answerPrivately(request, { content: request.t('privacy-kept') })),
];
