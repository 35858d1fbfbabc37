import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Image } from './build-image.ts';

export interface Started {
  /** its output so far */
  output(): string;
  readonly ended: Promise<number | null>;
  kill(): void;
  /** exit code of the image's own health check, inside */
  health(): Promise<number | null>;
}

export interface Start {
  readonly role: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly user?: string;
  /** false: /tmp is as read-only as the rest */
  readonly hasTmp?: boolean;
}

/**
 * Starts the unpacked image with bubblewrap as a container engine would: its own entry point, user and environment, no
 * rights, on a read-only disk. The network is this machine's.
 * @param tmp becomes /tmp, so that the health check of another process sees it, too
 */
export function startImage(image: Image, tmp: string, start: Start): Started {
  const { config } = image;
  const { role, env = {}, user = config.User } = start;
  const inside = (program: readonly string[]) => {
    const pairs = [...config.Env, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)];
    return [...mounts(image, tmp, start), '--chdir', config.WorkingDir, '--clearenv']
      .concat(pairs.flatMap(setting))
      .concat(withoutRights(user), program);
  };
  const child = spawn('bwrap', inside([...config.Entrypoint, ...role]), {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    output: () => text,
    ended,
    kill: () => child.kill('SIGTERM'),
    async health() {
      const [, ...check] = image.healthcheck.Test;
      const [code] = await once(spawn('bwrap', inside(check), { stdio: 'ignore' }), 'close');
      return code as number | null;
    },
  };
}

function mounts({ folder }: Image, tmp: string, { hasTmp = true }: Start): string[] {
  // in a process namespace, so that all inside ends with bubblewrap: setpriv forgets what --die-with-parent asks for
  const root = [
    '--die-with-parent',
    '--unshare-pid',
    '--ro-bind',
    folder,
    '/',
    '--proc',
    '/proc',
    '--dev',
    '/dev',
  ];
  const writable = hasTmp ? ['--bind', tmp, '/tmp'] : [];
  return [...root, ...writable];
}

function setting(pair: string): string[] {
  const at = pair.indexOf('=');
  return ['--setenv', pair.slice(0, at), pair.slice(at + 1)];
}

function withoutRights(user: string): string[] {
  const [uid = '', gid = uid] = user.split(':');
  return [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--no-new-privs',
    '--bounding-set=-all',
  ];
}
