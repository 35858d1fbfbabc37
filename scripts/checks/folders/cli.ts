import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sourcesBelow } from '../../sources.ts';
import { crowdedFolders } from './entries.ts';
import { findings } from './findings.ts';
import { importsOf } from './graph.ts';

/* Part of `npm test -- boundaries`: no cycle between the parts of a folder, and no folder with too many entries. */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const remotes = globSync('mf-*', { cwd: root });
const units = [...remotes, 'shared', 'shell', 'release', 'e2e', 'bench', 'scripts'];
const imports = [...units, 'app-server/src', 'app-server/demo', 'app-server/test'].flatMap((folder) =>
  sourcesBelow(root, folder)
    .filter(({ file }) => !file.endsWith('.stories.tsx'))
    .flatMap((source) => importsOf(root, source)),
);
const found = [...findings(imports), ...crowdedFolders(root, [...units, 'app-server', 'docs', 'tools'])];
for (const line of found) console.error(line);
process.exitCode = found.length === 0 ? 0 : 1;
