import type { Say } from '../fluent/say.ts';

/** The words of the playground's page. */
export const playground = (say: Say) => ({
  app: say('playground-app'),
  /** What the choice of a language is called. */
  language: say('playground-language'),
  skip: say('playground-skip'),
  /** `place` is "#hall" or, for direct messages, "@Round Table". */
  title: (place: string, server: string): string => say('playground-title', { place, server }),
  /** A channel's beginning. A suggestion is shown when its command line fits a command of the bot. */
  welcome: {
    heading: (place: string): string => say('playground-welcome-heading', { place }),
    body: say('playground-welcome-body'),
    hint: say('playground-welcome-hint'),
    suggestions: (['open', 'help', 'games'] as const).map((id) => ({
      label: say(`playground-welcome-${id}`),
      command: say(`playground-welcome-${id}.command`),
    })),
  },
  channels: {
    heading: say('playground-channels-heading'),
    menu: say('playground-channels-menu'),
    close: say('playground-channels-close'),
    unread: say('playground-channels-unread'),
    mentions: (count: number): string => say('playground-channels-mentions', { count }),
    empty: say('playground-channels-empty'),
  },
  people: {
    heading: say('playground-people-heading'),
    other: say('playground-people-other'),
    become: (name: string): string => say('playground-people-become', { name }),
    open: (name: string): string => say('playground-people-open', { name }),
    hint: say('playground-people-hint'),
  },
  theme: { light: say('playground-theme-light'), dark: say('playground-theme-dark') },
  connection: {
    connecting: say('playground-connection-connecting'),
    lost: say('playground-connection-lost'),
    failed: say('playground-connection-failed'),
    notSent: say('playground-connection-not-sent'),
  },
  messages: {
    label: (place: string): string => say('playground-messages-label', { place }),
    by: (author: string, time: string): string => say('playground-messages-by', { author, time }),
    said: (author: string, text: string): string => say('playground-messages-said', { author, text }),
    /** Said of an edited message. */
    changed: (author: string, text: string): string => say('playground-messages-changed', { author, text }),
    /** Said of an ephemeral message. */
    whispered: (said: string): string => say('playground-messages-whispered', { said }),
    picture: say('playground-messages-picture'),
    today: (time: string): string => say('playground-messages-today', { time }),
    yesterday: (time: string): string => say('playground-messages-yesterday', { time }),
    edited: say('playground-messages-edited'),
    used: say('playground-messages-used'),
    onlyYou: say('playground-messages-only-you'),
    dismiss: say('playground-messages-dismiss'),
    thinking: (bot: string): string => say('playground-messages-thinking', { bot }),
    sending: (command: string): string => say('playground-messages-sending', { command }),
    failed: say('playground-messages-failed'),
    noAnswer: say('playground-messages-no-answer'),
    notice: (command: string, reason: string): string =>
      say('playground-messages-notice', { command, reason }),
    newBelow: (count: number): string => say('playground-messages-new-below', { count }),
    toPresent: say('playground-messages-to-present'),
    openThread: say('playground-messages-open-thread'),
    threadStarted: (author: string, thread: string): string =>
      say('playground-messages-thread-started', { author, thread }),
    replyTo: say('playground-messages-reply-to'),
    deletedReply: say('playground-messages-deleted-reply'),
    replyWithout: say('playground-messages-reply-without'),
    spoiler: say('playground-messages-spoiler'),
    unknownUser: say('playground-messages-unknown-user'),
    unknownChannel: say('playground-messages-unknown-channel'),
    unknownRole: say('playground-messages-unknown-role'),
    unsupported: (type: number): string => say('playground-messages-unsupported', { type }),
    download: (name: string, size: string): string => say('playground-messages-download', { name, size }),
    working: say('playground-messages-working'),
    actions: say('playground-messages-actions'),
  },
  picture: {
    open: (alt: string): string =>
      alt === '' ? say('playground-picture-open') : say('playground-picture-open-alt', { alt }),
    close: say('playground-picture-close'),
    full: say('playground-picture-full'),
    fit: say('playground-picture-fit'),
    original: say('playground-picture-original'),
  },
  select: {
    placeholder: say('playground-select-placeholder'),
    /** What screen readers call a menu with what's chosen in it. */
    name: (name: string, chosen: readonly string[]) => [name, ...chosen].join(', '),
    options: say('playground-select-options'),
    done: (count: number): string => say('playground-select-done', { count }),
    atLeast: (count: number): string => say('playground-select-at-least', { count }),
    atMost: (count: number): string => say('playground-select-at-most', { count }),
  },
  modal: {
    submit: say('playground-modal-submit'),
    cancel: say('playground-modal-cancel'),
    close: say('playground-modal-close'),
    warning: (bot: string): string => say('playground-modal-warning', { bot }),
    required: say('playground-modal-required'),
    missing: say('playground-modal-missing'),
    tooShort: (least: number): string => say('playground-modal-too-short', { least }),
    failed: say('playground-modal-failed'),
  },
  composer: {
    placeholder: say('playground-composer-placeholder'),
    label: (place: string): string => say('playground-composer-label', { place }),
    commands: say('playground-composer-commands'),
    open: say('playground-composer-open'),
    send: say('playground-composer-send'),
    cancel: say('playground-composer-cancel'),
    keys: say('playground-composer-keys'),
    noCommand: say('playground-composer-no-command'),
    nothingFound: say('playground-composer-nothing-found'),
    loading: say('playground-composer-loading'),
    loadingFailed: say('playground-composer-loading-failed'),
    add: (option: string): string => say('playground-composer-add', { option }),
    remove: (option: string): string => say('playground-composer-remove', { option }),
    more: say('playground-composer-more'),
    required: say('playground-composer-required'),
    optional: say('playground-composer-optional'),
    missing: (option: string): string => say('playground-composer-missing', { option }),
    notWhole: (option: string): string => say('playground-composer-not-whole', { option }),
    notNumber: (option: string): string => say('playground-composer-not-number', { option }),
    tooSmall: (option: string, least: number): string =>
      say('playground-composer-too-small', { option, least }),
    tooLarge: (option: string, most: number): string =>
      say('playground-composer-too-large', { option, most }),
    tooShort: (option: string, least: number): string =>
      say('playground-composer-too-short', { option, least }),
    tooLong: (option: string, most: number): string => say('playground-composer-too-long', { option, most }),
    notListed: (option: string): string => say('playground-composer-not-listed', { option }),
    unknownOption: (option: string): string => say('playground-composer-unknown-option', { option }),
    yes: say('playground-composer-yes'),
    no: say('playground-composer-no'),
    noAnswer: say('playground-composer-no-answer'),
  },
  /** What the local Discord calls its parts, and says where Discord's own client would. */
  server: {
    bot: say('playground-server-bot'),
    guild: say('playground-server-guild'),
    channels: (['first', 'second'] as const).map((place) => ({
      name: say(`playground-server-channel-${place}`),
      topic: say(`playground-server-channel-${place}.topic`),
    })),
    people: say('playground-server-people').split(', '),
    noAnswer: say('playground-server-no-answer'),
    notPossible: say('playground-server-not-possible'),
    fault: say('playground-server-fault'),
  },
});
