import { describe, expect, it } from 'vitest';
import { messageTypes } from '../../scripts/language/entries.ts';
import { faultsOf } from '../../scripts/language/faults.ts';
import { notesIn, readAll, translatedNow } from '../../scripts/language/progress.ts';
import { pseudo } from '../../scripts/language/pseudo.ts';
import { createTranslator } from '../../src/i18n/fluent/translate.ts';
import { locales, nearest, translator } from '../../src/i18n/index.ts';
import { languages } from '../../src/i18n/languages.ts';
import { SOURCE } from '../../src/i18n/source.ts';
import { charactersBy } from '../../src/table/characters.ts';

const textsOf = (locale: string): string[] => [...languages.get(locale)!.values()];
const source = textsOf(SOURCE);

describe.each(locales)('the language %s', (locale) => {
  it('has every message, with the same variables and within its limits, and no others', () => {
    expect(faultsOf(textsOf(locale), source)).toEqual([]);
  });

  it('has the files of the source', () => {
    expect([...languages.get(locale)!.keys()].sort()).toEqual([...languages.get(SOURCE)!.keys()].sort());
  });

  it.skipIf(locale === SOURCE)('says what the English says now', () => {
    // Translate what has changed in these files, then run: npm run language -- done LOCALE
    expect(notesIn(`src/i18n/languages/${locale}`)).toEqual(translatedNow(readAll(languages.get(SOURCE))));
  });

  it('calls each computer player differently, and none like another one in English', () => {
    const called = Object.values(charactersBy(translator(locale), translator(SOURCE)))
      .flat()
      .map((character) => [...new Set(character.called)]);
    expect(new Set(called.flat()).size).toBe(called.flat().length);
  });
});

it('data of messages are typed as the English files say', () => {
  const colour = '{ $colour ->\n    [red] Red\n   *[blue] Blue\n    }';
  const types = messageTypes([
    'hello = Hello\n# $name (string)\nbye = Bye, { $name }',
    `one = ${colour}\ntwo = ${colour} { $count ->\n    [one] card\n   *[other] cards\n    }`,
  ]);
  expect(types.slice(types.indexOf('type Colour'))).toBe(
    [
      "type Colour = 'blue' | 'red';",
      '',
      '/** The data of each message; null if it needs none. */',
      'export interface Messages {',
      "  'bye': { name: Value };",
      "  'hello': null;",
      "  'one': { colour: Colour };",
      "  'two': { colour: Colour; count: number };",
      '}',
      '',
    ].join('\n'),
  );
});

it.each([
  ['Ben', 'de Ben'],
  ['Ann', 'd’Ann'],
  ['Élodie', 'd’Élodie'],
  ['Hélène', 'd’Hélène'],
  ['Yves', 'd’Yves'],
  ['Yann', 'de Yann'],
  ['**Olaf**', 'd’**Olaf**'],
  ['\\_Gareth', 'de \\_Gareth'],
  ['8ball', 'de 8ball'],
])('French elides before a vowel: %s', (name, said) => {
  const say = createTranslator(['of = { DE($name) }']) as unknown as (id: string, data: object) => string;
  expect(say('of', { name })).toBe(said);
});

it.each([
  ['fr', 'fr'],
  ['fr-CA', 'fr'],
  ['de_AT.UTF-8', 'de'],
  ['en-GB', SOURCE],
  ['tlh', SOURCE],
  ['', SOURCE],
  [null, SOURCE],
])('a reader with the locale %s reads %s', (locale, language) => expect(nearest(locale)).toBe(language));

describe('a fault in a language', () => {
  const good = [
    '# max: 8\ngreeting = Hello, { $name }',
    'commands-table = table\n    .description = Open a table',
    'commands-table-open = open',
    'hint = Try `/table open game:artus`',
    'count = { $count ->\n    [one] one knight\n   *[other] { $count } knights\n    }',
  ];
  const faultsAfter = (from: string, to: string): string[] =>
    faultsOf(
      good.map((text) => text.replace(from, to)),
      good,
    );

  it('is found, whatever it is', () => {
    expect(faultsAfter('', '')).toEqual([]);
    expect(faultsAfter('greeting = Hello, { $name }', '')).toEqual(['greeting is missing']);
    expect(faultsAfter('hint = ', 'more = More\nhint = ')).toEqual(['more is superfluous']);
    expect(faultsAfter('hint = ', 'count = 1\nhint = ')).toContain('count is there twice');
    expect(faultsAfter('hint = ', 'a line\nhint = ')).toContain('can’t be read: a line');
    expect(faultsAfter('{ $name }', '{ $nom }')).toEqual([
      'greeting uses $nom, which it isn’t given',
      'greeting doesn’t say $name',
    ]);
    expect(faultsAfter('Hello', 'Good morning')).toEqual(['greeting has 14 characters; 8 fit']);
    expect(faultsAfter('Hello', '{ other }')).toContain('greeting refers to other, which isn’t there');
    expect(faultsAfter('Hello', '{ -term }')).toContain('greeting refers to -term, which isn’t there');
    expect(faultsAfter('{ $name }', '{ SHOUT($name) }')).toContain(
      'greeting refers to SHOUT, which isn’t there',
    );
    expect(faultsAfter('= table', '= Table')).toContain('commands-table: “Table” can’t be a command’s name');
    expect(faultsAfter('/table open', '/tables')).toEqual(['hint mentions /tables, which isn’t a command']);
  });

  it('isn’t another number of paragraphs', () => {
    const page = (text: string) => [`rules-goal = Goal\n    .p1 = Win.${text}\n    .also = aim`];
    const further = '\n    .p2 = Often.';
    expect(faultsOf(page(further), page(''))).toEqual([]);
    expect(faultsOf(page(''), page(further))).toEqual([]);
    expect(
      faultsOf(
        page('').map((text) => text.replace('.p1', '.p2')),
        page(''),
      ),
    ).toEqual(['rules-goal.p1 is missing']);
  });

  it('isn’t a message of its own that others include', () => {
    expect(faultsOf([...good.map((text) => text.replace('Hello', '{ dear }')), 'dear = Hi'], good)).toEqual(
      [],
    );
  });
});

it('the pseudo-language says all that the source says', () => {
  const faults = faultsOf(source.map(pseudo), source);
  expect(faults.filter((fault) => !/characters; \d+ fit$/.test(fault))).toEqual([]);
});
