import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { SHARE_TABLE } from '../../../shared/src/build/share-table.ts';

/** A generated file: below the root, and what belongs in it. */
interface ShareFile {
  file: string;
  wanted: string;
}

const MADE = '// Made by `npm run shares` from shared/src/build/share-table.ts.\n';

/**
 * Everything that follows from the table of shares: the package's exports, and the modules in which the shell names each
 * share, because the build can only provide sub-paths that it has seen. Eager shares are imported statically; with
 * `import()` each would be a file without a preload hint.
 */
export function shareFiles(root: string): ShareFile[] {
  const eager = Object.entries(SHARE_TABLE.eager).map(([group, paths]) => ({
    file: `shell/src/provide/${group}.ts`,
    wanted: MADE + paths.map((path) => `import '@resort/shared/${path}';\n`).join(''),
  }));
  const lazy = SHARE_TABLE.lazy.map((path) => `  () => import('@resort/shared/${path}'),\n`).join('');
  return [
    ...eager,
    {
      file: 'shell/src/provide/lazy.ts',
      wanted: `${MADE}/** @public the build reads these imports, nothing calls them */\nexport const lazilyProvided = [\n${lazy}];\n`,
    },
    { file: 'shared/package.json', wanted: withExports(root) },
  ];
}

/** The files that are not up to date. */
export const staleShareFiles = (root: string): ShareFile[] =>
  shareFiles(root).filter(({ file, wanted }) => read(join(root, file)) !== wanted);

function withExports(root: string): string {
  const manifest = JSON.parse(readFileSync(join(root, 'shared/package.json'), 'utf8')) as object;
  const shares = [...Object.values(SHARE_TABLE.eager).flat(), ...SHARE_TABLE.lazy];
  const files: [path: string, file: string][] = [
    ...shares.map((path): [string, string] => [path, sourceOf(root, path)]),
    ...Object.entries(SHARE_TABLE.tools),
  ];
  const exports = files.sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, file]) => [`./${path}`, file]);
  return `${JSON.stringify({ ...manifest, exports: Object.fromEntries(exports) }, null, 2)}\n`;
}

/** `ui/form` is `src/ui/form/index.ts`, `src/ui/form.ts`, or a folder of a group: `src/ui/<group>/form/index.ts`. */
function sourceOf(root: string, path: string): string {
  const cwd = join(root, 'shared');
  const direct = globSync([`src/${path}/index.ts`, `src/${path}.ts`], { cwd });
  const files =
    direct.length > 0 ? direct : globSync(`src/${dirname(path)}/*/${basename(path)}/index.ts`, { cwd });
  if (files.length === 1) return `./${files[0]}`;
  throw new Error(
    files.length === 0
      ? `shared has neither src/${path}/index.ts nor src/${path}.ts, which its table of shares names`
      : `shared has several files for the share ${path}: ${files.join(', ')}`,
  );
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null);
