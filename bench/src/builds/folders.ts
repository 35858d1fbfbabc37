import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDefinition } from '@resort/shared/remote';

export const projectRoot = new URL('../../..', import.meta.url).pathname;
/** Where builds of the comparison go: below the shell, whose compiler empties only what is its own. */
export const workFolder = join(projectRoot, 'shell/node_modules/.cache/bench');

/** A remote's sources: those of this tree, or a changed copy of them. */
export interface RemoteSources {
  /** `mf-auth` */
  unit: string;
  folder: string;
}

export function remoteSources(): RemoteSources[] {
  return readdirSync(projectRoot)
    .filter((unit) => unit.startsWith('mf-') && existsSync(join(projectRoot, unit, 'src/remote.ts')))
    .map((unit) => ({ unit, folder: join(projectRoot, unit) }));
}

/** The same remotes with one of them taken from a changed copy. */
export function withChanged(changed: RemoteSources): RemoteSources[] {
  return remoteSources().map((remote) => (remote.unit === changed.unit ? changed : remote));
}

export async function readDefinition({ folder }: RemoteSources): Promise<RemoteDefinition> {
  const url = pathToFileURL(join(folder, 'src/remote.ts')).href;
  return ((await import(url)) as { default: RemoteDefinition }).default;
}
