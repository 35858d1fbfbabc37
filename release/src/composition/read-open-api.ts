import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { OpenApi } from './gates/contract.ts';

/** `app-server/openapi.json,spa.json`: a call is in one of the documents. Null if none of the files exists. */
export async function readOpenApi(files: string): Promise<OpenApi | null> {
  const present = files.split(',').filter((file) => existsSync(file));
  const documents = await Promise.all(
    present.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as OpenApi),
  );
  return documents.reduce<OpenApi | null>((all, one) => (all === null ? one : joined(all, one)), null);
}

const joined = (one: OpenApi, other: OpenApi): OpenApi => ({
  paths: { ...other.paths, ...one.paths },
  components: { schemas: { ...other.components?.schemas, ...one.components?.schemas } },
});
