import type { Message } from '../../answers/message.ts';
import type { Verb } from '../../choices/custom-id.ts';
import { formOf } from '../../messages/settings/form.ts';
import { answerPrivately, type ModalRequest, type PressRequest, type Request } from '../request.ts';
import { type Form, typedInto } from './forms.ts';
import { whyNot } from './problems.ts';

/** How one kind of settings is shown and changed. */
export interface Desk<S> {
  readonly verb: Verb;
  readonly forms: ReadonlyMap<string, Form<S>>;
  /** @throws Refusal */
  readonly of: (request: Request) => Promise<S>;
  /** @throws Refusal */
  readonly change: (request: Request, change: Partial<S>) => Promise<S>;
  /** The settings in words; `field` is what was changed last, or what a control is for. */
  readonly message: (request: Request, settings: S, field: string, notes: readonly string[]) => Message;
  /** What a menu or button changes; null if it isn't one. @throws Problem */
  readonly chosen: (request: PressRequest, field: string) => Partial<S> | null;
}

/** Drafts of different settings are kept apart, those of different servers, too. */
const draftOf = <S>({ verb }: Desk<S>, { interaction }: Request, field: string): string =>
  verb === 'server' ? `${verb}/${interaction.guildId}/${field}` : `${verb}/${field}`;

/** Shows the settings; with a change, saves it first. Why it couldn't be is shown above them. */
export async function show<S>(
  desk: Desk<S>,
  request: Request,
  field: string,
  change: (() => Partial<S> | null) | null = null,
): Promise<boolean> {
  const { say } = request;
  let settings = await desk.of(request);
  const notes: string[] = [];
  try {
    const wanted = change?.();
    if (wanted) {
      settings = await desk.change(request, wanted);
      notes.push(say('settings-saved'));
    }
  } catch (error) {
    notes.push(whyNot(error, say));
    await answerPrivately(request, desk.message(request, settings, field, notes));
    return false;
  }
  await answerPrivately(request, desk.message(request, settings, field, notes));
  return true;
}

/** A control of the settings' message: opens a form, or changes what's chosen. */
export async function press<S>(desk: Desk<S>, request: PressRequest): Promise<void> {
  const { answer, context, person, say } = request;
  const [field = ''] = request.press.args;
  const form = desk.forms.get(field);
  if (!form) {
    await show(desk, request, field, () => desk.chosen(request, field));
    return;
  }
  const draft = context.drafts.of(person.userId, draftOf(desk, request, field));
  const typed = draft ?? form.filled(await desk.of(request));
  const isOpen = await answer.form(formOf(desk.verb, field, form.title(say), form.lines(say), typed));
  if (!isOpen) await answer.toOneself({ content: say('settings-too-slow') });
}

/** A form's submission. What can't be used is there again when the form is opened again. */
export async function submit<S>(desk: Desk<S>, request: ModalRequest): Promise<void> {
  const { context, person, say } = request;
  const [field = ''] = request.press.args;
  const form = desk.forms.get(field);
  const typed = form && typedInto(request, form.lines(say));
  // The router answers what isn't answered here.
  if (!form || !typed) return;
  const draft = draftOf(desk, request, field);
  context.drafts.keep(person.userId, draft, typed);
  const about = {
    settings: await desk.of(request),
    say,
    now: context.clock.now(),
    quotas: context.tables.quotas,
  };
  const isSaved = await show(desk, request, field, () => form.read(typed, about));
  if (isSaved) context.drafts.drop(person.userId, draft);
}
