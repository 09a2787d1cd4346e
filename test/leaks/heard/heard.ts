import { type Message, toPayload } from '../../../src/discord/answers/message.ts';
import { Refusal } from '../../../src/table/refusal.ts';

/** Everything an audience gets, by what it is. */
export class Heard {
  readonly parts = new Map<string, string>();

  add(label: string, value: unknown): void {
    if (this.parts.has(label)) throw new Error(`${label} was heard twice`);
    this.parts.set(label, JSON.stringify(value, bytesToo) ?? 'undefined');
  }

  /** The message as Discord gets it, pictures and all. */
  async message(label: string, message: Message | Promise<Message>): Promise<void> {
    const said = await message;
    const late = await said.picture?.draw(new AbortController().signal);
    this.add(label, toPayload({ ...said, ...(late ? { file: late } : {}) }, null));
  }

  /** What comes of asking, be it a refusal. @returns the refusal */
  async asked(label: string, ask: () => Promise<unknown>): Promise<Refusal | null> {
    try {
      this.add(label, await ask());
      return null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.add(label, { refused: error.code, data: error.data, said: error.message });
      return error;
    }
  }
}

/** Keeps the bytes of pictures, which JSON would write as a list of numbers. */
function bytesToo(this: unknown, key: string, value: unknown): unknown {
  const raw = (this as Record<string, unknown>)[key];
  return Buffer.isBuffer(raw) ? raw.toString('latin1') : value;
}
