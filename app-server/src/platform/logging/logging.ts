import type { FastifyServerOptions } from 'fastify';
import { causeOfLine } from './cause.ts';
import type { AppServerConfig } from '../config/config.ts';

const SECRET_NAMES = [
  'token',
  'tokenValue',
  'authorization-app',
  'sign',
  'signature',
  'signKey',
  'phone',
  'code',
  'password',
  'pin',
  'outletPin',
  'gatePin',
  'deviceProof',
];

/** Where a log line may contain a secret: as a member, or a member of an object in it. */
const SECRET_PATHS = SECRET_NAMES.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

export interface ErrorDescription {
  readonly type: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly sqlState: unknown;
  readonly cause: ErrorDescription | undefined;
}

/**
 * Describes an error for the log. The message of a failed query contains all its values, so only the query's
 * text is kept.
 */
export function describeError(error: unknown): ErrorDescription | undefined {
  if (!(error instanceof Error)) return undefined;
  const query = 'query' in error && typeof error.query === 'string' ? error.query : undefined;
  return {
    type: error.name,
    message: query ?? error.message,
    stack: query === undefined ? error.stack : undefined,
    sqlState: 'code' in error ? error.code : undefined,
    cause: describeError(error.cause),
  };
}

interface LogLine {
  level: number;
  time: number;
  msg?: string;
  err?: Partial<ErrorDescription>;
  [member: string]: unknown;
}

const LEVELS: Record<number, string> = { 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };

/**
 * Formats pino's JSON as a readable line: `12:00:00 warn the message {"a":1}`, followed by an error's stack.
 */
export function oneLine(json: string): string {
  const { level, time, msg = '', err, pid: _pid, hostname: _hostname, ...rest } = JSON.parse(json) as LogLine;
  const at = new Date(time).toTimeString().slice(0, 8);
  const details = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : '';
  const stack = err?.stack === undefined ? '' : `\n${err.stack}`;
  return `${at} ${LEVELS[level] ?? level} ${msg}${details}${stack}\n`;
}

/**
 * Logger options of the process: JSON in production, few readable lines in development; both without secrets.
 */
export function loggerOptions({
  environment,
}: Pick<AppServerConfig, 'environment'>): FastifyServerOptions['logger'] {
  const redact = { paths: SECRET_PATHS, censor: '•' };
  const serializers = {
    // A query string may contain data that does not belong in a log.
    req: (request: { method: string; url: string }) => ({
      method: request.method,
      path: request.url.split('?', 1)[0],
    }),
  };
  const common = { level: 'info', redact, serializers, mixin: causeOfLine };
  if (environment === 'production') return common;
  const stream = { write: (json: string) => void process.stdout.write(oneLine(json)) };
  return { ...common, stream };
}
