import type {
  APIApplicationCommand,
  APIApplicationCommandOptionChoice,
  APIChannel,
  APIGuild,
  APIMessage,
  APIModalInteractionResponseCallbackData,
  APIUser,
} from 'discord-api-types/v10';
import { z } from 'zod';

/** Command options in the shape of Discord's interaction data. */
export interface PageOption {
  readonly name: string;
  readonly type: number;
  readonly value?: string | number | boolean;
  readonly focused?: boolean;
  readonly options?: readonly PageOption[];
}

const option: z.ZodType<PageOption> = z.object({
  name: z.string(),
  type: z.int(),
  value: z.union([z.string(), z.number(), z.boolean()]).exactOptional(),
  focused: z.boolean().exactOptional(),
  options: z.lazy(() => z.array(option)).exactOptional(),
});

const inChannel = { channelId: z.string() };
const asked = { ...inChannel, nonce: z.string() };
const command = { ...asked, name: z.string(), options: z.array(option).readonly() };
const values = z.array(z.string()).readonly();

/** What a page sends: what its user does. */
export const fromPage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('command'), ...command }),
  z.object({ type: z.literal('autocomplete'), ...command }),
  z.object({
    type: z.literal('component'),
    ...asked,
    messageId: z.string(),
    customId: z.string(),
    componentType: z.int(),
    values: values.exactOptional(),
  }),
  z.object({
    type: z.literal('modalSubmit'),
    ...asked,
    customId: z.string(),
    fields: z.record(z.string(), z.union([z.string(), values])),
  }),
  z.object({ type: z.literal('say'), ...inChannel, content: z.string().min(1).max(2_000) }),
  /** Of an ephemeral message. */
  z.object({ type: z.literal('dismiss'), ...inChannel, messageId: z.string() }),
]);

export type FromPage = z.output<typeof fromPage>;

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
      /** The most that a file of a command may have, in bytes. */
      readonly fileBytes: number;
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
