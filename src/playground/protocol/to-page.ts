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
 * What the local Discord sends to a page, as JSON over a WebSocket at
 * `/page/socket?user=<id>`. Objects have the shape of Discord's API.
 */
export type ToPage =
  | {
      readonly type: 'hello';
      readonly me: APIUser;
      /** The users the page can switch to. */
      readonly users: readonly APIUser[];
      readonly bot: APIUser;
      readonly guild: APIGuild;
      readonly channels: readonly APIChannel[];
      readonly commands: readonly APIApplicationCommand[];
      /** Visible messages by channel, oldest first. */
      readonly messages: Readonly<Record<string, readonly APIMessage[]>>;
    }
  | { readonly type: 'commands'; readonly commands: readonly APIApplicationCommand[] }
  | { readonly type: 'channel'; readonly channel: APIChannel }
  /** A visible message was created or edited. Ephemeral ones have flag 64. */
  | { readonly type: 'message'; readonly message: APIMessage }
  | { readonly type: 'messageGone'; readonly channelId: string; readonly messageId: string }
  /** The bot responded to request `nonce`, or didn't: `failed` is "This interaction failed". */
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
