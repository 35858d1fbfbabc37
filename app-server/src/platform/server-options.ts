import { LogController, type FastifyReply, type FastifyServerOptions } from 'fastify';
import { answerError } from './calls/answer-errors.ts';
import type { AppServerConfig } from './config.ts';
import { loggerOptions, newRequestId } from './logging.ts';

/**
 * What the Fastify instance under `appServer` should be made with: the log without secrets, and the product's envelope
 * for addresses that cannot be read at all, which no plug-in gets to see.
 */
export function serverOptions(config: Pick<AppServerConfig, 'environment'>): FastifyServerOptions {
  return {
    logger: loggerOptions(config) ?? false,
    // The calls write a line of their own; files that are served need none.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    frameworkErrors: (error, request, reply: FastifyReply) => {
      reply
        .headers({ 'x-request-id': request.id, 'cache-control': 'no-store' })
        .send(answerError(error, request, reply));
    },
  };
}
