import { once } from 'node:events';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { EndpointRefused } from '../src/playground/endpoint/endpoint.ts';
import { type Playground, startPlayground } from '../src/playground/server.ts';
import { readArguments } from './arguments.ts';
import { ScriptError } from './errors.ts';
import { runScript } from './run-script.ts';

const USAGE = `Usage: npx tsx scripts/local-discord.ts [--port 8700] [--token local] [--endpoint URL]...
Runs the playground's Discord without a bot, until Ctrl-C. Start bots with the settings that it prints.
--endpoint  sends interactions there by HTTP, signed, instead of through the gateway, as soon as the bot there
            answers a ping and refuses a bad signature. Several take turns, as behind a load balancer.`;

/** How often an endpoint is tried that isn't there yet, in ms. */
const EACH = 1_000;

/** Waits for the bots, which start after Discord. */
async function send({ discord }: Playground, urls: readonly string[], signal: AbortSignal): Promise<void> {
  for (let last = ''; !signal.aborted; await delay(EACH, undefined, { signal }).catch(() => undefined)) {
    try {
      await discord.endpoint.use(...urls);
      return console.log(`Interactions go to ${urls.join(', ')}`);
    } catch (error) {
      if (!(error instanceof EndpointRefused)) throw error;
      if (error.message !== last) console.log(error.message);
      last = error.message;
    }
  }
}

await runScript(async () => {
  const { values } = readArguments(USAGE, {
    options: {
      port: { type: 'string', default: '8700' },
      token: { type: 'string', default: 'local' },
      endpoint: { type: 'string', multiple: true, default: [] },
    },
  });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535)
    throw new ScriptError(`--port must be a number from 0 to 65535, not "${values.port}".`, 2);
  for (const url of values.endpoint)
    if (!URL.canParse(url)) throw new ScriptError(`--endpoint must be a URL, not "${url}".`, 2);
  const playground = await startPlayground({ port, token: values.token });
  console.log(`${playground.pageUrl}\nDISCORD_API_URL=${playground.apiUrl} DISCORD_TOKEN=${values.token}`);
  const stopped = new AbortController();
  const stop = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const sending = values.endpoint.length > 0 ? send(playground, values.endpoint, stopped.signal) : undefined;
  await stop;
  stopped.abort();
  await sending;
  await playground.close();
});
