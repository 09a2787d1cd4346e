import { ChannelType } from 'discord.js';
import type { Words } from '../../../i18n/index.ts';
import { MAX_CHANNELS, type ServerSettings } from '../../../settings/server.ts';
import { PACES } from '../../../table/document.ts';
import type { Message, Row } from '../../answers/message.ts';
import { buttonRows } from '../../choices/controls.ts';
import { channelMenu, roleMenu, settingButton, settingMenu } from './controls.ts';
import { languageMenu, languageName } from './me.ts';

/** What the message needs to know besides the settings. */
export interface ServerScene {
  readonly settings: ServerSettings;
  /** How many tables the bot allows at once. */
  readonly quotas: { readonly perPerson: number; readonly perServer: number };
  /** Whether they may choose who else may change settings. */
  readonly mayAppoint: boolean;
  /** Whether a channel or role still exists. */
  readonly exists: (id: string) => boolean;
}

export const SERVER_PAGES = 2;
const TABLE_CHANNELS = [ChannelType.GuildText, ChannelType.GuildAnnouncement] as const;
const PLACES = [...TABLE_CHANNELS, ChannelType.GuildVoice, ChannelType.GuildForum] as const;

/** A server's settings in words, with what changes them; `page` counts from 0. */
export function serverMessage(
  scene: ServerScene,
  page: number,
  words: Words,
  notes: readonly string[],
): Message {
  const { server } = words.settings;
  return {
    content: [...notes, server.title(page + 1, SERVER_PAGES), ...lines(scene, words)].join('\n'),
    rows: page === 0 ? tableRows(scene, words) : otherRows(scene, words),
  };
}

function lines({ settings: its, quotas, exists }: ServerScene, words: Words): string[] {
  const { server, line, pace } = words.settings;
  const channels = its.channels.filter(exists).map((id) => `<#${id}>`);
  const role = (id: string | null) => (id === null ? null : exists(id) ? `<@&${id}>` : server.goneRole);
  const perPerson = Math.min(its.tablesPerPerson ?? quotas.perPerson, quotas.perPerson);
  const perServer = Math.min(its.tablesPerServer ?? quotas.perServer, quotas.perServer);
  return [
    line(server.pace, pace[its.pace]),
    line(server.thread, server.threadIs(its.thread)),
    line(server.channels, channels.length > 0 ? words.discord.list(channels) : server.everywhere),
    line(server.callRole, role(its.callRole) ?? server.nobody),
    line(server.quotas, server.quotasAre(perPerson, perServer)),
    line(server.languageName, languageName(its.language) ?? server.languageDefault),
    line(server.frontPage, its.frontPage === null ? server.noFrontPage : `<#${its.frontPage}>`),
    line(server.managerRole, server.managers(role(its.managerRole))),
  ];
}

/** A channel or role that's gone can't be shown as chosen. */
const present = (id: string | null, { exists }: ServerScene): string[] =>
  id !== null && exists(id) ? [id] : [];

function tableRows(scene: ServerScene, { settings: words }: Words): Row[] {
  const { server } = words;
  const { settings: its, exists } = scene;
  const paces = PACES.map((id) => ({
    value: id,
    text: server.paceMenu(words.pace[id]),
    chosen: its.pace === id,
  }));
  const chosen = its.channels.filter(exists);
  return [
    settingMenu('server', 'pace', server.pace, paces),
    channelMenu({ field: 'channels', placeholder: server.channelsMenu, chosen, most: MAX_CHANNELS }, PLACES),
    roleMenu({ field: 'callRole', placeholder: server.callRoleMenu, chosen: present(its.callRole, scene) }),
    ...buttonRows([
      settingButton('server', its.thread ? 'noThread' : 'thread', server.threadButton(!its.thread)),
      settingButton('server', 'quotasForm', server.quotasButton),
      settingButton('server', 'page1', server.other),
    ]),
  ];
}

function otherRows(scene: ServerScene, { settings: words }: Words): Row[] {
  const { server } = words;
  const { settings: its, mayAppoint } = scene;
  const chosen = present(its.frontPage, scene);
  const managerRole = roleMenu({
    field: 'managerRole',
    placeholder: server.managerRoleMenu,
    chosen: present(its.managerRole, scene),
  });
  return [
    languageMenu('server', server.languageDefault, its.language, server.languageMenu),
    channelMenu({ field: 'frontPage', placeholder: server.frontPageMenu, chosen }, TABLE_CHANNELS),
    ...(mayAppoint ? [managerRole] : []),
    ...buttonRows([settingButton('server', 'page0', server.other)]),
  ];
}
