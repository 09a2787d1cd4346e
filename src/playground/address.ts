import type { AddressInfo } from 'node:net';

/** The host and port at which this machine reaches a server bound to `bound`. */
export function reachableAddress({ address, family, port }: AddressInfo): string {
  return `${reachableHost(address, family)}:${port}`;
}

function reachableHost(address: string, family: string): string {
  if (address === '0.0.0.0') return '127.0.0.1';
  if (address === '::') return '[::1]';
  return family === 'IPv6' ? `[${address}]` : address;
}
