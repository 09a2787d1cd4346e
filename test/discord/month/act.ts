import type { APIMessage } from 'discord-api-types/v10';
import { decodeCustomId, type Verb } from '../../../src/discord/choices/controls.ts';
import { locales, translator } from '../../../src/i18n/index.ts';
import type { Channel } from '../../../src/playground/state/channel.ts';
import { ClientRefusal, type Pressable } from '../../../src/playground/users/components.ts';
import type { Outcome } from '../../../src/playground/users/outcome.ts';
import { click, enabled, isPrivate, pickFrom, type Random, use } from '../fixtures/stranger.ts';
import { isCall } from '../reminding/scene.ts';
import { DAY, type Guest, HOUR } from './people.ts';

/** What somebody at a table needs. */
export interface Place {
  readonly channel: Channel;
  readonly random: Random;
  readonly now: () => number;
  /** Called around each press. */
  readonly pressing: (guest: Guest, press: () => Promise<Outcome>) => Promise<Outcome | null>;
  /** A press that was tried by somebody who found the game standing still. */
  readonly tried: (what: string) => void;
}

/** What a person does with their own turn. */
const PLAY: readonly Verb[] = ['pick', 'menu', 'set', 'more'];

/** What leads nowhere or out of the game; whoever wants it to go on presses anything else. */
const ASIDE: readonly Verb[] = [
  ...PLAY,
  ...['hand', 'text', 'quick', 'undo', 'now', 'hint', 'watch', 'options', 'setting', 'seen', 'rules', 'rule'],
  ...[
    'close',
    'resign',
    'depart',
    'leave',
    'join',
    'add',
    'again',
    'aside',
    'look',
    'learn',
    'come',
    'word',
    'shuffles',
    'reveal',
  ],
  ...['past', 'pastto', 'pastas', 'pastshare', 'film', 'filmshare', 'analysis', 'analysisshare'],
  ...['practise', 'practisetry', 'practiseshow', 'practisenext'],
];

/** In each language. */
const BACK = locales.map((locale) => translator(locale)('discord-button-back'));
const PAUSED = locales.map((locale) => translator(locale)('clock-paused', { when: '' }).split('.')[0]!);

export const verbOf = ({ custom_id }: Pick<Pressable, 'custom_id'>): Verb =>
  decodeCustomId(custom_id)?.verb ?? '';

const withVerb = (message: APIMessage | null | undefined, ...verbs: readonly Verb[]): Pressable[] =>
  message ? enabled(message).filter((control) => verbs.includes(verbOf(control))) : [];

/** What somebody sees in a channel, oldest first. */
function messagesFor({ user }: Pick<Guest, 'user'>, { id, messages }: Channel): APIMessage[] {
  if (!user.canSee(id)) return [];
  return [...messages.values()].flatMap(({ message, privateTo }) =>
    privateTo === null || privateTo === user.id ? [message] : [],
  );
}

/** The message of the channel's table that somebody sees. */
export function tableMessage(guest: Pick<Guest, 'user'>, channel: Channel): APIMessage | undefined {
  return messagesFor(guest, channel).findLast(
    (message) =>
      !isPrivate(message) && !isCall(message) && withVerb(message, 'hand', 'join', 'again').length > 0,
  );
}

const MOST_CLICKS = 120;

/** They play by whatever their hand offers, until it offers nothing more. @returns whether they had a turn */
async function play(guest: Guest, hand: APIMessage, place: Place): Promise<boolean> {
  let shown = hand;
  for (let clicks = 0; clicks < MOST_CLICKS; clicks++) {
    const ahead = withVerb(shown, ...PLAY).filter(({ label = '' }) => !BACK.includes(label));
    if (ahead.length === 0) return clicks > 0;
    const control = pickFrom(ahead, place.random);
    const outcome = await place.pressing(guest, () => use(guest.user, shown, control, place.random));
    const next = newestHand(guest, place.channel) ?? outcome?.message;
    if (!outcome || !next) return true;
    shown = next;
  }
  return true;
}

const newestHand = (guest: Guest, channel: Channel): APIMessage | undefined =>
  messagesFor(guest, channel).findLast((message) => isPrivate(message) && enabled(message).length > 0);

