import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseForm } from '../validate/form.ts';
import { callbackAction } from './callback-action.ts';
import { callbackResponse } from './callback-response.ts';
import { checkCallbackType } from './callback-type.ts';
import type { RestContext } from './context.ts';

const callbackSchema = z.strictObject({ type: z.int(), data: z.unknown().optional() });

export function interactionRoutes(app: FastifyInstance, { world }: RestContext): void {
  app.post<{
    Params: { interaction_id: string; interaction_token: string };
    Querystring: { with_response?: string };
  }>('/interactions/:interaction_id/:interaction_token/callback', ({ params, query, form }, reply) => {
    const interaction = world.interactions.unacknowledged(params.interaction_id, params.interaction_token);
    const { type, data } = parseForm(callbackSchema, form.json);
    const responseType = checkCallbackType(interaction, type);
    const { uploads } = form;
    const act = callbackAction(world, interaction, { type: responseType, data, uploads });
    world.interactions.acknowledge(interaction, responseType);
    act();
    world.interactions.announce(interaction);
    if (query.with_response === 'true') reply.send(callbackResponse(interaction, responseType));
    else reply.code(204).send();
  });
}
