import { describe, expect, it } from '@jest/globals';
import { readOperations } from './operations-config.ts';

describe('operations settings', () => {
  it('default to calls and jobs, no metrics and no drain time', () => {
    expect(readOperations({ METRICS_PORT: '' })).toEqual({
      role: 'all',
      migrates: true,
      metrics: undefined,
      drainSeconds: 0,
    });
    expect(
      readOperations({ ROLE: 'web', MIGRATE: 'off', METRICS_PORT: '9464', DRAIN_SECONDS: '15' }),
    ).toEqual({
      role: 'web',
      migrates: false,
      metrics: { host: '127.0.0.1', port: 9464 },
      drainSeconds: 15,
    });
    expect(readOperations({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5' }).metrics?.host).toBe('10.0.0.5');
  });

  it.each([
    ['METRICS_PORT', 'http'],
    ['METRICS_PORT', '70000'],
    ['DRAIN_SECONDS', '-1'],
    ['DRAIN_SECONDS', '301'],
    ['ROLE', 'worker'],
    ['MIGRATE', 'on'],
  ])('refuses %s=%s with a message that names it', (name, value) => {
    expect(() => readOperations({ [name]: value })).toThrow(
      new RegExp(`^${name} is "${value}"; [^\\n]*\\.$`),
    );
  });
});
