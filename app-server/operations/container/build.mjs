import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * `node app-server/operations/container/build.mjs <tag>` builds the image of the current commit with buildah. The
 * context is the commit itself, and every time in the image is the commit's, so that the same commit on the same base
 * images gives the same bytes. BASE and BUILD_BASE name other base images.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

const [tag, ...more] = process.argv.slice(2);
if (tag === undefined || more.length > 0)
  stop('Usage: node app-server/operations/container/build.mjs <tag>.');
const commit = git('rev-parse', 'HEAD');
const seconds = git('show', '--no-patch', '--format=%ct', commit);
const context = mkdtempSync(join(tmpdir(), 'resort-image-'));
const given = ['BASE', 'BUILD_BASE', 'NPM_CONFIG_REGISTRY'].filter((name) => process.env[name]);
const values = [`COMMIT=${commit}`, `SOURCE_DATE_EPOCH=${seconds}`];
values.push(...given.map((name) => `${name}=${process.env[name]}`));
try {
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', context], { input: archive });
  const words = ['build', '--format', 'docker', '--timestamp', seconds, '--tag', tag];
  // the commit's own, not the work tree's
  const here = join(context, 'app-server/operations/container');
  words.push('--file', join(here, 'Containerfile'), '--ignorefile', join(here, '.containerignore'));
  // packages are fetched from the network of this machine
  words.push('--network', 'host', ...values.flatMap((value) => ['--build-arg', value]), context);
  execFileSync('buildah', words, { stdio: 'inherit' });
} catch (error) {
  stop(error.code === 'ENOENT' ? 'The image needs buildah: apt-get install buildah.' : error.message);
} finally {
  rmSync(context, { recursive: true, force: true });
}
