import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HaProxy, hasHaProxy } from '../../bench/cluster/haproxy.ts';
import { InteractionsEndpoint } from '../../src/discord/gateway/interactions-endpoint.ts';
import { Signer } from '../../src/playground/endpoint/signer.ts';
import { recorder } from '../base/recorder.ts';

const CHANNELS = Array.from({ length: 40 }, (_, at) => String(1_000_000_000_000_000_000n + BigInt(at)));

describe.runIf(hasHaProxy())('HAProxy with deploy/haproxy.cfg', { timeout: 30_000 }, () => {
  const signer = new Signer();
  let proxy: HaProxy;
  let endpoints: InteractionsEndpoint[];
  /** Who has taken an interaction of each channel, in order. */
  let takers: Map<string, number[]>;

  beforeEach(async () => {
    takers = new Map();
    endpoints = await Promise.all(
      Array.from({ length: 3 }, () =>
        InteractionsEndpoint.listen({ host: '127.0.0.1', port: 0, log: recorder().log }),
      ),
    );
    for (const at of endpoints.keys()) open(at);
    proxy = await HaProxy.start();
    await proxy.use(...endpoints.map(urlOf));
  });

  afterEach(async () => {
    await proxy.stop();
    await Promise.all(endpoints.map((endpoint) => endpoint.close()));
  });

  const urlOf = ({ port }: { readonly port: number }) => `http://127.0.0.1:${port}/`;

  function open(at: number): void {
    endpoints[at]!.open({
      publicKey: signer.verifyKey,
      take: (interaction) => {
        const channelId = interaction.channel!.id;
        takers.set(channelId, [...(takers.get(channelId) ?? []), at]);
      },
    });
  }

  async function post(channelId: string, { spoilt = '', filler = '' } = {}): Promise<number> {
    const body = JSON.stringify({
      ...{ type: 3, id: '1', message: { content: filler } },
      ...{ channel_id: channelId, channel: { id: channelId } },
    });
    const { status } = await fetch(proxy.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signer.headers(body, Date.now()) },
      body: body + spoilt,
    });
    return status;
  }

  /** Everybody presses once in each channel. @returns the answers' codes */
  const pressEverywhere = async () => new Set(await Promise.all(CHANNELS.map((id) => post(id))));

  /** Who took the newest of each channel. */
  const newest = () => CHANNELS.map((id) => takers.get(id)!.at(-1)!);

  it('sends a channel’s interactions to the same process, and has work for all', async () => {
    for (let round = 0; round < 3; round++) expect(await pressEverywhere()).toEqual(new Set([202]));
    for (const id of CHANNELS) expect(new Set(takers.get(id)).size).toBe(1);
    for (const at of endpoints.keys())
      expect(newest().filter((taker) => taker === at).length).toBeGreaterThan(4);
  });

  it('sends them to another where a process is stopping, and leaves all other channels where they are', async () => {
    await pressEverywhere();
    const before = newest();
    await endpoints[1]!.refuse();
    expect(await pressEverywhere()).toEqual(new Set([202]));
    const after = newest();
    expect(after).not.toContain(1);
    for (const [at, taker] of before.entries()) if (taker !== 1) expect(after[at]).toBe(taker);
  });

  it('sends them to another where a process has been killed, and back to who comes in its place', async () => {
    await pressEverywhere();
    const before = newest();
    await endpoints[2]!.close();
    expect(await pressEverywhere()).toEqual(new Set([202]));
    expect(newest()).not.toContain(2);
    endpoints[2] = await InteractionsEndpoint.listen({ host: '127.0.0.1', port: 0, log: recorder().log });
    open(2);
    await proxy.use(...endpoints.map(urlOf));
    expect(await pressEverywhere()).toEqual(new Set([202]));
    expect(newest()).toEqual(before);
  });

  it('has another answer within Discord’s three seconds where a process stands still', async () => {
    let isStill = false;
    // Ready, until it no longer answers.
    const still: Server = createServer((_, response) => {
      if (!isStill) response.writeHead(401, { 'content-length': '0' }).end();
    });
    await new Promise<void>((resolve) => still.listen(0, '127.0.0.1', resolve));
    try {
      await proxy.use(urlOf(still.address() as AddressInfo), urlOf(endpoints[0]!));
      isStill = true;
      const started = Date.now();
      expect(await pressEverywhere()).toEqual(new Set([202]));
      expect(Date.now() - started).toBeLessThan(3_000);
    } finally {
      still.closeAllConnections();
      await new Promise((resolve) => still.close(resolve));
    }
  });

  it('passes bodies on as they are, so that forged ones are refused, and large ones arrive', async () => {
    expect(await post(CHANNELS[0]!, { spoilt: ' ' })).toBe(401);
    expect(await post(CHANNELS[0]!, { filler: 'x'.repeat(30_000) })).toBe(202);
    expect(await post(CHANNELS[0]!, { filler: 'x'.repeat(300_000) })).toBe(202);
    expect(takers.get(CHANNELS[0]!)).toHaveLength(2);
  });
});
