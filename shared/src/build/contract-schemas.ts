import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import type { Calls } from '../contract/define-calls.ts';
import type { UnitManifest } from '../remote/unit-manifest.ts';

/**
 * The request and response schemas of each call, from a file that exports contract rows. Empty if the file
 * does not exist.
 */
export async function contractSchemas(file: string): Promise<NonNullable<UnitManifest['contract']>> {
  if (!existsSync(file)) return {};
  const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  const rows = Object.values(exported)
    .filter(isCalls)
    .flatMap((calls) => Object.entries(calls));
  return Object.fromEntries(
    rows.flatMap(([call, row]) => {
      const sent = row.query ?? row.body;
      const request = sent === undefined ? null : schemaOf(sent, 'input');
      return [[call, { request, reply: schemaOf(row.reply, 'output') }] as const];
    }),
  );
}

/** Such a file exports schemas and types, too. Only tables have call keys. */
function isCalls(value: unknown): value is Calls {
  if (typeof value !== 'object' || value === null) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => /^[A-Z]+ \//.test(key));
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): object {
  const {
    $schema: _draft,
    '~standard': _standard,
    ...json
  } = z.toJSONSchema(schema, { io }) as Record<string, unknown>;
  return json;
}
