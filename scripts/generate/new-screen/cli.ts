import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { addScreen } from './add-screen.ts';

/* `npm run new:screen -- mf-vouchers /my-vouchers member` */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const [unit = '', path = '', access = 'member'] = process.argv.slice(2);
try {
  const files = addScreen(root, { unit, path, access });
  execFileSync('prettier', ['--write', '--log-level=warn', ...files], { cwd: root, stdio: 'inherit' });
  console.log(files.join('\n'));
  console.log(`a link to it, from this remote or another, needs '${path}' in shared/src/routes/index.ts`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('npm run new:screen -- <remote> </path> <public|member>');
  process.exitCode = 1;
}
