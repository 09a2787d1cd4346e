import { hostname } from 'node:os';
import process from 'node:process';
import { config as readEnvFile } from 'dotenv';
import { commands } from '../commands/index.ts';
import packageJson from '../package.json' with { type: 'json' };
import { ThreadedRenderer } from '../render/drawing/threaded-renderer.ts';
import { allEmoji } from '../render/painters.ts';
import { ThreadedAnalyst } from './analysis/analyst.ts';
import { systemClock } from './base/clock.ts';
import { redactedError } from './base/log.ts';
import { time } from './base/steady-time.ts';
import { Clocks } from './clocks/clocks.ts';
import { BadConfig, type Config, explain, readConfig } from './config.ts';
import { type Bot, startBot } from './discord/gateway/bot.ts';
import type { ConnectionListeners } from './discord/gateway/connection.ts';
import { InteractionsEndpoint } from './discord/gateway/interactions-endpoint.ts';
import { SessionEnded } from './discord/gateway/session-end.ts';
import type { Shortage } from './discord/gateway/shards.ts';
import { locales, translator } from './i18n/index.ts';
import { Ending } from './operations/ending.ts';
import { EXIT } from './operations/exit-codes.ts';
import { endOnFaults } from './operations/faults.ts';
import { Fleet, OtherTotal, type Transport } from './operations/fleet.ts';
import { limitHeapGrowth } from './operations/heap-growth.ts';
import { holdStore, storeSentence } from './operations/hold-store.ts';
import { joinDiscord } from './operations/join-discord.ts';
import { jsonLog, standardOutput } from './operations/json-log.ts';
import { endWithNpm } from './operations/npm.ts';
import { Readiness } from './operations/readiness.ts';
import { endOnSignals } from './operations/signals.ts';
import { storeListeners } from './operations/store-listeners.ts';
import { StoreLog } from './operations/store-log.ts';
import { Supervisor } from './operations/supervisor.ts';
import { Watchdog } from './operations/watchdog.ts';
import { ThinkingPool } from './players/thinking/thinking-pool.ts';
import { PersonalData } from './privacy/personal-data.ts';
import { preferencesIn, Settings } from './settings/settings.ts';
import { besideFile } from './store/address.ts';
import { StoreFailed } from './store/errors.ts';
import { openStore } from './store/open.ts';
import { Schedule } from './store/schedule.ts';
import type { Store } from './store/store.ts';
import { charactersBy } from './table/characters.ts';
import { DUE } from './table/storage/lists.ts';
import { TableService } from './table/table-service.ts';

const language = Intl.DateTimeFormat().resolvedOptions().locale;
const t = translator(language);

/** In ms. */
const DAY = 24 * 60 * 60_000;

function settings(): Config {
  readEnvFile({ quiet: true });
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof BadConfig)) throw error;
    console.error(explain(error, t));
    process.exit(EXIT.settings);
  }
}

limitHeapGrowth();
const config = settings();
const output = await standardOutput();
/** For the bot's operator; the log is for programs. */
const print = output.warn;
const log = new StoreLog(jsonLog(config.logLevel, output.lines));
time.begin(log);
/** The sentence comes last, where it's seen. */
const exit = (code: number, sentence?: string): void =>
  output.end(() => {
    if (sentence !== undefined) console.error(sentence);
    process.exit(code);
  });
const ending = new Ending(log, exit);
const end = ending.end.bind(ending);
endOnSignals(process, end, exit);
endWithNpm(process, log, end);
endOnFaults(process, log, end);
const watchdog = new Watchdog(log);
watchdog.start();
const supervisor = new Supervisor(log, process.env);
ending.signal.addEventListener('abort', () => void supervisor.stopping());
const readiness = new Readiness(['store', 'discord'], ending.signal, () => void supervisor.ready());

/** What's measured, and a server that shows it; imported only if needed. */
async function measured(where: NonNullable<Config['metrics']>) {
  const [{ Metrics }, { serveMetrics }] = await Promise.all([
    import('./metrics/metrics.ts'),
    import('./metrics/server.ts'),
  ]);
  const metrics = new Metrics();
  metrics.gauge('time_off_seconds', () => time.off / 1_000);
  metrics.gauge('ready', () => (readiness.missing.length === 0 ? 1 : 0));
  const { url, close } = await serveMetrics({
    ...where,
    metrics,
    isAlive: () => watchdog.isTurning,
    missing: () => readiness.missing,
  });
  ending.add('serve no more metrics', 500, close);
  log.info({ url }, 'metrics are served');
  return metrics;
}

/** The playground, in place of Discord; imported only if needed. */
async function localDiscord({ host, port }: Config['playground']) {
  const { startPlayground } = await import('./playground/server.ts');
  const folder = besideFile(config.storeUrl, 'playground');
  const playground = await startPlayground({
    ...{ host, port, language },
    ...(folder === undefined ? {} : { keep: { folder } }),
    log: (error) => log.warn({ fault: redactedError(error) }, 'the playground has a fault'),
  });
  ending.add('close the playground', 1_000, () => playground.close());
  return playground;
}

/** Listens before Discord is joined, so that a port that's taken is known at once. */
async function interactionsEndpoint(where: { readonly host: string; readonly port: number }) {
  const endpoint = await InteractionsEndpoint.listen({ ...where, log });
  ending.add('close the interactions endpoint', 1_000, () => endpoint.close());
  return endpoint;
}

/** The other processes on the same store get to know this one. */
async function fleetIn(store: Store): Promise<Fleet> {
  const ways = [config.gateway && 'gateway', config.interactions && 'http'].filter(Boolean);
  const transport = ways.join(' and ') as Transport;
  const self = { host: hostname(), pid: process.pid, version: packageJson.version, transport };
  const fleet = new Fleet({ store, self, clock: systemClock, log });
  await fleet.start();
  ending.add('leave the other processes', 1_000, () => fleet.leave());
  return fleet;
}

