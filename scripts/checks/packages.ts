import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PackageSize {
  name: string;
  megabytes: number;
}

/** The packages installed in a folder and their size on disk, largest first. */
export function installedPackages(root: string): PackageSize[] {
  const lock = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: boolean }>;
  };
  const paths = Object.keys(lock.packages).filter(
    (path) => path.startsWith('node_modules/') && lock.packages[path]?.link !== true,
  );
  const known = new Set(paths);
  const counted = new Set<number>();
  const sizes = paths
    .filter((path) => existsSync(join(root, path)))
    .map((path) => ({
      name: path.slice('node_modules/'.length),
      bytes: bytesOf(root, path, known, counted),
    }));
  return sizes
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ name, bytes }) => ({ name, megabytes: bytes / 1_000_000 }));
}

/** Without nested packages, which count separately; a file with two names counts once. */
function bytesOf(root: string, path: string, known: Set<string>, counted: Set<number>): number {
  let bytes = 0;
  for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
    const below = `${path}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!known.has(below)) bytes += bytesOf(root, below, known, counted);
      continue;
    }
    const { blocks, ino, nlink } = lstatSync(join(root, below));
    if (nlink > 1 && counted.has(ino)) continue;
    counted.add(ino);
    bytes += blocks * 512;
  }
  return bytes;
}
