import type { APIApplicationCommandOptionChoice, APIMessage } from 'discord-api-types/v10';
import type { FromPage, PageOption, ToPage } from '../protocol.ts';
import {
  emptyState,
  type Pending,
  pendingComponent,
  type State,
  withChannel,
  withFailure,
  withHello,
  withMessage,
  withModal,
  withoutKey,
  withoutMessage,
  withPending,
  withResponse,
} from './state.ts';
import { locale, t } from './words.ts';

interface SocketEvents {
  onMessage(message: ToPage): void;
  /** The connection was lost; the socket reconnects by itself. */
  onLost(): void;
}

const firstDelayMs = 300;
const maxDelayMs = 5000;

/** The page's connection to the local Discord. It reconnects until it's closed. */
class Socket {
  #socket: WebSocket | null = null;
  #delay = firstDelayMs;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #user: string | null;
  readonly #events: SocketEvents;

  constructor(user: string | null, events: SocketEvents) {
    this.#user = user;
    this.#events = events;
    window.addEventListener('online', this.#reconnectNow);
    this.#connect();
  }

  /** False when there's no connection. */
  send(message: FromPage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#reconnectNow);
    this.#socket?.close();
  }

  readonly #reconnectNow = (): void => {
    if (this.#socket !== null || this.#closed) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    const url = new URL('/page/socket', location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    if (this.#user !== null) url.searchParams.set('user', this.#user);
    url.searchParams.set('language', locale);
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.#delay = firstDelayMs;
    });
    socket.addEventListener('message', (event) => {
      if (typeof event.data === 'string' && !this.#closed) this.#events.onMessage(JSON.parse(event.data));
    });
    socket.addEventListener('close', () => {
      this.#socket = null;
      if (this.#closed) return;
      this.#events.onLost();
      this.#timer = setTimeout(() => this.#connect(), this.#delay);
      this.#delay = Math.min(this.#delay * 2, maxDelayMs);
    });
  }
}

type Choices = readonly APIApplicationCommandOptionChoice[];

/** Hears of each message that's new or edited; `before` is an edited one as it was. */
type MessageListener = (message: APIMessage, before: APIMessage | undefined) => void;

interface Query {
  resolve(choices: Choices): void;
  reject(error: Error): void;
}

/** The page's state and everything its user can do. */
export class Store {
  #state: State = emptyState;
  #socket: Socket | null = null;
  #count = 0;
  /** Autocomplete requests by nonce. */
  readonly #queries = new Map<string, Query>();
  readonly #onChange: (state: State) => void;
  readonly #onMessage: MessageListener;

  constructor(onChange: (state: State) => void, onMessage: MessageListener) {
    this.#onChange = onChange;
    this.#onMessage = onMessage;
  }

  get state(): State {
    return this.#state;
  }

