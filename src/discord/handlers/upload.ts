import type { Attachment as Uploaded } from 'discord.js';
import type { Checked } from '../../analysis/check.ts';
import { redactedError } from '../../base/log.ts';
import type { ExportedRecord } from '../../games/record.ts';
import { Refusal } from '../../table/refusal.ts';
import type { Attachment } from '../answers/message.ts';
import { refusing } from './analysis.ts';
import type { BaseRequest } from './request.ts';

/** Twice as much as the records of the longest random games, in kB. */
const MOST_KB = 512;
const MOST_BYTES = MOST_KB * 1024;
/** How long a download may take, in ms. */
const WITHIN = 10_000;
/** Where Discord keeps what people upload. */
const HOSTS: readonly string[] = ['cdn.discordapp.com', 'media.discordapp.net'];
const TYPE = '.jsonl';
/** What a record may be called: some programs save it as JSON or as text. Discord looks at nothing else. */
export const RECORD_TYPES: `.${string}`[] = [TYPE, '.json', '.txt'];

/** The record of a finished game that somebody has uploaded. */
export interface Upload {
  readonly record: ExportedRecord;
  /** As it was uploaded, to go with the answer, so that its controls find it again. */
  readonly file: Attachment;
}

/**
 * The record that's attached to the message whose control was used.
 * @throws Refusal as `uploadedRecord` does
 */
export async function recordOfMessage(request: BaseRequest): Promise<Upload> {
  const { interaction } = request;
  const attached = interaction.isMessageComponent()
    ? interaction.message.attachments.find(({ name }) => name.endsWith(TYPE))
    : undefined;
  if (!attached) throw new Refusal('uploadUnread', null);
  return uploadedRecord(request, attached);
}

/**
 * Downloads a record and checks it move by move.
 * @throws Refusal `upload…`, whatever is wrong with it
 */
export async function uploadedRecord(request: BaseRequest, uploaded: Uploaded): Promise<Upload> {
  if (uploaded.size > MOST_BYTES) throw new Refusal('uploadTooLarge', { most: MOST_KB });
  const data = await downloaded(request, uploaded.url);
  const record = await checkedRecord(request, textOf(data));
  return { record, file: { name: `${record.game}${TYPE}`, data } };
}

async function downloaded({ interaction, context: { log } }: BaseRequest, url: string): Promise<Buffer> {
  try {
    const { protocol, origin, host } = new URL(url);
    const isDiscords = protocol === 'https:' && HOSTS.includes(host);
    if (!isDiscords && origin !== new URL(interaction.client.rest.options.api).origin)
      throw new Error('not on Discord');
    const response = await fetch(url, {
      headers: { 'accept-encoding': 'identity' },
      redirect: 'error',
      signal: AbortSignal.timeout(WITHIN),
    });
    if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) throw new Refusal('uploadTooLarge', { most: MOST_KB });
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    log.warn({ fault: redactedError(error) }, 'an upload could not be read');
    throw new Refusal('uploadUnread', null);
  }
}

/** Archives aren't UTF-8, so they're never unpacked. */
function textOf(data: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data).trim();
  } catch {
    throw new Refusal('uploadNotText', null);
  }
}

/** @throws Refusal `upload…`, `analystBusy`, `restarting` */
async function checkedRecord({ context }: BaseRequest, text: string): Promise<ExportedRecord> {
  const found = await refusing(context.analyst.checked(text));
  if ('fault' in found) throw uploadRefusal(found);
  if (found.record.result === null) throw new Refusal('uploadUnfinished', null);
  return found.record;
}

/** Why a record is refused. */
export function uploadRefusal({
  fault: { code, data },
  hasSeveral,
}: Extract<Checked, { fault: unknown }>): Refusal {
  const at = { step: typeof data.step === 'number' ? data.step + 1 : 0 };
  switch (code) {
    case 'unknownVersion':
      return new Refusal('uploadUnknownVersion', { version: Number(data.version) });
    case 'setup':
    case 'illegalStep':
      return new Refusal('uploadIllegalStep', at);
    case 'chance':
      return new Refusal('uploadWrongChance', at);
    case 'fairness':
      return new Refusal('uploadUnfairChance', at);
    case 'facts':
      return new Refusal('uploadWrongFacts', at);
    case 'result':
      return new Refusal('uploadWrongResult', null);
    default:
      return new Refusal(hasSeveral ? 'uploadSeveralGames' : 'uploadNotRecord', null);
  }
}
