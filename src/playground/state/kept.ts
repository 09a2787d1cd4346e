import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DefaultDeserializer, DefaultSerializer } from 'node:v8';
import type { Channel } from './channel.ts';
import type { StoredMessage } from './message.ts';
import type { Kept, World } from './world.ts';

/** Where what people see of the local Discord is kept from one start to the next, and how much of it. */
export interface Keep {
  /** It's created, and has only this in it. */
  readonly folder: string;
  /** The newest messages, of all channels; 500 by default. */
  readonly messages?: number;
  /** Of their newest files; 64 MiB by default. */
  readonly bytes?: number;
}

export const version = 1;

/** Everything but the files' bytes. */
const STATE = 'discord';
/** From a change to when it's kept, in ms. */
const SOON = 250;

/** What was kept is broken, or a newer version's. It's in `folder` now. */
class NotReadable extends Error {
  readonly folder: string;

  constructor(folder: string, cause: unknown) {
    super('what the playground kept cannot be read', { cause });
    this.name = 'NotReadable';
    this.folder = folder;
  }
}

const hashOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** The names of files' bytes, so that they're hashed once. */
const names = new WeakMap<Uint8Array, Buffer>();

/** Leaves bytes out of what it writes, and puts their names in their place. */
class Writer extends DefaultSerializer {
  readonly files = new Map<string, Uint8Array>();

  _writeHostObject(bytes: Uint8Array): void {
    const name = names.get(bytes) ?? hashOf(bytes);
    names.set(bytes, name);
    this.files.set(name.toString('hex'), bytes);
    this.writeRawBytes(name);
  }
}

class Reader extends DefaultDeserializer {
  readonly #folder: string;

  constructor(state: Buffer, folder: string) {
    super(state);
    this.#folder = folder;
  }

  _readHostObject(): Buffer {
    const name = Buffer.from(this.readRawBytes(32));
    const bytes = readFileSync(join(this.#folder, name.toString('hex')));
    names.set(bytes, name);
    return bytes;
  }
}

/** The state behind its hash, and the files it names. */
export function write(kept: Partial<Kept>): {
  readonly state: Buffer;
  readonly files: ReadonlyMap<string, Uint8Array>;
} {
  const writer = new Writer();
  writer.writeHeader();
  writer.writeValue(kept);
  const body = writer.releaseBuffer();
  return { state: Buffer.concat([hashOf(body), body]), files: writer.files };
}

/** Sets it aside if it can't be read, and says so. Undefined if there's nothing. */
export function readKept({ folder }: Keep, log: (error: unknown) => void): Kept | undefined {
  const file = join(folder, STATE);
  if (!existsSync(file)) return undefined;
  try {
    const state = readFileSync(file);
    const body = state.subarray(32);
    if (!hashOf(body).equals(state.subarray(0, 32))) throw new Error('it is broken');
    const reader = new Reader(body, folder);
    reader.readHeader();
    const kept = reader.readValue() as Kept;
    if (kept.version !== version) throw new Error('it has another version');
    return kept;
  } catch (error) {
    const aside = `${folder}.unreadable`;
    rmSync(aside, { recursive: true, force: true });
    renameSync(folder, aside);
    log(new NotReadable(aside, error));
    return undefined;
  }
}

/** The channels with the newest messages, and those with their files while there's room. */
function newest(world: World, { messages = 500, bytes = 64 * 1024 * 1024 }: Keep): Channel[] {
  const channels = [...world.channels.values()];
  const latest = channels
    .flatMap((channel) => [...channel.messages.values()])
    .sort((a, b) => b.message.timestamp.localeCompare(a.message.timestamp))
    .slice(0, messages);
  let left = bytes;
  const kept = new Map<StoredMessage, StoredMessage>();
  for (const stored of latest) {
    for (const file of stored.files.values()) left -= file.bytes.length;
    kept.set(stored, left < 0 ? { ...stored, files: new Map() } : stored);
  }
  return channels.map((channel) => {
    const own = [...channel.messages].filter(([, stored]) => kept.has(stored));
    return { ...channel, messages: new Map(own.map(([id, stored]) => [id, kept.get(stored)!])) };
  });
}

/** Keeps a world in its folder, soon after each change. */
export class Keeper {
  readonly #world: World;
  readonly #keep: Keep;
  readonly #log: (error: unknown) => void;
  #cancel: (() => void) | undefined;
  #saving = Promise.resolve();

  constructor(world: World, keep: Keep, log: (error: unknown) => void) {
    this.#world = world;
    this.#keep = keep;
    this.#log = log;
    const soon = () => {
      this.#cancel ??= world.clock.schedule(SOON, () => void this.save());
    };
    const { events } = world;
    events.subscribe({
      ...{ message: soon, messageGone: soon, channel: soon, channelGone: soon, commands: soon },
      ...{ guild: soon, role: soon, member: soon },
    });
  }

  save(): Promise<void> {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#saving = this.#saving.then(() => this.#write()).catch(this.#log);
    return this.#saving;
  }

  async #write(): Promise<void> {
    const { bot, commands, emoji, guilds, ids, users } = this.#world;
    const { state, files } = write({
      ...{ version, lastId: ids.last, bot, guilds, commands: commands.list(), emoji: emoji.byId },
      users: new Map([...users].map(([id, user]) => [id, { ...user, pings: [] }])),
      channels: newest(this.#world, this.#keep),
    });
    const { folder } = this.#keep;
    await mkdir(folder, { recursive: true });
    const there = new Set(await readdir(folder));
    for (const [name, bytes] of files) if (!there.has(name)) await replace(join(folder, name), bytes);
    await replace(join(folder, STATE), state);
    for (const name of there)
      if (name !== STATE && !files.has(name)) await rm(join(folder, name), { force: true });
  }
}

/** Whole, or as it was. */
async function replace(file: string, bytes: Uint8Array): Promise<void> {
  await writeFile(`${file}.new`, bytes);
  await rename(`${file}.new`, file);
}
