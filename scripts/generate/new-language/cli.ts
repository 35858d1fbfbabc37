import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { addLanguage } from './add-language.ts';

/* `npm run new:language -- pt pt-PT` */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const [language = '', tag = language] = process.argv.slice(2);
try {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const files = addLanguage(root, tracked.trim().split('\n'), { language, tag });
  execFileSync('prettier', ['--write', '--log-level=warn', ...files], { cwd: root, stdio: 'inherit' });
  console.log(`${files.length} files written. npm test -- types names the rest (docs/guides.md).`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('npm run new:language -- <code> <tag>, such as pt pt-PT');
  process.exitCode = 1;
}
