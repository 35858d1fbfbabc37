import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDefinition } from '../../remote/define-remote.ts';

/** A remote's `src/remote.ts`, read from disk each time, so that a new route is found. */
export async function readDefinition(root: string): Promise<RemoteDefinition> {
  const file = join(root, 'src/remote.ts');
  const url = `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`;
  return ((await import(url)) as { default: RemoteDefinition }).default;
}
