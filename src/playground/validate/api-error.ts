/** An error response of the API: HTTP status and JSON body. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: number,
    message: string,
    extra: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(`${status} ${code} ${message} ${JSON.stringify(extra)}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = { message, code, ...extra };
    this.headers = headers;
  }
}

/** Errors with a fixed message. */
const API_ERRORS = {
  generalNotFound: [404, 0, '404: Not Found'],
  unauthorized: [401, 0, '401: Unauthorized'],
  forbidden: [403, 0, '403: Forbidden'],
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownGuild: [404, 10004, 'Unknown Guild'],
  unknownMember: [404, 10007, 'Unknown Member'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownUser: [404, 10013, 'Unknown User'],
  unknownEmoji: [404, 10014, 'Unknown Emoji'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  unknownCommand: [404, 10063, 'Unknown application command'],
  tooManyEmoji: [400, 30008, 'Maximum number of emojis reached (2000)'],
  tooManyCommands: [400, 30032, 'Maximum number of application commands reached (100).'],
  tooManyCreations: [400, 30034, 'Max number of daily application command creates has been reached (200)'],
  alreadyAcknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  requestTooLarge: [413, 40005, 'Request entity too large'],
  threadAlreadyThere: [400, 160004, 'A thread has already been created for this message'],
  lockedThread: [400, 160005, 'Thread is locked'],
  missingAccess: [403, 50001, 'Missing Access'],
  foreignMessage: [403, 50005, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  refusesMessages: [403, 50007, 'Cannot send messages to this user'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  wrongChannelType: [400, 50024, 'Cannot execute action on this channel type'],
  invalidWebhookToken: [401, 50027, 'Invalid Webhook Token'],
  invalidJson: [400, 50109, 'The request body contains invalid JSON.'],
  archivedThread: [400, 50083, 'Thread is archived'],
} as const satisfies Record<string, readonly [number, number, string]>;

type ApiErrorName = keyof typeof API_ERRORS;

export function apiError(name: ApiErrorName): ApiError {
  const [status, code, message] = API_ERRORS[name];
  return new ApiError(status, code, message);
}

export type FieldPath = readonly (string | number)[];

interface ErrorNode {
  [key: string]: ErrorNode | { readonly code: string; readonly message: string }[];
}

/** Has no prototype, since a field can have any name. */
function emptyNode(): ErrorNode {
  return Object.create(null);
}

/** Collects the invalid fields of a body into one 50035. */
export class FieldErrors {
  readonly #root = emptyNode();
  #count = 0;

  add(path: FieldPath, code: string, message: string): void {
    let node = this.#root;
    for (const key of path) {
      const next = node[key];
      if (next && !Array.isArray(next)) node = next;
      else {
        const child = emptyNode();
        node[key] = child;
        node = child;
      }
    }
    const errors = Array.isArray(node._errors) ? node._errors : [];
    errors.push({ code, message });
    node._errors = errors;
    this.#count += 1;
  }

  /** @throws {ApiError} 50035 when anything was added. */
  throwIfAny(): void {
    if (this.#count > 0) throw this.error();
  }

  error(): ApiError {
    return new ApiError(400, 50035, 'Invalid Form Body', { errors: this.#root });
  }
}

/** A 50035 for a single field. */
export function fieldError(path: FieldPath, code: string, message: string): ApiError {
  const errors = new FieldErrors();
  errors.add(path, code, message);
  return errors.error();
}
