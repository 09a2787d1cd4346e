import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { config as readEnvFile } from 'dotenv';
import { pino } from 'pino';
import { Renderer } from '../render/renderer.ts';
import { warmUp } from '../render/warmUp.ts';
import { BadConfig, type Config, explain, readConfig } from './config.ts';
import { startBot } from './discord/gateway/bot.ts';
import { connectPatiently } from './discord/gateway/connect.ts';
import { wordsOf } from './i18n/index.ts';
import { openStore } from './store/open.ts';
import { TableService } from './table/table-service.ts';

const words = wordsOf(Intl.DateTimeFormat().resolvedOptions().locale);

/** Ends the process with sentences that say what to do; a stack would help nobody here. */
function giveUp(text: string): never {
  console.error(text);
  process.exit(1);
}

const reasonOf = (error: unknown): string => {
  const { cause } = error as { cause?: unknown };
  if (cause instanceof Error) return reasonOf(cause);
  return (error instanceof Error ? error.message : String(error)).replace(/\.+$/, '');
};

function settings(): Config {
  readEnvFile({ quiet: true });
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof BadConfig) giveUp(explain(error, words));
    throw error;
  }
}

/** The playground in Discord's place; loaded only when it is wanted. */
async function localDiscord({ host, port }: Config['playground']) {
  const { startPlayground } = await import('./playground/server.ts');
  try {
    return await startPlayground({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') giveUp(words.config.portTaken(host, port));
    throw error;
  }
}

const config = settings();
const log = pino({ level: config.logLevel });

const store = await openStore(config.storeUrl, {
  onError: (error) => log.error({ reason: reasonOf(error) }, 'the store reports a fault'),
}).catch((error: unknown) => giveUp(words.config.storeUnusable(reasonOf(error))));
const tables = new TableService({ store, log, computerNames: words.players.names });

const renderer = new Renderer();
warmUp(renderer).catch((error: unknown) =>
  log.warn({ reason: reasonOf(error) }, 'first pictures will take longer'),
);

const playground = config.token === undefined ? await localDiscord(config.playground) : null;
const token = playground?.token ?? (config.token as string);
const apiUrl = playground?.apiUrl ?? config.apiUrl;
const bot = await connectPatiently(
  () => startBot({ token, apiUrl, tables, renderer, log }),
  async (seconds, error) => {
    console.error(words.config.unreachable(apiUrl, reasonOf(error), seconds));
    await delay(seconds * 1000);
  },
).catch((error: unknown) => giveUp(words.config.loginFailed(reasonOf(error))));
if (playground) console.log(words.config.playground(playground.pageUrl));
else console.log(words.config.invitation(bot.invitation));

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info({}, 'stopping');
  await bot.stop();
  await tables.idle();
  await playground?.close();
  await store.close();
  log.info({}, 'stopped');
}
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ reason: reasonOf(error) }, 'could not stop in order');
        process.exit(1);
      },
    );
  });
