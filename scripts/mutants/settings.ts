import type { Mutant } from './mutant.ts';

const SERVER = 'test/discord/settings/server.test.ts';
const ME = 'test/discord/settings/me.test.ts';
const FRONT_PAGE = 'test/discord/settings/front-page.test.ts';
const STORED = 'test/settings/settings.test.ts';
const ENTRIES = 'test/settings/entries.test.ts';
const LISTS = 'test/commands/lists.test.ts';

/** Mutants of settings, and of the lists of tables. */
export const settingsMutants: readonly Mutant[] = [
  {
    name: 'settings-absence-not-remembered',
    file: 'src/settings/documents.ts',
    text: 'this.#absent.set(id, true);',
    replacement: '',
    test: STORED,
  },
  {
    name: 'settings-default-after-a-change',
    file: 'src/settings/documents.ts',
    text: '        this.#absent.delete(id);\n',
    replacement: '',
    test: STORED,
  },
  {
    name: 'settings-failure-blocks',
    file: 'src/settings/documents.ts',
    text: '      return this.#defaults;\n    }\n  }\n\n  /** @throws',
    replacement: '      throw error;\n    }\n  }\n\n  /** @throws',
    test: STORED,
  },
  {
    name: 'settings-away-for-good',
    file: 'src/settings/person.ts',
    text: 'settings.awayUntil <= now',
    replacement: 'false',
    test: STORED,
  },
  {
    name: 'settings-day-of-utc',
    file: 'src/settings/dates.ts',
    text: 'const today = dayIn(zone, now);',
    replacement: "const today = dayIn('UTC', now);",
    test: ENTRIES,
  },
  {
    name: 'settings-offset-of-a-wrong-moment',
    file: 'src/settings/dates.ts',
    text: 'turn < 2',
    replacement: 'turn < 1',
    test: ENTRIES,
  },
  {
    name: 'settings-limit-of-days-off',
    file: 'src/settings/dates.ts',
    text: 'if (ahead > MAX_DAYS_AWAY)',
    replacement: 'if (ahead > MAX_DAYS_AWAY * 99)',
    test: ENTRIES,
  },
  {
    name: 'settings-for-everybody',
    file: 'src/discord/handlers/settings/managers.ts',
    text: 'if (mayChangeSettings(request)) return run();',
    replacement: 'return run();',
    test: SERVER,
  },
  {
    name: 'settings-presses-not-checked',
    file: 'src/discord/handlers/settings/server.ts',
    text: '  asManager(request, () => press(desk, request));',
    replacement: '  press(desk, request);',
    test: SERVER,
  },
  {
    name: 'settings-forms-not-checked',
    file: 'src/discord/handlers/settings/server.ts',
    text: '  asManager(request, () => submit(desk, request));',
    replacement: '  submit(desk, request);',
    test: SERVER,
  },
  {
    name: 'settings-managers-appoint-managers',
    file: 'src/discord/handlers/settings/server.ts',
    text: "if (!mayManageServer(request)) throw new Problem('ownersOnly', null);",
    replacement: '',
    test: SERVER,
  },
  {
    name: 'settings-typed-text-lost',
    file: 'src/discord/handlers/settings/desk.ts',
    text: '  context.drafts.keep(person.userId, draft, typed);\n',
    replacement: '',
    test: ME,
  },
  {
    name: 'settings-quotas-ignored',
    file: 'src/discord/handlers/house-rules.ts',
    text: '...(tablesPerPerson === null ? {} : { perPerson: tablesPerPerson }),',
    replacement: '',
    test: SERVER,
  },
  {
    name: 'settings-quotas-loosened',
    file: 'src/table/storage/quotas.ts',
    text: 'Math.min(quotas.perPerson, perPerson ?? quotas.perPerson)',
    replacement: 'perPerson ?? quotas.perPerson',
    test: SERVER,
  },
  {
    name: 'settings-again-anywhere',
    file: 'src/discord/handlers/lobby.ts',
    text: '  assertOpenHere(request);\n',
    replacement: '',
    test: SERVER,
  },
  {
    name: 'settings-theme-for-everybody',
    file: 'src/discord/handlers/request.ts',
    text: 'return theme === null ? seat',
    replacement: 'return theme !== null ? seat',
    test: 'test/discord/settings/theme.test.ts',
  },
  {
    name: 'front-page-shows-hidden-channels',
    file: 'src/discord/handlers/visibility.ts',
    text: 'channel.permissionsFor(guild.roles.everyone)?.has(PermissionFlagsBits.ViewChannel) ?? false',
    replacement: 'true',
    test: FRONT_PAGE,
  },
  {
    name: 'front-page-edited-for-nothing',
    file: 'src/discord/gateway/front-pages.ts',
    text: "if (page.message?.digest === digest) return 'nothing';",
    replacement: '',
    test: FRONT_PAGE,
  },
  {
    name: 'front-page-edited-at-each-move',
    file: 'src/discord/gateway/front-pages.ts',
    text: 'if (!isMove) this.renew(guildId);',
    replacement: 'this.renew(guildId);',
    test: FRONT_PAGE,
  },
  {
    name: 'front-page-edited-at-once',
    file: 'src/discord/gateway/front-pages.ts',
    text: 'Math.max(0, PAUSE - since)',
    replacement: '0',
    test: FRONT_PAGE,
  },
  {
    name: 'front-page-nonce-not-enforced',
    file: 'src/discord/gateway/front-pages.ts',
    text: 'nonce, enforceNonce: true',
    replacement: 'nonce',
    test: FRONT_PAGE,
  },
  {
    name: 'join-unseen-table',
    file: 'src/discord/handlers/lists.ts',
    text: "if (!seen) throw new Refusal('unknownTable', null);",
    replacement: '',
    test: LISTS,
  },
  {
    name: 'join-without-telling',
    file: 'src/discord/handlers/lists.ts',
    text: '    await context.announcer.announce(table.id, null);\n',
    replacement: '',
    test: LISTS,
  },
  {
    name: 'join-uninvited',
    file: 'src/discord/messages/games-sections.ts',
    text: "    table.access === 'open' ||\n    table.host",
    replacement: '    true ||\n    table.host',
    test: 'test/discord/messages/games.test.ts',
  },
];