  /** Connects as a user; null lets the local Discord pick one. */
  connect(user: string | null, channelId: string | null): void {
    this.#socket?.close();
    this.#failAll();
    this.#set({ ...emptyState, channelId: this.#state.channelId });
    this.#socket = new Socket(user, {
      onMessage: (message) => this.#receive(message, channelId),
      onLost: () => {
        this.#set({ ...this.#state, connection: 'lost' });
        this.#failAll();
      },
    });
  }

  show(channelId: string): void {
    if (!this.#state.places.has(channelId)) return;
    this.#set({ ...this.#state, channelId, unread: withoutKey(this.#state.unread, channelId) });
  }

  /** Uploads a file for a command in this channel. @returns its ID @throws Error if that fails */
  async upload(file: File): Promise<string> {
    const { me, channelId } = this.#state;
    const about = new URLSearchParams({ user: me?.id ?? '', channel: channelId, name: file.name });
    const response = await fetch(`/page/uploads?${about}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return response.text();
  }

  runCommand(name: string, options: readonly PageOption[], label: string): void {
    const { channelId } = this.#state;
    const nonce = this.#startRequest({ kind: 'command', channelId, label });
    this.#send(nonce, { type: 'command', nonce, channelId, name, options });
  }

  /** Sends a message; false if there's no connection. */
  say(content: string): boolean {
    return this.#socket?.send({ type: 'say', channelId: this.#state.channelId, content }) ?? false;
  }

  autocomplete(name: string, options: readonly PageOption[]): Promise<Choices> {
    const { channelId } = this.#state;
    const nonce = this.#nonce();
    return new Promise((resolve, reject) => {
      this.#queries.set(nonce, { resolve, reject });
      this.#send(nonce, { type: 'autocomplete', nonce, channelId, name, options });
    });
  }

  /** Uses a component; ignored while another component of the message is pending. */
  press(message: APIMessage, customId: string, componentType: number, values?: readonly string[]): void {
    if (pendingComponent(this.#state, message.id) !== undefined) return;
    const nonce = this.#startRequest({ kind: 'component', messageId: message.id, customId });
    this.#set({ ...this.#state, failures: withoutKey(this.#state.failures, message.id) });
    this.#send(nonce, {
      type: 'component',
      nonce,
      channelId: message.channel_id,
      messageId: message.id,
      customId,
      componentType,
      ...(values && { values }),
    });
  }

  submitModal(fields: Readonly<Record<string, string | readonly string[]>>): void {
    const { modal } = this.#state;
    if (!modal || modal.sent !== null) return;
    const nonce = this.#startRequest({ kind: 'modal' });
    this.#set({ ...this.#state, modal: { ...modal, sent: nonce, failed: false } });
    const { channelId } = modal;
    this.#send(nonce, { type: 'modalSubmit', nonce, channelId, customId: modal.modal.custom_id, fields });
  }

  closeModal(): void {
    this.#set({ ...this.#state, modal: null });
  }

  dismiss(message: APIMessage): void {
    this.#socket?.send({ type: 'dismiss', channelId: message.channel_id, messageId: message.id });
    this.#set(withoutMessage(this.#state, message.channel_id, message.id));
  }

  dismissNotice(id: string): void {
    this.#set({ ...this.#state, notices: this.#state.notices.filter((notice) => notice.id !== id) });
  }

  #set(state: State): void {
    this.#state = state;
    this.#onChange(state);
  }

  #nonce(): string {
    this.#count += 1;
    return `${Date.now().toString(36)}-${this.#count}`;
  }

  #startRequest(pending: Pending): string {
    const nonce = this.#nonce();
    this.#set(withPending(this.#state, nonce, pending));
    return nonce;
  }

  #send(nonce: string, message: FromPage): void {
    if (!this.#socket?.send(message)) this.#fail(nonce, t('playground-connection-failed'));
  }

  #fail(nonce: string, reason: string): void {
    const query = this.#queries.get(nonce);
    this.#queries.delete(nonce);
    if (query) query.reject(new Error(reason));
    else this.#set(withFailure(this.#state, nonce, reason));
  }

  /** Fails every request, since its response won't arrive over a new connection. */
  #failAll(): void {
    for (const nonce of [...this.#state.pending.keys(), ...this.#queries.keys()]) {
      this.#fail(nonce, t('playground-connection-failed'));
    }
  }

  #receive(message: ToPage, initialChannelId: string | null): void {
    const state = this.#state;
    switch (message.type) {
      case 'hello':
        this.#set(withHello(state, message, initialChannelId));
        break;
      case 'commands':
        this.#set({ ...state, commands: message.commands });
        break;
      case 'channel':
        this.#set(withChannel(state, message.channel));
        break;
      case 'message':
        this.#receiveMessage(message.message);
        break;
      case 'messageGone':
        this.#set(withoutMessage(state, message.channelId, message.messageId));
        break;
      case 'answered':
        this.#set(withResponse(state, message.nonce));
        break;
      case 'failed':
        this.#fail(message.nonce, message.reason);
        break;
      case 'choices':
        this.#queries.get(message.nonce)?.resolve(message.choices);
        this.#queries.delete(message.nonce);
        break;
      case 'modal':
        this.#set(withModal(state, message.nonce, message.modal));
    }
  }

  #receiveMessage(message: APIMessage): void {
    const before = this.#state.messages.get(message.channel_id)?.find(({ id }) => id === message.id);
    this.#set(withMessage(this.#state, message));
    this.#onMessage(message, before);
  }
}

export interface Picture {
  readonly url: string;
  readonly alt: string;
}

/** What templates need: the state to show and the actions to offer. */
export interface Context {
  readonly state: State;
  readonly store: Store;
  /** Opens a channel and scrolls to a message, if one is given. */
  go(channelId: string, messageId: string | null): void;
  openPicture(picture: Picture): void;
  /** Puts a command line into the composer. */
  fill(line: string): void;
}