async function run(): Promise<void> {
  const metrics = config.metrics && (await measured(config.metrics));
  let tables: TableService | undefined;
  let settings: Settings | undefined;
  let clocks: Clocks | undefined;
  // All at once: what's in memory now may be forgotten as soon as it's found to be missing.
  const restore = async (lines: boolean) => {
    const [written = 0] = await Promise.all([
      tables?.restore(lines),
      clocks?.restore(lines),
      settings?.restore(),
    ]);
    return written;
  };
  const listeners = readiness.ofStore(storeListeners({ log, t, print, restore }));
  const circumstances = { t, log, ending, print };
  const open = () => openStore(config.storeUrl, listeners);
  const store = await holdStore(open, { host: hostname(), pid: process.pid }, circumstances);
  readiness.has('store');
  const fleet = store.isShared ? await fleetIn(store) : undefined;
  const thinker = new ThinkingPool({
    onFault: (error) => log.warn({ fault: redactedError(error) }, 'a thinking thread has failed'),
  });
  const analyst = new ThreadedAnalyst((error) =>
    log.warn({ fault: redactedError(error) }, 'an analysing thread has failed'),
  );
  tables = new TableService({
    store,
    log,
    thinker,
    characters: charactersBy(...locales.map(translator)),
    ...(config.keepGames === undefined ? {} : { keepFor: config.keepGames * DAY }),
  });
  ending.add('save the tables', 2_000, () => tables!.idle());
  settings = new Settings({ store, clock: systemClock, log });
  const preferences = preferencesIn(settings);
  clocks = new Clocks({ store, tables, standIns: tables, preferences, clock: systemClock, log });
  ending.add('save the settings', 2_000, () => settings!.idle());
  const personalData = new PersonalData({ ...{ store, tables, settings, clocks, clock: systemClock, log } });
  const schedule = new Schedule({ store, list: DUE, clock: systemClock, log });
  const renderer = new ThreadedRenderer({
    onFault: (error) => log.warn({ fault: redactedError(error) }, 'a drawing thread has failed'),
  });
  const playground = config.token === undefined ? await localDiscord(config.playground) : null;
  const endpoint = config.interactions && (await interactionsEndpoint(config.interactions));
  const token = playground?.token ?? (config.token as string);
  const apiUrl = playground?.apiUrl ?? config.apiUrl;
  const options = {
    token,
    apiUrl,
    commands,
    tables,
    settings,
    personalData,
    analyst,
    clocks,
    schedule,
    renderer,
    clock: systemClock,
    log,
    emoji: allEmoji,
    limitsUse: config.limitsUse && !playground,
    shards: config.shards,
    requests: { perSecond: config.globalRequests, onHeldBack: () => print(t('config-held-back')) },
    gateway: config.gateway,
    ...(endpoint ? { endpoint } : {}),
    ...(fleet ? { peers: fleet } : {}),
    publicKey: playground ? undefined : config.publicKey,
    onShortage: ({ needed, remaining, resetAfter }: Shortage) =>
      print(
        t('config-too-few-sessions', {
          needed,
          remaining,
          until: new Date(systemClock.now() + resetAfter).toLocaleString(),
        }),
      ),
  };
  const start = (listeners: ConnectionListeners) =>
    startBot({ ...options, listeners: readiness.ofDiscord(listeners) });
  let bot: Bot | undefined;
  metrics?.gauge('shards', () => bot?.shards() ?? {});
  metrics?.gauge('drawing_queue', () => renderer.waiting);
  metrics?.gauge('clocks_late', () => clocks!.late);
  metrics?.gauge('debts', () => schedule.late);
  metrics?.gauge('batons', () => bot?.telling() ?? 0);
  bot = await joinDiscord(start, { ...circumstances, apiUrl });
  if (endpoint) await playground?.discord.endpoint.use(`http://127.0.0.1:${endpoint.port}/`);
  // First of all when the process ends, so that nobody waits for a thought; nor for its thread, which is nice.
  ending.add('stop thinking', 1_000, async () => void Promise.all([thinker.close(), analyst.close()]));
  // Its address is to be the last line; at Discord, uploads take longer than anybody waits for the invitation.
  if (playground) await bot.emojiUploaded;
  output.say(
    playground
      ? t('config-playground', { url: playground.pageUrl })
      : t('config-invitation', { url: bot.invitation }),
  );
}

/** Why the bot couldn't start and how to fix it; null for a bug. */
function sentenceFor(error: unknown): string | null {
  if (error instanceof StoreFailed) return storeSentence(error, t);
  if (error instanceof OtherTotal) return t('config-other-total', { own: error.own, running: error.running });
  if (error instanceof SessionEnded) return t(`config-session-${error.reason}`);
  const { code, port: taken } = error as NodeJS.ErrnoException & { readonly port?: number };
  if (code !== 'EADDRINUSE') return null;
  const number = String(taken);
  if (taken === config.metrics?.port)
    return t('config-metrics-port-taken', { host: config.metrics!.host, port: number });
  if (taken === config.interactions?.port)
    return t('config-interactions-port-taken', { host: config.interactions!.host, port: number });
  return t('config-port-taken', { host: config.playground.host, port: String(config.playground.port) });
}

run().catch((error: unknown) => {
  if (ending.hasBegun) return;
  log.error({ fault: redactedError(error) }, 'the bot could not start');
  const sentence = sentenceFor(error);
  void (sentence === null ? end(EXIT.fault) : end(EXIT.settings, sentence));
});
