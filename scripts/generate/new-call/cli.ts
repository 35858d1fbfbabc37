import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { addCall } from './add-call.ts';

/* `npm run new:call -- mf-membership 'GET /member/keepsakes'` */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const [unit = '', call = ''] = process.argv.slice(2);
try {
  const files = addCall(root, { unit, call });
  const run = (...words: [string, ...string[]]) =>
    execFileSync(words[0], words.slice(1), { cwd: root, stdio: 'inherit' });
  run('prettier', '--write', '--log-level=warn', ...files);
  run('npm', 'run', '--silent', 'migration', '-w', '@resort/app-server');
  run('npm', 'run', '--silent', 'openapi');
  console.log(files.join('\n'));
  console.log('Use its hook on a screen: npm test fails for a call that no screen makes.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error("npm run new:call -- <mf-name> 'GET /<path>'");
  process.exitCode = 1;
}
