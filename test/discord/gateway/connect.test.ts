import { describe, expect, it } from 'vitest';
import { Renderer } from '../../../render/renderer.ts';
import { startBot } from '../../../src/discord/gateway/bot.ts';
import { connectPatiently, isRefusal } from '../../../src/discord/gateway/connect.ts';
import { startPlayground } from '../../../src/playground/server.ts';
import { TableService } from '../../../src/table/table-service.ts';
import { FaultyStore } from '../../table/fixtures/stores.ts';

const silent = { debug() {}, info() {}, warn() {}, error() {} };

describe('connecting', () => {
  it("retries with growing delays while Discord can't be reached", async () => {
    const waits: number[] = [];
    let attempts = 0;
    const connected = await connectPatiently(
      async () => {
        attempts += 1;
        if (attempts <= 7) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
        return 'connected';
      },
      async (seconds) => void waits.push(seconds),
    );
    expect(connected).toBe('connected');
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60]);
  });

  it('gives up immediately if Discord rejects the token, but not if nothing answers', async () => {
    const playground = await startPlayground();
    const { apiUrl } = playground;
    const start = (token: string, at: string) =>
      startBot({
        token,
        apiUrl: at,
        tables: new TableService({ store: new FaultyStore(), computerNames: [] }),
        renderer: new Renderer(),
        log: silent,
      });
    const refused = await start('wrong', apiUrl).catch((error: unknown) => error);
    expect(isRefusal(refused)).toBe(true);
    let waited = false;
    const patiently = connectPatiently(
      () => Promise.reject(refused),
      async () => {
        waited = true;
      },
    );
    await expect(patiently).rejects.toBe(refused);
    expect(waited).toBe(false);
    await playground.close();
    const unreachable = await start('wrong', apiUrl).catch((error: unknown) => error);
    expect(unreachable).toBeInstanceOf(Error);
    expect(isRefusal(unreachable)).toBe(false);
  });
});
