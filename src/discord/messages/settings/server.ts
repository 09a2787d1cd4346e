import { ChannelType } from 'discord.js';
import type { Translate } from '../../../i18n/fluent/translate.ts';
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
  t: Translate,
  notes: readonly string[],
): Message {
  return {
    content: [
      ...notes,
      t('settings-server-title', { page: page + 1, pages: SERVER_PAGES }),
      ...lines(scene, t),
    ].join('\n'),
    rows: page === 0 ? tableRows(scene, t) : otherRows(scene, t),
  };
}

function lines({ settings: its, quotas, exists }: ServerScene, t: Translate): string[] {
  const channels = its.channels.filter(exists).map((id) => `<#${id}>`);
  const role = (id: string | null) =>
    id === null ? null : exists(id) ? `<@&${id}>` : t('settings-server-gone-role');
  const managers = role(its.managerRole);
  const perPerson = Math.min(its.tablesPerPerson ?? quotas.perPerson, quotas.perPerson);
  const perServer = Math.min(its.tablesPerServer ?? quotas.perServer, quotas.perServer);
  const entries = [
    ['settings-server-pace', t(`people-pace-${its.pace}`)],
    ['settings-server-thread', t(`settings-server-thread-${its.thread ? 'own' : 'none'}`)],
    [
      'settings-server-channels',
      channels.length > 0 ? t('discord-list', { items: channels }) : t('settings-server-everywhere'),
    ],
    ['settings-server-call-role', role(its.callRole) ?? t('settings-server-nobody')],
    ['settings-server-quotas', t('settings-server-quotas-are', { perPerson, perServer })],
    ['settings-server-language', languageName(its.language) ?? t('settings-server-language-default')],
    [
      'settings-server-front-page',
      its.frontPage === null ? t('settings-server-no-front-page') : `<#${its.frontPage}>`,
    ],
    ['settings-server-chatter', t(`settings-server-chatter-${its.chatter ? 'on' : 'off'}`)],
    [
      'settings-server-manager-role',
      managers === null
        ? t('settings-server-managers')
        : t('settings-server-managers-role', { role: managers }),
    ],
  ] as const;
  return entries.map(([id, value]) => t('settings-line', { name: t(id), value }));
}

/** A channel or role that's gone can't be shown as chosen. */
const present = (id: string | null, { exists }: ServerScene): string[] =>
  id !== null && exists(id) ? [id] : [];

function tableRows(scene: ServerScene, t: Translate): Row[] {
  const { settings: its, exists } = scene;
  const paces = PACES.map((id) => ({
    value: id,
    text: t('settings-server-pace-menu', { value: t(`people-pace-${id}`) }),
    chosen: its.pace === id,
  }));
  const chosen = its.channels.filter(exists);
  return [
    settingMenu('server', 'pace', t('settings-server-pace'), paces),
    channelMenu(
      { field: 'channels', placeholder: t('settings-server-channels-menu'), chosen, most: MAX_CHANNELS },
      PLACES,
    ),
    roleMenu({
      field: 'callRole',
      placeholder: t('settings-server-call-role-menu'),
      chosen: present(its.callRole, scene),
    }),
    ...buttonRows([
      its.thread
        ? settingButton('server', 'noThread', t('settings-server-channel-button'))
        : settingButton('server', 'thread', t('settings-server-thread-button')),
      settingButton('server', 'quotasForm', t('settings-server-quotas-button')),
      settingButton('server', 'page1', t('settings-server-other')),
    ]),
  ];
}

function otherRows(scene: ServerScene, t: Translate): Row[] {
  const { settings: its, mayAppoint } = scene;
  const chosen = present(its.frontPage, scene);
  const managerRole = roleMenu({
    field: 'managerRole',
    placeholder: t('settings-server-manager-role-menu'),
    chosen: present(its.managerRole, scene),
  });
  return [
    languageMenu('server', t('settings-server-language-default'), its.language, (value) =>
      t('settings-server-language-menu', { value }),
    ),
    channelMenu(
      { field: 'frontPage', placeholder: t('settings-server-front-page-menu'), chosen },
      TABLE_CHANNELS,
    ),
    ...(mayAppoint ? [managerRole] : []),
    ...buttonRows([
      its.chatter
        ? settingButton('server', 'noChatter', t('settings-server-chatter-stop'))
        : settingButton('server', 'chatter', t('settings-server-chatter-start')),
      settingButton('server', 'page0', t('settings-server-other')),
    ]),
  ];
}
