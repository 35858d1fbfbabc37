import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeTextKeys } from './check.ts';
import { guideFiles } from './new-remote/guide-files.ts';
import { sourceFiles } from './new-remote/source-files.ts';
import { runTool } from './run-tool.ts';

/**
 * Writes the repository of a remote with one public screen into an empty or new folder: `resort new remote spa`. Returns
 * the written files, below the folder. It needs nothing but this package.
 */
export async function newRemote(folder: string, domain: string): Promise<string[]> {
  if (!/^[a-z]+(-[a-z]+)*$/.test(domain))
    throw new Error(`"${domain}" is not a valid domain: use lower-case letters and hyphens, such as spa.`);
  if (existsSync(join(folder, 'package.json'))) throw new Error(`${folder} has a package.json already.`);
  const files = { ...settings(domain), ...guideFiles(domain), ...sourceFiles(domain) };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  await writeTextKeys(folder, domain);
  const said = await runTool(folder, 'prettier', ['--write', '--log-level=warn', '.']);
  if (said !== '') throw new Error(said);
  return [...Object.keys(files), 'src/locales/keys.d.ts'];
}

const packageFile = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');

function settings(domain: string): Record<string, string> {
  const own = JSON.parse(packageFile('package.json')) as { name: string; version: string };
  const manifest = {
    name: `@resort/mf-${domain}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    engines: { node: '>=24' },
    scripts: {
      dev: 'resort dev',
      check: 'resort check',
      test: 'resort test',
      'text-keys': 'resort text-keys',
      build: 'resort build',
      publish: 'resort publish',
    },
    prettier: { singleQuote: true, printWidth: 110, trailingComma: 'all' },
    dependencies: { [own.name]: `^${own.version}` },
  };
  const compilerOptions = {
    target: 'es2023',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: ['@resort/shared/types'],
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noUnusedLocals: true,
    allowImportingTsExtensions: true,
    verbatimModuleSyntax: true,
    resolveJsonModule: true,
    skipLibCheck: true,
  };
  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'tsconfig.json': JSON.stringify({ compilerOptions, include: ['src', 'contract', 'rsbuild.config.ts'] }),
    '.oxlintrc.json': packageFile('lint.json'),
    '.gitignore': 'node_modules\ndist\n.cache\n',
    '.prettierignore': 'dist\n.cache\nopenapi.json\npackage-lock.json\n',
    'rsbuild.config.ts': `\
import { remoteConfig } from '@resort/shared/build';
import remote from './src/remote.ts';

export default remoteConfig(import.meta.url, remote);
`,
  };
}
