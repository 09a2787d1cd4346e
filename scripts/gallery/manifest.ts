import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { Easel } from '../../render/drawing/easel.ts';
import { createPainting, type Subject } from '../../render/drawing/order.ts';
import type { Painting } from '../../render/painting.ts';
import { THEME_IDS } from '../../render/themes/theme.ts';
import type { Seat } from '../../src/games/game.ts';
import { type ExportedRecord, foldRecord, recordGame, verifyRecord } from '../../src/games/record.ts';
import { parseRecord } from '../../src/games/record-form.ts';
import type { Translate } from '../../src/i18n/fluent/translate.ts';
import { SOURCE } from '../../src/i18n/source.ts';
import { getGuide } from '../../src/telling/registry.ts';
import type { GallerySection } from './gallery.ts';
import { galleryWords, PSEUDO } from './write.ts';

/** SHA-256 hashes of what people see, by its name and kind, as `en-US court-4-seats-court: alt`. */
export type Manifest = Readonly<Record<string, string>>;

const LANGUAGES = [SOURCE, PSEUDO] as const;

const NAMES = ['Guinevere', 'Lancelot du Lac', 'Morgan le Fay', 'Kay', 'Bors'] as const;

/** So many of a position's actions are told. */
const MOST_ACTIONS = 25;

const RECORDS = ['docs/records', 'test/records'] as const;

const hashed = (...parts: readonly unknown[]): string => hash('sha256', JSON.stringify(parts));

/** Its pixels as they're encoded, and its words. */
export function paintingEntries(name: string, easel: Easel, painting: Painting): [string, string][] {
  const { width, height, pixels } = easel.draw(painting);
  const drawn = hash('sha256', new Uint8Array(pixels));
  return [
    [`${name}: picture`, hashed(width, height, drawn, painting.backdrop.inks)],
    [`${name}: alt`, hashed(painting.alt)],
    [`${name}: text`, hashed(painting.text)],
  ];
}

/** What's told of each step, and the alt texts and text tables of the table, and of whoever acts next. */
function* accountOf(record: ExportedRecord, t: Translate): Generator<string> {
  const game = recordGame(record);
  const guide = getGuide(record.game);
  for (const { state, events } of foldRecord(record)) {
    const words = (subject: Subject, viewer: Seat | null) => {
      const scene = { view: game.view(state, viewer), names: NAMES, events, t, theme: THEME_IDS[0] };
      const { alt, text } = createPainting({ game: record.game, subject, scene });
      return `${alt}\n${text}`;
    };
    yield* guide.sentences(events, NAMES, t);
    const [seat] = game.toAct(state);
    yield words({ kind: seat === undefined ? 'end' : 'table' }, null);
    if (seat === undefined) return;
    const actions = game.legalActions(state, seat).slice(0, MOST_ACTIONS);
    const view = game.view(state, seat);
    const scene = { view, seat, names: NAMES, t, preview: game.preview.bind(null, view, seat) };
    for (const action of actions)
      yield JSON.stringify(guide.label(scene, { path: guide.pathOf(action), actions: [action] }));
    yield words({ kind: 'hand' }, seat);
    yield words({ kind: 'choice', seat, actions }, seat);
  }
}

/** The state it leads to, and what's told on the way. @throws RecordError as `verifyRecord` does */
export const recordEntries = (name: string, record: ExportedRecord, t: Translate): [string, string][] => [
  [`${name}: state`, hashed(verifyRecord(record))],
  [`${name}: account`, hashed(...accountOf(record, t))],
];

/** By the names of their files and lines. */
function allRecords(): [string, ExportedRecord][] {
  const files = RECORDS.flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`));
  return files.toSorted().flatMap((file) => {
    const lines = file.endsWith('.jsonl') ? readFileSync(file, 'utf8').trim().split('\n') : [];
    return lines.map((line, at): [string, ExportedRecord] => [`${file} ${at + 1}`, parseRecord(line)]);
  });
}

/**
 * Hashes of all pictures, in two languages, and of all records.
 * @param sectionsIn the pictures with those words
 */
export function manifestOf(sectionsIn: (t: Translate) => readonly GallerySection[]): Manifest {
  const easel = new Easel();
  const entries = LANGUAGES.flatMap((language) => {
    const t = galleryWords(language);
    const pictures = sectionsIn(t).flatMap((section) => section.pictures);
    return [
      ...pictures.flatMap(({ name, painting }) => paintingEntries(`${language} ${name}`, easel, painting)),
      ...allRecords().flatMap(([name, record]) => recordEntries(`${language} ${name}`, record, t)),
    ];
  });
  return Object.fromEntries(entries);
}

/** The names of what isn't the same in both, of those with the text in them. */
export const differences = (before: Manifest, after: Manifest, text = ''): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => name.includes(text) && before[name] !== after[name],
  );
