import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './tools.ts';

const BUILD = fileURLToPath(new URL('../../operations/container/build.mjs', import.meta.url));
const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt';
const TAG = 'localhost/resort-members:test';
/** Without kernel modules and without another user's names: works wherever root works. */
const BUILDAH = { STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot' };

export interface Image {
  /** the unpacked root folder */
  readonly folder: string;
  readonly megabytes: number;
  /** digest of each layer: names, owners, modes, times and contents */
  readonly layers: readonly string[];
  readonly config: { User: string; Env: string[]; Entrypoint: string[]; WorkingDir: string; Labels: object };
  readonly healthcheck: { readonly Test: readonly string[] };
  remove(): void;
}

const buildah = (...words: string[]) => run('buildah', words, BUILDAH);

/** Debian's base system as an image, since no image registry can be reached; once on each machine. */
function makeBase(): void {
  if (buildah('images', '--format', '{{.Name}}:{{.Tag}}').includes('localhost/resort-build-base:test'))
    return;
  const folder = mkdtempSync(join(tmpdir(), 'resort-base-'));
  try {
    const words = ['--variant=minbase', '--include=ca-certificates', 'bookworm', folder];
    run('debootstrap', words);
    for (const part of ['var/cache/apt', 'var/lib/apt/lists', 'usr/share/doc', 'usr/share/locale'])
      rmSync(join(folder, part), { recursive: true, force: true });
    commit(folder, 'localhost/resort-base:test');
    // what Docker's `node` image has: Node and npm
    // not `npm root --global`: it follows the project's own Node, which comes without npm
    const npm = dirname(dirname(realpathSync(run('which', ['npm']))));
    cpSync(process.execPath, join(folder, 'usr/local/bin/node'));
    mkdirSync(join(folder, 'usr/local/lib/node_modules'), { recursive: true });
    cpSync(npm, join(folder, 'usr/local/lib/node_modules/npm'), {
      recursive: true,
      dereference: true,
    });
    symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(folder, 'usr/local/bin/npm'));
    // a machine behind a proxy trusts more than Debian does, and the build has to reach npm's registry as it does
    if (existsSync(AUTHORITIES)) cpSync(AUTHORITIES, join(folder, AUTHORITIES), { dereference: true });
    commit(folder, 'localhost/resort-build-base:test', `NODE_EXTRA_CA_CERTS=${AUTHORITIES}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function commit(folder: string, name: string, env?: string): void {
  const container = buildah('from', 'scratch');
  if (env !== undefined) buildah('config', '--env', env, container);
  buildah('add', '--quiet', container, folder, '/');
  buildah('commit', '--quiet', container, name);
  buildah('rm', container);
}

/** Builds the image of the current commit as an operator does, and unpacks it. */
export function buildImage(): Image {
  makeBase();
  const registry = run('npm', ['config', 'get', 'registry']);
  const bases = { BASE: 'localhost/resort-base:test', BUILD_BASE: 'localhost/resort-build-base:test' };
  run(process.execPath, [BUILD, TAG], { ...BUILDAH, ...bases, NPM_CONFIG_REGISTRY: registry });
  const container = buildah('from', '--pull-never', TAG);
  const folder = buildah('mount', container);
  const { Docker } = JSON.parse(buildah('inspect', container));
  return {
    folder,
    megabytes: Math.ceil(Number(run('du', ['-sb', folder]).split('\t')[0]) / 1e6),
    layers: Docker.rootfs.diff_ids,
    config: Docker.config,
    healthcheck: Docker.config.Healthcheck,
    remove() {
      buildah('umount', container);
      buildah('rm', container);
    },
  };
}
