import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { ROUTES } from '../../routes/index.ts';
import { visit } from './declaration-file.ts';

const KNOWN: ReadonlySet<string> = new Set(ROUTES);
/** The share from a remote, or its file from inside `shared`. */
const ROUTES_MODULE = /^@resort\/shared\/routes$|^\.{1,2}\/(?:.*\/)?routes\/index\.[jt]s$/;

/**
 * The paths that these files link to, sorted: every literal, and the beginning of every template, that is a known path, in
 * a file that imports from `shared/routes`. Links in data of the server are not among them.
 */
export function linkedPaths(files: readonly string[]): string[] {
  const found = new Set<string>();
  for (const file of files) {
    const { module, program } = parseSync(file, readFileSync(file, 'utf8'));
    if (!module.staticImports.some(({ moduleRequest }) => ROUTES_MODULE.test(moduleRequest.value))) continue;
    visit(program, (node) => {
      const text =
        node.type === 'Literal' ? node.value : node.type === 'TemplateElement' ? node.value.raw : null;
      const path = typeof text === 'string' ? (text.split(/[?#]/)[0] ?? '') : '';
      if (KNOWN.has(path)) found.add(path);
    });
  }
  return [...found].sort();
}
