import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import * as contract from '@resort/mf-dollars/contract';
import type { Row } from '@resort/shared/contract';
import * as z from 'zod/mini';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const SOURCES = [
  'mf-dollars/{contract,src}/**/*.{ts,tsx}',
  'app-server/src/core/{ledger,payments}/**/*.ts',
  'app-server/src/domains/dollars/**/*.ts',
  'app-server/src/schema/{ledger,orders,payments/*}.ts',
  'shared/src/contract/money.ts',
];
/** Source text that creates, accepts or stores a number with a fraction. */
const FLOAT = /\bparseFloat\b|\.toFixed\(|\bz\.number\(|\bdoublePrecision\(|\breal\(/;

const rows = Object.entries(contract)
  .filter(([name]) => name.endsWith('Calls'))
  .flatMap(([, calls]) => Object.entries(calls as Record<string, Row>));

/** The paths at which a schema accepts a number with a fraction. */
function fractions(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'type' in schema && schema.type === 'number' ? [path] : [];
  return [...own, ...Object.entries(schema).flatMap(([name, part]) => fractions(part, `${path}/${name}`))];
}

describe('amounts', () => {
  it('are texts with two decimals or whole numbers in every row of the contract', () => {
    expect(rows.length).toBeGreaterThan(15);
    const found = rows.flatMap(([key, { query, body, reply }]) =>
      [query, body, reply].flatMap((schema) =>
        schema === undefined ? [] : fractions(z.toJSONSchema(schema, { io: 'input' }), key),
      ),
    );
    expect(found).toEqual([]);
  });

  it('have no type with a fraction in any source that calculates with them', () => {
    const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter(
      (file) => !file.includes('.test.'),
    );
    expect(files.length).toBeGreaterThan(60);
    const found = files.filter((file) => FLOAT.test(readFileSync(`${ROOT}${file}`, 'utf8')));
    expect(found).toEqual([]);
  });
});
