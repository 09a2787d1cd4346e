import type { FastifyInstance } from 'fastify';
import type { Scope } from '../state/command-object.ts';
import { apiError } from '../validate/api-error.ts';
import type { RestContext } from './context.ts';

interface Params {
  readonly application_id: string;
  readonly guild_id?: string;
  readonly command_id: string;
}

/** The same routes for global and for guild commands. */
export function commandRoutes(app: FastifyInstance, { world }: RestContext): void {
  const { commands } = world;
  const scopeOf = ({ application_id, guild_id }: Params): Scope => {
    if (application_id !== world.bot.id) throw apiError('missingAccess');
    return guild_id === undefined ? null : world.guild(guild_id).id;
  };
  for (const base of [
    '/applications/:application_id/commands',
    '/applications/:application_id/guilds/:guild_id/commands',
  ]) {
    app.get<{ Params: Params }>(base, ({ params }) => commands.list(scopeOf(params)));
    app.put<{ Params: Params }>(base, ({ params, form }) => commands.replace(scopeOf(params), form.json));
    app.post<{ Params: Params }>(base, ({ params, form }, reply) => {
      const { command, created } = commands.put(scopeOf(params), form.json);
      reply.code(created ? 201 : 200).send(command);
    });
    app.get<{ Params: Params }>(`${base}/:command_id`, ({ params }) =>
      commands.get(scopeOf(params), params.command_id),
    );
    app.patch<{ Params: Params }>(`${base}/:command_id`, ({ params, form }) =>
      commands.patch(scopeOf(params), params.command_id, form.json),
    );
    app.delete<{ Params: Params }>(`${base}/:command_id`, ({ params }, reply) => {
      commands.remove(scopeOf(params), params.command_id);
      reply.code(204).send();
    });
  }
}
