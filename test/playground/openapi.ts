import { existsSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { RecordedRequest } from '../../src/playground/rest/requests.ts';

const FILE = new URL('../../../shared/discord/openapi.json', import.meta.url);

interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** What is wrong with a request by Discord's own description of its route; empty when nothing is. */
export type Conformance = (request: Pick<RecordedRequest, 'method' | 'route' | 'body' | 'files'>) => string[];

const pointer = (...keys: string[]) =>
  keys.map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

function load(): Conformance {
  const description: Description = JSON.parse(readFileSync(FILE, 'utf8'));
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: false });
  addFormats.default(ajv);
  ajv.addSchema(description, 'discord');
  return ({ method, route, body, files }) => {
    const operation = description.paths[route]?.[method.toLowerCase()];
    if (!operation) return [`${method} ${route} is not described`];
    const content = operation.requestBody?.content;
    if (!content) return body === undefined || body === null ? [] : [`${method} ${route} takes no body`];
    const type =
      'multipart/form-data' in content && files.length > 0 ? 'multipart/form-data' : 'application/json';
    const path = pointer('paths', route, method.toLowerCase(), 'requestBody', 'content', type, 'schema');
    const validate = ajv.getSchema(`discord#${path}`);
    if (!validate) return [`${method} ${route} has no schema for ${type}`];
    if (validate(body)) return [];
    return (validate.errors ?? []).map((error) => `${method} ${route}${error.instancePath} ${error.message}`);
  };
}

/**
 * Checks requests against Discord's OpenAPI description, which lies beside this project and is not part of it;
 * null, with a word of it, where it is absent.
 */
export function openConformance(): Conformance | null {
  if (existsSync(FILE)) return load();
  console.warn(
    `Discord's OpenAPI description is not at ${FILE.pathname}: requests are not checked against it.`,
  );
  return null;
}
