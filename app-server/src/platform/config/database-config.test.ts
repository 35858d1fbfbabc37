import { describe, expect, it } from '@jest/globals';
import { readDatabaseLimits, readLateness, readPrepared } from './database-config.ts';

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

it('names of statements are on, unless they are switched off', () => {
  const read = (DATABASE_PREPARED?: string) => readPrepared({ DATABASE_PREPARED });
  expect([read(), read(''), read('on'), read('off')]).toEqual([true, true, true, false]);
  expect(() => read('no')).toThrow('DATABASE_PREPARED is "no"; it must be on or off.');
});

it('a replica may be two seconds late, or as configured', () => {
  const read = (DATABASE_READ_LATE_SECONDS?: string) => readLateness({ DATABASE_READ_LATE_SECONDS });
  expect([read(), read(''), read('60')]).toEqual([2_000, 2_000, 60_000]);
  expect(() => read('0')).toThrow(
    'DATABASE_READ_LATE_SECONDS is "0"; it must be a whole number from 1 to 60.',
  );
});
