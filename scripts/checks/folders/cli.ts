import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sourcesBelow } from '../../sources.ts';
import { findings } from './findings.ts';
import { importsOf } from './graph.ts';

/* Part of `npm test -- boundaries`: the parts of a folder do not import each other in a cycle. */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const workspaces = [
  ...globSync('mf-*', { cwd: root }),
  'shared',
  'shell',
  'app-server/src',
  'app-server/demo',
  'release',
  'e2e',
  'bench',
  'scripts',
];
const imports = workspaces.flatMap((folder) =>
  sourcesBelow(root, folder)
    .filter(({ file }) => !file.endsWith('.stories.tsx'))
    .flatMap((source) => importsOf(root, source)),
);
const found = findings(imports);
for (const line of found) console.error(line);
process.exitCode = found.length === 0 ? 0 : 1;
