/** Command options in the shape of Discord's interaction data. */
export interface PageOption {
  readonly name: string;
  readonly type: number;
  readonly value?: string | number | boolean;
  readonly focused?: boolean;
  readonly options?: readonly PageOption[];
}

export type FromPage =
  | {
      readonly type: 'command';
      readonly nonce: string;
      readonly channelId: string;
      readonly name: string;
      readonly options: readonly PageOption[];
    }
  | {
      readonly type: 'autocomplete';
      readonly nonce: string;
      readonly channelId: string;
      readonly name: string;
      readonly options: readonly PageOption[];
    }
  | {
      readonly type: 'component';
      readonly nonce: string;
      readonly channelId: string;
      readonly messageId: string;
      readonly customId: string;
      readonly componentType: number;
      readonly values?: readonly string[];
    }
  | {
      readonly type: 'modalSubmit';
      readonly nonce: string;
      readonly channelId: string;
      readonly customId: string;
      readonly fields: Readonly<Record<string, string | readonly string[]>>;
    }
  /** Sends a message of 1 to 2000 characters. */
  | { readonly type: 'say'; readonly channelId: string; readonly content: string }
  /** Dismisses an ephemeral message. */
  | { readonly type: 'dismiss'; readonly channelId: string; readonly messageId: string };
