import { writeFileSync } from 'node:fs';
import { languages } from '../src/i18n/languages.ts';
import { SOURCE } from '../src/i18n/source.ts';
import { messageTypes } from './language/types.ts';

writeFileSync(
  new URL('../src/i18n/messages.ts', import.meta.url),
  messageTypes([...(languages.get(SOURCE)?.values() ?? [])]),
);
