import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NamesByPath } from '../shared-names.ts';
import { allShareSources } from '../shares.ts';
import { emitDeclarations } from './emit.ts';
import { Reach, type ReadDeclarations } from './reach.ts';

/**
 * Declarations by their path below `shared`, without an ending: `src/ui/button`. The module of each share is at
 * `shares/<sub-path>`.
 */
export type TypeContract = Record<string, string>;

const packageRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** The declarations behind these names of the shares, from the sources. */
export async function typeContract(names: NamesByPath): Promise<TypeContract> {
  const sources = allShareSources();
  const folder = await emitDeclarations(Object.values(sources));
  return contractFrom((path) => {
    const share = path.startsWith('shares/') ? path.slice('shares/'.length) : null;
    if (share === null) return readFileSync(join(folder, `${path}.d.ts`), 'utf8');
    const source = relative(packageRoot, sources[share] ?? '').replace(/\.(?:tsx?|js)$/, '');
    return `export * from '${'../'.repeat(share.split('/').length)}${source}';`;
  }, names);
}

/** The part of a contract behind some of its names. A name that it lacks is left out. */
export const partOf = (contract: TypeContract, names: NamesByPath): TypeContract =>
  contractFrom((path) => contract[path] ?? '', names);

function contractFrom(read: ReadDeclarations, names: NamesByPath): TypeContract {
  const reach = new Reach(read);
  for (const [share, wanted] of Object.entries(names))
    for (const name of wanted) reach.keep(`shares/${share}`, name);
  return Object.fromEntries(reach.texts());
}
