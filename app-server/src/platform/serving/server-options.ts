import type { Socket } from 'node:net';
import { LogController, type FastifyReply, type FastifyServerOptions } from 'fastify';
import { answerError } from '../calls/answer-errors.ts';
import type { AppServerConfig } from '../config/config.ts';
import { errorEnvelope } from '../domain-error.ts';
import { loggerOptions } from '../logging/logging.ts';
import { newRequestId, requestIds } from '../logging/request-id.ts';

/** Maximum time for receiving a request, however slowly it is sent. */
const REQUEST_TIMEOUT_MS = 30_000;

const STATUSES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Data that is not HTTP never becomes a request, so the response is written to the socket. */
function answerNoRequest(error: { readonly code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const body = JSON.stringify(errorEnvelope('BAD_REQUEST', 'en'));
  const head = [
    `HTTP/1.1 ${STATUSES[error.code ?? ''] ?? '400 Bad Request'}`,
    `content-type: application/json; charset=utf-8`,
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${newRequestId()}`,
    'cache-control: no-store',
    // the default headers, which cannot be added in the usual way because there is no request
    "content-security-policy: default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options: nosniff',
    'x-frame-options: DENY',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/**
 * Options for the Fastify instance of `appServer`: the log without secrets, the trusted proxies, and the
 * product's envelope for errors outside of any plug-in.
 */
export function serverOptions(
  config: Pick<AppServerConfig, 'environment' | 'isTrustedProxy'>,
): FastifyServerOptions {
  const { isTrustedProxy } = config;
  return {
    logger: loggerOptions(config) ?? false,
    // Calls write their own log line; static files need none.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (address) => isTrustedProxy(address),
    genReqId: requestIds(isTrustedProxy),
    requestTimeout: REQUEST_TIMEOUT_MS,
    // `gracefulStop` responds instead, in the envelope.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply: FastifyReply) => {
      reply
        .headers({ 'x-request-id': request.id, 'cache-control': 'no-store' })
        .send(answerError(error, request, reply));
    },
    clientErrorHandler: answerNoRequest,
  };
}
