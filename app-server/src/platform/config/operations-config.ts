import { readWhole } from './read-whole.ts';
import { SERVER } from './variables.ts';

export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

const ROLES = ['all', 'web'] as const;

/** Settings for operators only. */
export interface OperationsConfig {
  /** web: answers calls and runs no background job; all: does both */
  readonly role: (typeof ROLES)[number];
  /** whether a start migrates the database; else it refuses a schema that does not fit */
  readonly migrates: boolean;
  /** undefined: no metrics */
  readonly metrics: MetricsAddress | undefined;
  /** how long a stopping process still serves while `/ready` is 503 */
  readonly drainSeconds: number;
}

function readRole(text: string): OperationsConfig['role'] {
  const role = ROLES.find((one) => one === text);
  if (role === undefined) throw new Error(`ROLE is "${text}"; it must be web or all.`);
  return role;
}

function readMigrate(text: string): boolean {
  if (text !== 'start' && text !== 'off') throw new Error(`MIGRATE is "${text}"; it must be start or off.`);
  return text === 'start';
}

/**
 * ROLE, MIGRATE, METRICS_PORT, METRICS_HOST and DRAIN_SECONDS; throws a message.
 */
export function readOperations(env: Readonly<Record<string, string | undefined>>): OperationsConfig {
  const port = env['METRICS_PORT'] || undefined;
  const host = env['METRICS_HOST'] || SERVER.METRICS_HOST.default;
  return {
    role: readRole(env['ROLE'] || SERVER.ROLE.default),
    migrates: readMigrate(env['MIGRATE'] || SERVER.MIGRATE.default),
    metrics:
      port === undefined ? undefined : { host, port: readWhole('METRICS_PORT', port, { most: 65_535 }) },
    drainSeconds: readWhole('DRAIN_SECONDS', env['DRAIN_SECONDS'] || String(SERVER.DRAIN_SECONDS.default), {
      most: 300,
    }),
  };
}
