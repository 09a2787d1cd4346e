interface Allowance {
  readonly bucket: string;
  readonly limit: number;
  /** Milliseconds. */
  readonly per: number;
}

/** Limits of single routes, each for one channel or one webhook by itself. */
export const ALLOWANCES: Readonly<Record<string, Allowance>> = {
  'POST /channels/{channel_id}/messages': { bucket: 'message-create', limit: 5, per: 5_000 },
  'PATCH /channels/{channel_id}/messages/{message_id}': { bucket: 'message-edit', limit: 5, per: 5_000 },
  'DELETE /channels/{channel_id}/messages/{message_id}': { bucket: 'message-delete', limit: 5, per: 1_000 },
  'PATCH /channels/{channel_id}': { bucket: 'channel-edit', limit: 5, per: 15_000 },
  'POST /channels/{channel_id}/threads': { bucket: 'thread-create', limit: 10, per: 10_000 },
  'POST /webhooks/{webhook_id}/{webhook_token}': { bucket: 'webhook', limit: 5, per: 2_000 },
  'PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original': {
    bucket: 'webhook-edit',
    limit: 5,
    per: 2_000,
  },
  'PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}': {
    bucket: 'webhook-edit',
    limit: 5,
    per: 2_000,
  },
};
