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
  tooManyEmoji: [400, 30008, 'Maximum number of emojis reached (2000)'],
  tooManyCommands: [400, 30032, 'Maximum number of application commands reached (100).'],
  tooManyCreations: [400, 30034, 'Max number of daily application command creates has been reached (200)'],
  forumChannel: [400, 40058, 'Cannot send a message in a forum channel'],
  alreadyAcknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  requestTooLarge: [413, 40005, 'Request entity too large'],
  replyWithoutHistory: [403, 160002, 'Cannot reply without permission to read message history'],
  lockedThread: [400, 160005, 'Thread is locked'],
  tooManyThreads: [400, 160006, 'Maximum number of active threads reached'],
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

/** What Discord says about an invalid field, by code. */
const FIELD_ERRORS: Readonly<Record<string, string>> = {
  APPLICATION_COMMANDS_DUPLICATE_NAME: 'Application command names must be unique',
  APPLICATION_COMMAND_AUTOCOMPLETE_INVALID: 'Autocomplete is not possible here',
  APPLICATION_COMMAND_CHOICES_INVALID: 'Choices are not possible here',
  APPLICATION_COMMAND_FILE_TYPES_INVALID: 'File types are not possible here',
  APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS: 'Choice names must be unique',
  APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS: 'Option name already exists',
  APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID: 'Required options must be placed before non-required options',
  APPLICATION_COMMAND_OPTIONS_TYPE_INVALID:
    'Sub-command and sub-command group option types are mutually exclusive to all other types',
  APPLICATION_EMOJI_NAME_ALREADY_TAKEN: 'This emoji name is already taken.',
  ATTACHMENT_NOT_FOUND: 'Attachment data not found',
  BASE_TYPE_REQUIRED: 'This field is required',
  BINARY_TYPE_MAX_SIZE: 'File cannot be larger than 256.0 kb.',
  BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED: 'A button needs a label or an emoji',
  BUTTON_COMPONENT_URL_CUSTOM_ID: 'A custom id and url cannot both be specified',
  COMPONENT_CUSTOM_ID_DUPLICATED: 'Component custom id cannot be duplicated',
  COMPONENT_ID_DUPLICATED: 'Component id cannot be duplicated',
  COMPONENT_INVALID_EMOJI: 'Invalid emoji',
  COMPONENT_LAYOUT_WIDTH_EXCEEDED: 'The specified component exceeds the maximum width',
  FLAGS_INVALID: 'A flag is set that cannot be set here',
  IMAGE_INVALID: 'Invalid image data',
  MESSAGE_REFERENCE_UNKNOWN_MESSAGE: 'Unknown message',
  SELECT_COMPONENT_DEFAULTS: 'More defaults than max_values',
  SELECT_COMPONENT_MAX_VALUES_MIN: 'max_values must be at min min_values',
  SELECT_COMPONENT_OPTION_VALUE_DUPLICATED: 'The specified option value is already used',
  SET_TYPE_ALREADY_CONTAINS_VALUE: 'The set already contains this value',
  STRING_TYPE_REGEX: 'String value did not match validation regex.',
  TEXT_INPUT_LENGTHS: 'max_length must be at least min_length',
  UNKNOWN_FIELD: 'This field is not known here.',
  URL_TYPE_INVALID_URL: 'Not a well formed URL.',
};

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

  /** `message` is needed only for a code whose message has data. */
  add(path: FieldPath, code: string, message = FIELD_ERRORS[code] ?? code): void {
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
export function fieldError(path: FieldPath, code: string, message?: string): ApiError {
  const errors = new FieldErrors();
  errors.add(path, code, message);
  return errors.error();
}
