import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const projectRoot = new URL('../../..', import.meta.url).pathname;
const SERVER = 'app-server/';

/** A copy of the tree without `app-server`, with its packages, and nothing built. Returns its folder. */
export function copyWithoutServer(): string {
  const root = mkdtempSync(join(tmpdir(), 'resort-without-server-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }).split('\n');
  const kept = files.filter((file) => file !== '' && !file.startsWith(SERVER));
  for (const file of kept.filter((each) => existsSync(join(projectRoot, each)))) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(projectRoot, file), join(root, file));
  }
  linkPackages(root);
  return root;
}

export const removeTree = (root: string) => rmSync(root, { recursive: true, force: true });

/** The installed packages, and the copy's own workspaces in place of this tree's. */
function linkPackages(root: string): void {
  const packages = join(projectRoot, 'node_modules');
  mkdirSync(join(root, 'node_modules/@resort'), { recursive: true });
  for (const name of readdirSync(packages).filter(
    (each) => each !== '@resort' && each !== '.package-lock.json',
  ))
    symlinkSync(join(packages, name), join(root, 'node_modules', name));
  // newer than the lock file, so that nothing is installed
  cpSync(join(packages, '.package-lock.json'), join(root, 'node_modules/.package-lock.json'));
  const workspaces = readdirSync(root).filter((name) => existsSync(join(root, name, 'package.json')));
  for (const name of workspaces) symlinkSync(join(root, name), join(root, 'node_modules/@resort', name));
  symlinkSync(join(root, 'release/console'), join(root, 'node_modules/@resort/release-console'));
}
