import type { FastifyInstance } from 'fastify';
import { apiError } from '../validate/api-error.ts';
import { checkEmojiForm, checkEmojiName } from '../validate/emoji-form.ts';
import type { RestContext } from './context.ts';

interface Params {
  readonly application_id: string;
  readonly emoji_id: string;
}

/** The application's own emoji. */
export function emojiRoutes(app: FastifyInstance, { world }: RestContext): void {
  const { emoji } = world;
  const base = '/applications/:application_id/emojis';
  const ofBot = ({ application_id }: Params) => {
    if (application_id !== world.bot.id) throw apiError('missingAccess');
    return emoji;
  };

  app.get<{ Params: Params }>(base, ({ params }) => ({ items: ofBot(params).list() }));
  app.post<{ Params: Params }>(base, ({ params, form }, reply) => {
    const added = ofBot(params).add(checkEmojiForm(form.json));
    reply.code(201).send(emoji.data(added));
  });
  app.get<{ Params: Params }>(`${base}/:emoji_id`, ({ params }) =>
    emoji.data(ofBot(params).get(params.emoji_id)),
  );
  app.patch<{ Params: Params }>(`${base}/:emoji_id`, ({ params, form }) =>
    emoji.data(ofBot(params).rename(params.emoji_id, checkEmojiName(form.json))),
  );
  app.delete<{ Params: Params }>(`${base}/:emoji_id`, ({ params }, reply) => {
    ofBot(params).remove(params.emoji_id);
    reply.code(204).send();
  });
}
