import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCompiler } from '../type-contract/compiler.ts';
import { readDefinition } from './definition.ts';
import { runTool } from './run-tool.ts';

/** `scripts/package/remote-texts.ts`, which the published package brings. */
interface TextChecks {
  textProblems(root: string, domain: string): readonly string[];
  writeTextKeys(root: string, domain: string): void;
}

/** What a remote is checked for, each with the problems that it found as text. */
const CHECKS: Readonly<Record<string, (root: string) => Promise<string>>> = {
  types: (root) => runCompiler(join(root, 'tsconfig.json')),
  lint: (root) => runTool(root, 'oxlint', ['--type-aware', '--deny-warnings']),
  format: (root) => runTool(root, 'prettier', ['--check', '--log-level=warn', '.']),
  async texts(root) {
    const { domain } = await readDefinition(root);
    return (await textChecks()).textProblems(root, domain).join('\n');
  },
};

/** Runs every check and prints its outcome. Throws if one of them found something. */
export async function check(root: string): Promise<void> {
  const failed: string[] = [];
  for (const [name, problemsOf] of Object.entries(CHECKS)) {
    const problems = (await problemsOf(root)).trim();
    console.log(problems === '' ? `${name}: fine` : `${name}:\n${problems}`);
    if (problems !== '') failed.push(name);
  }
  if (failed.length > 0) throw new Error(`not passed: ${failed.join(', ')}`);
}

/** Writes `src/locales/keys.d.ts`. `domain`: where the package is not installed yet, and `src/remote.ts` cannot be read. */
export async function writeTextKeys(root: string, domain?: string): Promise<void> {
  (await textChecks()).writeTextKeys(root, domain ?? (await readDefinition(root)).domain);
}

async function textChecks(): Promise<TextChecks> {
  const file = fileURLToPath(new URL('../../../scripts/package/remote-texts.js', import.meta.url));
  return (await import(file)) as TextChecks;
}
