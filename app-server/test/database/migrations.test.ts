import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { casing } from '../../src/platform/database/casing.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kit = fileURLToPath(new URL('../../../node_modules/drizzle-kit/bin.cjs', import.meta.url));

/** What drizzle-kit says when it is asked for a migration from `migrations` to the schema. */
function nextMigration(migrations: string): string {
  const source = ['--dialect', 'postgresql', '--schema', './src/domains/tables.ts', '--casing', casing];
  return execFileSync(process.execPath, [kit, 'generate', ...source, '--out', relative(root, migrations)], {
    cwd: root,
    encoding: 'utf8',
  });
}

describe('the migrations', () => {
  it('lead to the schema', () => {
    const copy = mkdtempSync(join(tmpdir(), 'resort-migrations-'));
    try {
      cpSync(join(root, 'migrations'), copy, { recursive: true });
      expect(nextMigration(copy)).toContain('No schema changes');
    } finally {
      rmSync(copy, { recursive: true });
    }
  });
});
