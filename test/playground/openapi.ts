import { existsSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { RecordedRequest } from '../../src/playground/rest/requests.ts';

const FILE = new URL('../../../shared/discord/openapi.json', import.meta.url);

interface Body {
  readonly content?: Readonly<Record<string, unknown>>;
}

interface Operation {
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

type Request = Pick<RecordedRequest, 'method' | 'route' | 'body' | 'files'>;

/** How a request deviates from Discord's OpenAPI spec; empty when it doesn't. */
export type Conformance = (request: Request) => string[];

/** How a response of the local Discord deviates from the spec. */
export type AnswerConformance = (
  request: Pick<Request, 'method' | 'route'>,
  status: number,
  body: unknown,
) => string[];

const pointer = (...keys: string[]) =>
  keys.map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

function load(): { readonly request: Conformance; readonly answer: AnswerConformance } {
  const description: Description = JSON.parse(readFileSync(FILE, 'utf8'));
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(description, 'discord');
  const check = (name: string, path: string, value: unknown): string[] => {
    const validate = ajv.getSchema(`discord#${path}`);
    if (!validate) return [`${name} has no schema`];
    if (validate(value)) return [];
    return (validate.errors ?? []).map((error) => `${name}${error.instancePath} ${error.message}`);
  };
  const find = ({ method, route }: Pick<Request, 'method' | 'route'>) => ({
    name: `${method} ${route}`,
    path: pointer('paths', route, method.toLowerCase()),
    operation: description.paths[route]?.[method.toLowerCase()],
  });
  return {
    request(request) {
      const { name, path, operation } = find(request);
      if (!operation) return [`${name} is not in the spec`];
      const content = operation.requestBody?.content;
      if (!content) return (request.body ?? null) === null ? [] : [`${name} takes no body`];
      const form = 'multipart/form-data' in content && request.files.length > 0;
      const type = form ? 'multipart/form-data' : 'application/json';
      return check(name, `${path}${pointer('requestBody', 'content', type, 'schema')}`, request.body);
    },
    answer(request, status, body) {
      const { name, path, operation } = find(request);
      const answer = operation?.responses[String(status)];
      if (!answer) return [`${name} does not answer ${status}`];
      if (!answer.content) return body === null ? [] : [`${name} answers nothing`];
      return check(
        name,
        `${path}${pointer('responses', String(status), 'content', 'application/json', 'schema')}`,
        body,
      );
    },
  };
}

const loaded = existsSync(FILE) ? load() : null;

/**
 * Checks requests against Discord's OpenAPI spec, which isn't part of this project; null, with a warning, where it's
 * missing.
 */
export function openConformance(): Conformance | null {
  if (!loaded) console.warn(`No OpenAPI spec at ${FILE.pathname}: requests are not checked against it.`);
  return loaded?.request ?? null;
}

/** Checks responses against the spec, where it's available. */
export const answerConformance: AnswerConformance | null = loaded?.answer ?? null;
