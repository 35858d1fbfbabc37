import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { addRemote } from './add-remote.ts';

/* `npm run new:remote -- mf-events /events public` */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const [unit = '', path = '', access = 'member'] = process.argv.slice(2);
try {
  const files = addRemote(root, { unit, path, access });
  execFileSync('prettier', ['--write', '--log-level=warn', ...files], { cwd: root, stdio: 'inherit' });
  console.log(files.join('\n'));
  console.log('npm install makes it a workspace; npm start builds, publishes and pins it.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('npm run new:remote -- <mf-name> </path> <public|member>');
  process.exitCode = 1;
}
