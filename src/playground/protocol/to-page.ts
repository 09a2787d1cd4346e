import type {
  APIApplicationCommand,
  APIApplicationCommandOptionChoice,
  APIChannel,
  APIGuild,
  APIMessage,
  APIModalInteractionResponseCallbackData,
  APIUser,
} from 'discord-api-types/v10';

/**
 * What the page and the local Discord say to each other, as JSON over one WebSocket at
 * `/page/socket?user=<id>`: the page is that user. Objects are Discord's own.
 */
export type ToPage =
  | {
      readonly type: 'hello';
      readonly me: APIUser;
      /** Everybody the page can switch to. */
      readonly users: readonly APIUser[];
      readonly bot: APIUser;
      readonly guild: APIGuild;
      readonly channels: readonly APIChannel[];
      readonly commands: readonly APIApplicationCommand[];
      /** Messages this user can see, by channel, oldest first. */
      readonly messages: Readonly<Record<string, readonly APIMessage[]>>;
    }
  | { readonly type: 'commands'; readonly commands: readonly APIApplicationCommand[] }
  | { readonly type: 'channel'; readonly channel: APIChannel }
  /** A new or changed message that this user can see. Ephemeral ones have flag 64. */
  | { readonly type: 'message'; readonly message: APIMessage }
  | { readonly type: 'messageGone'; readonly channelId: string; readonly messageId: string }
  /** The bot has answered the page's request `nonce`, or has not: `failed` is "This interaction failed". */
  | { readonly type: 'answered'; readonly nonce: string }
  | { readonly type: 'failed'; readonly nonce: string; readonly reason: string }
  | {
      readonly type: 'choices';
      readonly nonce: string;
      readonly choices: readonly APIApplicationCommandOptionChoice[];
    }
  | {
      readonly type: 'modal';
      readonly nonce: string;
      readonly modal: APIModalInteractionResponseCallbackData;
    };
