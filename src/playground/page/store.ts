import type { APIApplicationCommandOptionChoice, APIMessage } from 'discord-api-types/v10';
import type { PageOption } from '../protocol/from-page.ts';
import type { ToPage } from '../protocol/to-page.ts';
import { placeOf } from './channels.ts';
import { withEntry, withoutKey } from './maps.ts';
import { greeted, withMessage, withoutMessage, withPlace } from './reduce.ts';
import { Socket } from './socket.ts';
import { emptyState, type Pending, type State } from './state.ts';
import { words } from './words.ts';

type Choices = readonly APIApplicationCommandOptionChoice[];

interface Query {
  resolve(choices: Choices): void;
  reject(error: Error): void;
}

/** What the page knows, and everything its user can do. Listeners are called after each change. */
export class Store {
  #state: State = emptyState;
  #socket: Socket | null = null;
  #count = 0;
  readonly #queries = new Map<string, Query>();
  readonly #changed: (state: State) => void;
  readonly #arrived: (message: APIMessage) => void;

  constructor(changed: (state: State) => void, arrived: (message: APIMessage) => void) {
    this.#changed = changed;
    this.#arrived = arrived;
  }

  get state(): State {
    return this.#state;
  }

  /** Becomes a user; null lets the local Discord choose one. */
  connect(user: string | null, channelId: string | null): void {
    this.#socket?.close();
    this.#lose();
    this.#set({ ...emptyState, channelId: this.#state.channelId });
    this.#socket = new Socket(user, {
      onOpen: () => undefined,
      onMessage: (message) => this.#receive(message, channelId),
      onLost: () => {
        this.#set({ ...this.#state, connection: 'lost' });
        this.#lose();
      },
    });
  }

  show(channelId: string): void {
    if (!this.#state.places.has(channelId)) return;
    this.#set({ ...this.#state, channelId, unread: withoutKey(this.#state.unread, channelId) });
  }

  runCommand(name: string, options: readonly PageOption[], label: string): void {
    const { channelId } = this.#state;
    const nonce = this.#wait({ kind: 'command', channelId, label });
    this.#send(nonce, { type: 'command', nonce, channelId, name, options });
  }

  autocomplete(name: string, options: readonly PageOption[]): Promise<Choices> {
    const { channelId } = this.#state;
    const nonce = this.#nonce();
    return new Promise((resolve, reject) => {
      this.#queries.set(nonce, { resolve, reject });
      this.#send(nonce, { type: 'autocomplete', nonce, channelId, name, options });
    });
  }

  /** Does nothing while another component of that message waits for its answer. */
  press(message: APIMessage, customId: string, componentType: number, values?: readonly string[]): void {
    for (const pending of this.#state.pending.values()) {
      if (pending.kind === 'component' && pending.messageId === message.id) return;
    }
    const nonce = this.#wait({ kind: 'component', messageId: message.id, customId });
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

  submitModal(fields: Readonly<Record<string, string>>): void {
    const { modal } = this.#state;
    if (!modal || modal.sent !== null) return;
    const nonce = this.#wait({ kind: 'modal' });
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
    this.#changed(state);
  }

  #nonce(): string {
    this.#count += 1;
    return `${Date.now().toString(36)}-${this.#count}`;
  }

  #wait(pending: Pending): string {
    const nonce = this.#nonce();
    this.#set({ ...this.#state, pending: withEntry(this.#state.pending, nonce, pending) });
    return nonce;
  }

  #send(nonce: string, message: Parameters<Socket['send']>[0]): void {
    if (!this.#socket?.send(message)) this.#fail(nonce, words.connection.failed);
  }

  /** What waits for an answer will not get it over this connection. */
  #lose(): void {
    for (const nonce of [...this.#state.pending.keys(), ...this.#queries.keys()]) {
      this.#fail(nonce, words.connection.failed);
    }
  }

  #receive(message: ToPage, wanted: string | null): void {
    const state = this.#state;
    switch (message.type) {
      case 'hello':
        this.#set(greeted(state, message, wanted));
        return;
      case 'commands':
        this.#set({ ...state, commands: message.commands });
        return;
      case 'channel':
        this.#set(withPlace(state, placeOf(message.channel)));
        return;
      case 'message': {
        const { message: arrived } = message;
        const known = state.messages.get(arrived.channel_id)?.some(({ id }) => id === arrived.id);
        this.#set(withMessage(state, arrived));
        if (!known) this.#arrived(arrived);
        return;
      }
      case 'messageGone':
        this.#set(withoutMessage(state, message.channelId, message.messageId));
        return;
      case 'answered':
        this.#answered(message.nonce);
        return;
      case 'failed':
        this.#fail(message.nonce, message.reason);
        return;
      case 'choices':
        this.#queries.get(message.nonce)?.resolve(message.choices);
        this.#queries.delete(message.nonce);
        return;
      case 'modal':
        this.#set({
          ...state,
          pending: withoutKey(state.pending, message.nonce),
          modal: { channelId: state.channelId, modal: message.modal, sent: null, failed: false },
        });
    }
  }

  #answered(nonce: string): void {
    const { pending, modal } = this.#state;
    this.#set({
      ...this.#state,
      pending: withoutKey(pending, nonce),
      modal: modal?.sent === nonce ? null : modal,
    });
  }

  #fail(nonce: string, reason: string): void {
    const query = this.#queries.get(nonce);
    if (query) {
      this.#queries.delete(nonce);
      query.reject(new Error(reason));
      return;
    }
    const state = this.#state;
    const failed = state.pending.get(nonce);
    const pending = withoutKey(state.pending, nonce);
    if (failed?.kind === 'component') {
      this.#set({ ...state, pending, failures: withEntry(state.failures, failed.messageId, reason) });
    } else if (failed?.kind === 'command') {
      const text = words.messages.notice(failed.label, words.messages.noAnswer);
      const notice = { id: nonce, channelId: failed.channelId, text, reason };
      this.#set({ ...state, pending, notices: [...state.notices, notice] });
    } else if (failed?.kind === 'modal' && state.modal?.sent === nonce) {
      this.#set({ ...state, pending, modal: { ...state.modal, sent: null, failed: true } });
    }
  }
}
