import { describe, expect, it } from '@jest/globals';
import { readDatabaseLimits } from './database-config.ts';

describe('limits of the database', () => {
  it('have defaults, and are read in seconds', () => {
    const standard = {
      connections: 10,
      mostWaiting: 500,
      statementMs: 12_000,
      lockMs: 12_000,
      idleMs: 30_000,
    };
    expect(readDatabaseLimits({ DATABASE_POOL: '' })).toEqual(standard);
    expect(readDatabaseLimits({ DATABASE_POOL: '40', DATABASE_LOCK_SECONDS: '3' })).toEqual({
      ...standard,
      connections: 40,
      lockMs: 3_000,
    });
  });

  it.each([
    ['DATABASE_POOL', '0'],
    ['DATABASE_QUEUE', 'many'],
    ['DATABASE_STATEMENT_SECONDS', '15'],
    ['DATABASE_LOCK_SECONDS', '-1'],
    ['DATABASE_IDLE_SECONDS', '0.5'],
  ])('refuses %s=%s with a message that names it', (name, value) => {
    expect(() => readDatabaseLimits({ [name]: value })).toThrow(
      new RegExp(`^${name} is "${value}"; it must be a whole number from 1 to \\d+\\.$`),
    );
  });
});
