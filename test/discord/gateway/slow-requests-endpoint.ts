import process from 'node:process';
import { InteractionsEndpoint } from '../../../src/discord/gateway/interactions-endpoint.ts';
import { recorder } from '../../base/recorder.ts';

/** An endpoint in a process of its own, for the public key that it's given, which tells what memory it takes. */
const endpoint = await InteractionsEndpoint.listen({ host: '127.0.0.1', port: 0, log: recorder().log });
endpoint.open({ publicKey: process.argv[2]!, take: () => undefined });
process.on('message', () => {
  const { rss } = process.memoryUsage();
  process.send!({ now: rss / 2 ** 20, most: process.resourceUsage().maxRSS / 2 ** 10 });
});
process.send!({ port: endpoint.port });
