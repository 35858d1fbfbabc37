import { spawnSync } from 'node:child_process';

const isThere = (program: string) => spawnSync(program, ['--version']).error === undefined;
const NEEDED = ['buildah', 'bwrap', 'debootstrap'] as const;

/** Why this machine can neither build nor start an image; undefined if it can. */
export function whyNoImages(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'needs Linux and root';
  const missing = NEEDED.filter((program) => !isThere(program));
  return missing.length === 0 ? undefined : `needs ${missing.join(', ')}`;
}

/** Runs a program to its end; throws its output if it fails. */
export function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stdout}\n${stderr}`.slice(-4000));
  return stdout.trim();
}