async function press(guest: Guest, message: APIMessage, control: Pressable, place: Place) {
  const outcome = await place.pressing(guest, () =>
    control.options
      ? guest.user.select(message, control.custom_id, [control.options[0]!.value])
      : click(guest.user, message, control.custom_id),
  );
  return outcome?.message ?? null;
}

/** Somebody looks at the table, and does what's theirs to do, or what makes it go on. */
export async function look(guest: Guest, place: Place): Promise<void> {
  try {
    await lookAt(guest, place);
  } catch (error) {
    // What Discord's client doesn't let them do: the channel is closed to them, the thread is locked.
    if (!(error instanceof ClientRefusal)) throw error;
  }
}

async function lookAt(guest: Guest, place: Place): Promise<void> {
  const { user } = guest;
  const { channel } = place;
  if (!user.canSee(channel.id)) return;
  const shared = tableMessage(guest, channel);
  if (!shared) return goOn(guest, undefined, place);
  const [opens] = withVerb(shared, 'hand');
  if (!opens) return inLobby(guest, shared, place);
  const isCalled = shared.content.includes(`<@${user.id}>`);
  const back = withVerb(shared, 'back', 'take');
  const isStuck = sinceUnchanged(guest, shared, place) >= DAY && place.now() - guest.triedAt >= DAY - HOUR;
  if (isCalled || back.length > 0 || isStuck) {
    let answer = await press(guest, shared, opens, place);
    if (answer && withVerb(answer, 'undo', 'now', ...PLAY).length === 0) {
      const [own] = withVerb(answer, 'back', 'take');
      const way = own ?? back[0];
      if (way) answer = await press(guest, own ? answer : shared, way, place);
    }
    if (answer && (await play(guest, answer, place))) return;
  }
  if (isStuck) await goOn(guest, shared, place);
}

/** For how long they have seen the same, in ms. */
function sinceUnchanged(guest: Guest, { content }: APIMessage, place: Place): number {
  const what = content.replace(/<t:[^>]*>/g, '');
  if (guest.seen.what !== what) guest.seen = { what, since: place.now() };
  return place.now() - guest.seen.since;
}

async function inLobby(guest: Guest, shared: APIMessage, place: Place): Promise<void> {
  const [start] = withVerb(shared, 'start');
  if (start) await press(guest, shared, start, place);
  if (sinceUnchanged(guest, shared, place) >= DAY) await goOn(guest, shared, place);
}

/** They find that nothing happens, and press whatever may make the game go on. */
async function goOn(guest: Guest, shared: APIMessage | undefined, place: Place): Promise<void> {
  if (place.now() - guest.triedAt < DAY - HOUR) return;
  guest.triedAt = place.now();
  const offers = (message: APIMessage | undefined | null) =>
    message ? enabled(message).filter((control) => isWayOn(control)) : [];
  const hand = newestHand(guest, place.channel);
  const others = messagesFor(guest, place.channel)
    .filter((message) => message !== shared && message !== hand)
    .slice(-3);
  const before = shared?.content;
  for (const message of [shared, ...others, hand])
    for (const control of offers(message)) {
      place.tried(`${verbOf(control)} “${control.label ?? ''}”`);
      const answer = await press(guest, message!, control, place).catch(asNothing);
      // A question whether they're sure.
      const [sure] = answer && isPrivate(answer) && answer !== message ? offers(answer) : [];
      if (sure) await press(guest, answer!, sure, place).catch(asNothing);
      if (tableMessage(guest, place.channel)?.content !== before) return;
    }
  const said = [shared?.content ?? '', ...others.map(({ content }) => content)].join('\n');
  if (PAUSED.some((paused) => said.includes(paused))) await command(guest, 'table resume', place);
  if (!shared) await command(guest, 'table show', place);
}

/** A button that isn't for one's own turn, a look or the way out. */
const isWayOn = (control: Pressable): boolean => {
  const component = decodeCustomId(control.custom_id);
  return component?.tableId !== undefined && component.tableId !== null && !ASIDE.includes(component.verb);
};

async function command(guest: Guest, text: string, place: Place): Promise<void> {
  place.tried(`/${text}`);
  await place.pressing(guest, () => guest.user.command(place.channel.id, text)).catch(asNothing);
}

/** An old message may be gone, or closed to them. */
function asNothing(error: unknown): null {
  if (error instanceof ClientRefusal) return null;
  throw error;
}
