import { fileURLToPath } from 'node:url';
import { firstScript, readUnits } from '../units.ts';
import { weighEagerParts } from './check.ts';
import { countScreens } from './parts.ts';

/*
 * `node scripts/checks/sizes/eager/cli.ts`, after a build: each part of the eager kit with its bytes in the shell's first
 * script and the routes that need it on their first paint. By these numbers a part is eager or a lazy share.
 */
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const all = countScreens(root);
const script = firstScript(await readUnits(root));
console.log(`bytes  routes of ${all}  shell  part`);
for (const { file, bytes, routes, inShell } of weighEagerParts(root, script)) {
  const cells = [String(bytes).padStart(5), String(routes.length).padStart(12), inShell ? '  yes' : '     '];
  console.log(`${cells.join('  ')}  ${file}${routes.length < 6 ? `  ${routes.join(', ')}` : ''}`);
}
