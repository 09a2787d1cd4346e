/** Options as Discord's interaction data has them: subcommands nested, the focused one marked. */
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
      readonly fields: Readonly<Record<string, string>>;
    }
  /** Hides an ephemeral message from the page's user. */
  | { readonly type: 'dismiss'; readonly channelId: string; readonly messageId: string };
