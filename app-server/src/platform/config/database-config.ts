import type { DatabaseLimits } from '../database/index.ts';
import { readWhole } from './read-whole.ts';
import { SERVER } from './variables.ts';

/**
 * DATABASE_POOL, DATABASE_QUEUE, DATABASE_STATEMENT_SECONDS, DATABASE_LOCK_SECONDS and DATABASE_IDLE_SECONDS;
 * throws a message. Defaults are below what a client waits for an answer (15 s), so that PostgreSQL ends a
 * statement before we give up on its connection.
 */
export function readDatabaseLimits(env: Readonly<Record<string, string | undefined>>): DatabaseLimits {
  const value = (name: string) => env[name];
  const whole = (name: string, variable: { readonly default: number }, most: number) =>
    readWhole(name, value(name) || String(variable.default), { least: 1, most });
  return {
    connections: whole('DATABASE_POOL', SERVER.DATABASE_POOL, 500),
    mostWaiting: whole('DATABASE_QUEUE', SERVER.DATABASE_QUEUE, 100_000),
    statementMs: 1000 * whole('DATABASE_STATEMENT_SECONDS', SERVER.DATABASE_STATEMENT_SECONDS, 14),
    lockMs: 1000 * whole('DATABASE_LOCK_SECONDS', SERVER.DATABASE_LOCK_SECONDS, 14),
    idleMs: 1000 * whole('DATABASE_IDLE_SECONDS', SERVER.DATABASE_IDLE_SECONDS, 3600),
  };
}

/** DATABASE_PREPARED, whether statements that run often have names; throws a message. */
export function readPrepared(env: Readonly<Record<string, string | undefined>>): boolean {
  const text = env['DATABASE_PREPARED'] || SERVER.DATABASE_PREPARED.default;
  if (text !== 'on' && text !== 'off')
    throw new Error(`DATABASE_PREPARED is "${text}"; it must be on or off.`);
  return text === 'on';
}

/** DATABASE_READ_LATE_SECONDS, in milliseconds; throws a message. */
export function readLateness(env: Readonly<Record<string, string | undefined>>): number {
  const text = env['DATABASE_READ_LATE_SECONDS'] || String(SERVER.DATABASE_READ_LATE_SECONDS.default);
  return 1000 * readWhole('DATABASE_READ_LATE_SECONDS', text, { least: 1, most: 60 });
}
