import { buildNextVersion } from '../../../e2e/src/product/next-version.ts';
import { projectRoot, readDefinition, type RemoteSources } from './folders.ts';
import { join } from 'node:path';

/** A remote's next version, in which its first screen changed: the sources, and in `dist` the build. */
export async function buildChanged(unit: string): Promise<RemoteSources> {
  const { routes } = await readDefinition({ unit, folder: join(projectRoot, unit) });
  const path = /import\(\s*['"]\.\/([^'"]+)['"]\s*\)/.exec(routes[0]?.screen.toString() ?? '')?.[1];
  if (path === undefined) throw new Error(`${unit} has no screen`);
  const unchanged = { file: `src/${path}`, from: 'export default', to: 'export default' };
  const { folder } = await buildNextVersion(unit, unchanged, `\nconsole.debug('the next version');\n`);
  return { unit, folder };
}
