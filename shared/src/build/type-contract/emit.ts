import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf, inputsBelow } from '../version/unit-version.ts';
import { runCompiler, TYPE_OPTIONS } from './compiler.ts';

const packageRoot = fileURLToPath(new URL('../../../', import.meta.url));
/** The published package brings them, because it has no sources. */
const PUBLISHED = join(packageRoot, 'declarations');
const CACHE = join(packageRoot, '.cache/declarations');

/**
 * The folder with the declarations of every file that these sources reach, without comments: below it, paths
 * are as below `shared`. Made once for each state of `shared`.
 */
export async function emitDeclarations(sources: readonly string[]): Promise<string> {
  if (existsSync(PUBLISHED)) return PUBLISHED;
  const digits = hashOf(inputsBelow(join(packageRoot, 'src')), (file) => relative(packageRoot, file));
  const folder = join(CACHE, digits);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  removeOlder();
  const half = mkdtempSync(`${folder}.`);
  await compile(sources, half);
  try {
    renameSync(half, folder);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // otherwise another unit's build was faster
  }
  return folder;
}

/** Declarations of earlier states of `shared`; a name with a dot belongs to a build that is running. */
function removeOlder(): void {
  for (const name of readdirSync(CACHE).filter((one) => !one.includes('.')))
    rmSync(join(CACHE, name), { recursive: true, force: true });
}

async function compile(sources: readonly string[], outDir: string): Promise<void> {
  const project = join(outDir, 'tsconfig.json');
  const output = { declaration: true, emitDeclarationOnly: true, outDir, removeComments: true };
  const compilerOptions = { ...TYPE_OPTIONS, ...output, rootDir: packageRoot };
  const files = [...sources, join(packageRoot, 'src/ui/css.d.ts')];
  writeFileSync(project, JSON.stringify({ compilerOptions, files }));
  const said = await runCompiler(project);
  rmSync(project);
  // an error in the types is for `npm run check:types` to report; a declaration that is missing is not
  const first = sources.find((source) => !existsSync(declarationOf(outDir, source)));
  if (first !== undefined) throw new Error(`no declarations of ${first}:\n${said}`);
}

const declarationOf = (outDir: string, source: string) =>
  join(outDir, relative(packageRoot, source).replace(/\.tsx?$/, '.d.ts'));
