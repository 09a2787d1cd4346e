import { describe, expect, it } from 'vitest';
import { openConformance } from './openapi.ts';

const conformance = openConformance();
const route = '/interactions/{interaction_id}/{interaction_token}/callback';

describe.skipIf(!conformance)("Discord's OpenAPI spec", () => {
  const check = conformance!;

  it('accepts a reply', () => {
    const button = { type: 2, style: 1, custom_id: 'a', label: 'A' };
    const body = { type: 4, data: { content: 'Hello', components: [{ type: 1, components: [button] }] } };
    expect(check({ method: 'POST', route, body, files: [] })).toEqual([]);
  });

  it('reports violations', () => {
    const body = { type: 4, data: { content: 7 } };
    expect(check({ method: 'POST', route, body, files: [] })).not.toEqual([]);
    expect(check({ method: 'PUT', route: '/nowhere', body, files: [] })).toEqual([
      'PUT /nowhere is not in the spec',
    ]);
  });

  it('checks commands', () => {
    const commands = '/applications/{application_id}/commands';
    const good = [{ name: 'table', description: 'Tables' }];
    expect(check({ method: 'PUT', route: commands, body: good, files: [] })).toEqual([]);
    const bad = [{ name: 'table', description: 'x'.repeat(101) }];
    expect(check({ method: 'PUT', route: commands, body: bad, files: [] })).not.toEqual([]);
  });
});
