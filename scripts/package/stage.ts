import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCompiler, TYPE_OPTIONS } from '@resort/shared/build/compiler';
import { allShareSources } from '@resort/shared/build/shares';
import { emitDeclarations } from '../../shared/src/build/type-contract/emit.ts';
import { writeCheckFiles } from './check-files.ts';
import { succeed, type Previous } from './previous.ts';
import { publishedManifest, type SourceManifest } from './manifest.ts';

const NOT_PUBLISHED = /\.(?:test|stories)\.tsx?$|(?:^|\/)testing\/open-redirects\.ts$/;

/** What a remote's compiler needs besides the exports: `"types": ["@resort/shared/types"]`. */
const AMBIENT = `/// <reference path="./src/css.d.ts" />
/// <reference path="./src/testing/jest-axe.d.ts" />
`;

/**
 * Writes the published form of `@resort/shared` into a folder: ES modules, declarations with their comments beside them,
 * styles, texts, and below `declarations` the comment-free ones that a build stores in `unit.json`. Paths below `src` stay
 * the same. `after`: the version before this one, from which version and change log follow. Returns the version. Throws the
 * compiler's messages if there are any.
 */
export async function stagePackage(root: string, folder: string, after?: Previous): Promise<string> {
  const source = join(root, 'shared');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const modules = globSync('src/**/*.{ts,tsx}', { cwd: source }).filter(
    (file) => !NOT_PUBLISHED.test(file) && !file.endsWith('.d.ts'),
  );
  await compile(source, folder, modules);
  for (const file of globSync('src/**/*.{css,cjs,json,woff2,d.ts}', { cwd: source })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(source, file), join(folder, file));
  }
  cpSync(await emitDeclarations(Object.values(allShareSources())), join(folder, 'declarations'), {
    recursive: true,
  });
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as SourceManifest;
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as SourceManifest;
  const { version, log, contract } = await succeed(manifest.version, after);
  const published = publishedManifest({ ...manifest, version }, devDependencies);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  writeFileSync(join(folder, 'contract.json'), JSON.stringify(contract));
  writeFileSync(join(folder, 'CHANGELOG.md'), log);
  writeCheckFiles(root, folder);
  writeFileSync(join(folder, 'types.d.ts'), AMBIENT);
  return version;
}

async function compile(source: string, folder: string, modules: readonly string[]): Promise<void> {
  const project = join(source, '.cache/package.tsconfig.json');
  const compilerOptions = {
    ...TYPE_OPTIONS,
    declaration: true,
    outDir: folder,
    rewriteRelativeImportExtensions: true,
    rootDir: source,
    types: ['node'],
    verbatimModuleSyntax: true,
  };
  mkdirSync(dirname(project), { recursive: true });
  const files = [...modules, 'src/ui/css.d.ts', 'src/locales/keys.d.ts', 'src/testing/jest-axe.d.ts'].map(
    (file) => join(source, file),
  );
  writeFileSync(project, JSON.stringify({ compilerOptions, files }));
  const said = await runCompiler(project);
  rmSync(project);
  if (said.trim() !== '') throw new Error(said);
}
