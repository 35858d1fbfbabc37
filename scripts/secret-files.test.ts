import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './testing/tree.ts';
// @ts-expect-error plain JavaScript
import { readSecretFiles, SECRET_VARIABLES } from './secret-files.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'resort-secret-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const secretFile = (content: string): string => {
  const path = join(folder, 'secret');
  writeFileSync(path, content);
  return path;
};

describe('secrets in files', () => {
  it('are read without the white space around them', () => {
    const SERVER_KEY_FILE = secretFile('a b\n');
    expect(readSecretFiles({ SERVER_KEY_FILE, PAYMENT_SECRET_KEY: 'sk', SMTP_URL_FILE: '' })).toEqual({
      SERVER_KEY: 'a b',
    });
  });

  it('are refused in one sentence that does not contain them', () => {
    const path = secretFile('hidden');
    expect(() => readSecretFiles({ RELEASE_TOKEN: 'hidden', RELEASE_TOKEN_FILE: path })).toThrow(
      'Set RELEASE_TOKEN or RELEASE_TOKEN_FILE, not both.',
    );
    expect(() => readSecretFiles({ SMTP_URL_FILE: '/nowhere/at-all' })).toThrow(
      'SMTP_URL_FILE names /nowhere/at-all, which cannot be read (ENOENT).',
    );
    const empty = secretFile('\n');
    expect(() => readSecretFiles({ SMTP_URL_FILE: empty })).toThrow(
      `SMTP_URL_FILE names ${empty}, which is empty.`,
    );
  });

  it('are all variables of docs/configuration.md that are named like one', () => {
    const page = readFileSync(join(projectRoot, 'docs/configuration.md'), 'utf8').split('## Tests')[0] ?? '';
    const named = [...page.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name);
    const secrets = named.filter((name) =>
      /(?:SECRET|_EKEY|TOKEN|PRIVATE_KEY)$|_KEY_SECRET|SECRET_/.test(name),
    );
    const others = [
      'APPLE_WALLET_CERTIFICATE',
      'APPLE_WALLET_KEY',
      'APPLE_WALLET_WWDR',
      'DATABASE_NOTICES_URL',
      'DATABASE_READ_URL',
      'DATABASE_URL',
      'GOOGLE_WALLET_SERVICE_ACCOUNT',
      'LIMITS_URL',
      'OTEL_EXPORTER_OTLP_HEADERS',
      'RELEASE_REPORT_KEY',
      'RELEASE_SIGNING_KEY',
      'SERVER_KEY',
      'SMTP_URL',
      'WEATHER_KEY',
    ];
    expect([...new Set([...secrets, ...others])].toSorted()).toEqual(SECRET_VARIABLES);
  });
});
