import { FluentParser, FluentSerializer, type Message } from '@fluent/syntax';
import { po } from 'gettext-parser';
import { ScriptError } from '../errors.ts';
import { type Entries, entriesOf, written } from './entries.ts';
import type { Translated } from './progress.ts';

/** The messages as a PO file, which translators' tools read: IDs are contexts, comments say what variables are. */
export function poOf(locale: string, own: Entries, source: Entries, notes: Translated): Buffer {
  const translations: Record<string, Record<string, object>> = {};
  for (const { id, pattern, comment, at } of source.messages.values()) {
    const msgid = written(pattern);
    const translated = own.messages.get(id);
    const said = translated ? written(translated.pattern) : '';
    const msgstr = said !== msgid || notes[at.file ?? ''] !== undefined ? said : '';
    const comments = { reference: `${at.file}:${at.line}`, ...(comment && { extracted: comment }) };
    translations[id] = { [msgid]: { msgctxt: id, msgid, msgstr: [msgstr], comments } };
  }
  const headers = { Language: locale, 'Content-Type': 'text/plain; charset=utf-8' };
  return po.compile({ charset: 'utf-8', headers, translations: translations as never });
}

/** What a PO file translates, by ID. @throws ScriptError if a translation isn't Fluent */
export function translationsIn(file: Buffer): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const entries of Object.values(po.parse(file).translations))
    for (const { msgctxt, msgstr } of Object.values(entries))
      if (msgctxt && msgstr[0]) found.set(msgctxt, msgstr[0]);
  for (const [id, text] of found) {
    const [fault] = entriesOf([`message = ${indented(text)}\n`]).faults;
    if (fault) throw new ScriptError(`${id} can’t be read: ${fault.mend}\n  ${text}`, 1);
  }
  return found;
}

const indented = (text: string): string => text.replaceAll('\n', '\n    ');

/** A file with these translations in place of its own; the rest stays as it's written. */
export function withTranslations(text: string, translations: ReadonlyMap<string, string>): string {
  const resource = new FluentParser().parse(text);
  const changed = resource.body.filter((node) => node.type === 'Message' && translate(node, translations));
  // From the end, so that what's before stays where it is.
  return changed.reverse().reduce((whole, node) => {
    const { start, end } = node.span!;
    return whole.slice(0, start) + new FluentSerializer().serializeEntry(node).trimEnd() + whole.slice(end);
  }, text);
}

function translate(message: Message, translations: ReadonlyMap<string, string>): boolean {
  const { name } = message.id;
  const patternOf = (id: string) => {
    const text = translations.get(id);
    if (text === undefined) return null;
    const [parsed] = new FluentParser({ withSpans: false }).parse(`message = ${indented(text)}\n`).body;
    return (parsed as Message).value;
  };
  let isChanged = false;
  const replaced = <T extends { value: Message['value'] }>(holder: T, id: string): void => {
    const pattern = patternOf(id);
    if (!pattern || (holder.value && written(holder.value) === written(pattern))) return;
    holder.value = pattern;
    isChanged = true;
  };
  replaced(message, name);
  for (const attribute of message.attributes) replaced(attribute, `${name}.${attribute.id.name}`);
  return isChanged;
}
