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
];

/** Where a log line may carry a secret: as a member of it, or of an object in it. */
const SECRET_PATHS = SECRET_NAMES.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

export interface ErrorDescription {
  readonly type: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly sqlState: unknown;
  readonly cause: ErrorDescription | undefined;
}

/** An error for the log. A failed query's own message repeats every value it was given, so only its text stays. */
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

/** pino's JSON as a line to read: `12:00:00 warn the message {"a":1}` and the stack of an error below it. */
export function oneLine(json: string): string {
  const { level, time, msg = '', err, pid: _pid, hostname: _hostname, ...rest } = JSON.parse(json) as LogLine;
  const at = new Date(time).toTimeString().slice(0, 8);
  const details = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : '';
  const stack = err?.stack === undefined ? '' : `\n${err.stack}`;
  return `${at} ${LEVELS[level] ?? level} ${msg}${details}${stack}\n`;
}

/** Logger options for the process: JSON in production, quiet lines in development; secrets are cut out in both. */
export function loggerOptions({
  environment,
}: Pick<AppServerConfig, 'environment'>): FastifyServerOptions['logger'] {
  const redact = { paths: SECRET_PATHS, censor: '•' };
  const serializers = {
    // A query may carry what nobody should read in a log.
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
