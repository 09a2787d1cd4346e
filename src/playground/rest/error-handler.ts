import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, apiError } from '../validate/api-error.ts';

interface RequestError extends Error {
  readonly statusCode?: number;
}

/** Answers a failed request the way Discord does. */
export function handleError(error: RequestError, request: FastifyRequest, reply: FastifyReply): void {
  const known = asApiError(error);
  if (!known) request.log.error(error);
  reply
    .code(known?.status ?? 500)
    .headers(known?.headers ?? {})
    .send(known?.body ?? { message: '500: Internal Server Error', code: 0 });
}

function asApiError(error: RequestError): ApiError | null {
  if (error instanceof ApiError) return error;
  if (error.statusCode === 413) return apiError('requestTooLarge');
  if (error.statusCode === 415) return new ApiError(400, 0, '400: Bad Request');
  return error.statusCode !== undefined && error.statusCode < 500
    ? new ApiError(400, 0, error.message)
    : null;
}
