import { PermissionFlagsBits } from 'discord.js';
import { locales } from '../../../i18n/index.ts';
import { Problem } from '../../../settings/problem.ts';
import { MAX_CHANNELS, type ServerSettings } from '../../../settings/server.ts';
import { PACES } from '../../../table/document.ts';
import { serverMessage } from '../../messages/settings/server.ts';
import { canPing } from '../opening.ts';
import {
  type ComponentRequest,
  type Control,
  control,
  fetchServer,
  mayManageServer,
  type Request,
} from '../request.ts';
import { asManager, type Desk, handleComponent, SERVER_FORMS, showSettings, submit } from './desk.ts';
import { nullIfGone, parseChoice } from './me.ts';

const desk: Desk<ServerSettings> = {
  verb: 'server',
  forms: SERVER_FORMS,
  of: ({ context, interaction }) => context.settings.serverToChange(interaction.guildId!),
  change: ({ context, interaction }, change) => context.settings.changeServer(interaction.guildId!, change),
  translator: ({ t }) => t,
  message: async (request, its, field, notes) => {
    const { context, t } = request;
    const { channels, roles, members } = (await fetchServer(request)) ?? {};
    const called = roles?.cache.get(its.callRole ?? '');
    const isSilent = called && !canPing(called, members?.me?.permissions ?? null);
    const silent = isSilent ? [t('settings-server-call-silent', { role: `<@&${called.id}>` })] : [];
    const scene = {
      settings: its,
      quotas: context.tables.quotas,
      mayAppoint: mayManageServer(request),
      exists: (id: string) => !channels || channels.cache.has(id) || (roles?.cache.has(id) ?? false),
    };
    return serverMessage(scene, SECOND_PAGE.includes(field) ? 1 : 0, t, [...notes, ...silent]);
  },
  chosen: (request, field) => {
    const { interaction } = request;
    if (interaction.isAnySelectMenu()) return MENUS.get(field)?.(interaction.values, request) ?? null;
    if (field === 'thread' || field === 'noThread') return { thread: field === 'thread' };
    if (field === 'chatter' || field === 'noChatter') return { chatter: field === 'chatter' };
    return null;
  },
};

/** What's shown on the second page, and the button that leads there. */
const SECOND_PAGE: readonly string[] = [
  'page1',
  'language',
  'frontPage',
  'managerRole',
  'chatter',
  'noChatter',
];

/** @throws Problem `everyone` */
function role([id]: readonly string[], { interaction }: ComponentRequest): string | null {
  if (id === interaction.guildId) throw new Problem('everyone', null);
  return id ?? null;
}

/** Where the bot can keep a message. @throws Problem `closedChannel` */
async function pageChannel([id]: readonly string[], request: ComponentRequest): Promise<string | null> {
  if (id === undefined) return null;
  const guild = await fetchServer(request);
  const me = guild?.members.me;
  const permissions = me && guild.channels.cache.get(id)?.permissionsFor(me);
  const { ViewChannel, SendMessages, ReadMessageHistory } = PermissionFlagsBits;
  if (!permissions?.has([ViewChannel, SendMessages, ReadMessageHistory]))
    throw new Problem('closedChannel', { channelId: id });
  return id;
}

type Choose = (
  values: readonly string[],
  request: ComponentRequest,
) => Partial<ServerSettings> | Promise<Partial<ServerSettings>>;
const MENUS: ReadonlyMap<string, Choose> = new Map<string, Choose>([
  ['language', ([value = '']) => ({ language: nullIfGone(locales, value) })],
  ['pace', ([value = '']) => ({ pace: parseChoice(PACES, value) })],
  ['channels', (values) => ({ channels: values.slice(0, MAX_CHANNELS) })],
  ['callRole', (values, request) => ({ callRole: role(values, request) })],
  ['frontPage', async (values, request) => ({ frontPage: await pageChannel(values, request) })],
  [
    'managerRole',
    (values, request) => {
      if (!mayManageServer(request)) throw new Problem('ownersOnly', null);
      return { managerRole: role(values, request) };
    },
  ],
]);

/** `/settings server` */
export const showServer = (request: Request): Promise<void> =>
  asManager(request, async () => {
    await showSettings(desk, request, '');
  });

export const controls: readonly Control[] = [
  {
    ...control(
      'server',
      ([field = '']) => field,
      (request, field) => asManager(request, () => handleComponent(desk, request, field)),
    ),
    submit: (request) => asManager(request, () => submit(desk, request)),
  },
];
