import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';

/** The checks of texts, with paths as below this repository. */
const SCRIPTS = [
  'scripts/sources.ts',
  'scripts/checks/texts/key-types.ts',
  'scripts/checks/texts/literals.ts',
  'scripts/checks/texts/locales.ts',
  'scripts/checks/texts/usage.ts',
  'scripts/package/remote-texts.ts',
];

/** Writes what `resort check` needs of this repository into the package: checks of texts, and the rules of lint. */
export function writeCheckFiles(root: string, folder: string): void {
  for (const file of SCRIPTS) {
    const code = stripTypeScriptTypes(readFileSync(join(root, file), 'utf8'));
    const target = join(folder, file.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, code.replaceAll(/from '(\.[^']+)\.ts'/g, "from '$1.js'"));
  }
  const rules = lintOfRemotes(readFileSync(join(root, '.oxlintrc.json'), 'utf8'));
  writeFileSync(join(folder, 'lint.json'), `${JSON.stringify(rules, null, 2)}\n`);
}

interface Lint {
  plugins: string[];
  categories: object;
  rules: object;
  overrides: { files: string[]; rules: object }[];
}

/** This repository's rules for remotes, as a remote's own repository has them: patterns below `mf-*` become patterns below the root. */
function lintOfRemotes(text: string): object {
  const { plugins, categories, rules, overrides } = JSON.parse(text.replaceAll(/^\s*\/\/.*$/gm, '')) as Lint;
  const own = overrides
    .map((override) => ({ ...override, files: override.files.flatMap(inOwnRepository) }))
    .filter(({ files }) => files.length > 0);
  return { plugins, categories, rules, ignorePatterns: ['dist/**', '.cache/**'], overrides: own };
}

const OF_REMOTES = /^(?:mf-\*|\{mf-\*,shell\})\//;
function inOwnRepository(pattern: string): string[] {
  if (OF_REMOTES.test(pattern)) return [pattern.replace(OF_REMOTES, '')];
  return pattern.startsWith('**/*.test.') ? [pattern] : [];
}
