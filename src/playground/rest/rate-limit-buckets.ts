interface Bucket {
  readonly name: string;
  readonly limit: number;
  /** Milliseconds. */
  readonly windowMs: number;
}

/** Per-route limits. Each channel and webhook has its own bucket. */
export const BUCKETS: Readonly<Record<string, Bucket>> = {
  'POST /channels/{channel_id}/messages': { name: 'message-create', limit: 5, windowMs: 5_000 },
  'PATCH /channels/{channel_id}/messages/{message_id}': { name: 'message-edit', limit: 5, windowMs: 5_000 },
  'DELETE /channels/{channel_id}/messages/{message_id}': {
    name: 'message-delete',
    limit: 5,
    windowMs: 1_000,
  },
  'PATCH /channels/{channel_id}': { name: 'channel-edit', limit: 5, windowMs: 15_000 },
  'POST /channels/{channel_id}/threads': { name: 'thread-create', limit: 10, windowMs: 10_000 },
  'POST /webhooks/{webhook_id}/{webhook_token}': { name: 'webhook', limit: 5, windowMs: 2_000 },
  'PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original': {
    name: 'webhook-edit',
    limit: 5,
    windowMs: 2_000,
  },
  'PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}': {
    name: 'webhook-edit',
    limit: 5,
    windowMs: 2_000,
  },
};
