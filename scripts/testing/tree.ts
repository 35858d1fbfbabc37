import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const projectRoot = new URL('../..', import.meta.url).pathname;

/** A small temporary tree with the project's packages, for testing a check. */
export interface Tree {
  root: string;
  write(files: Readonly<Record<string, string>>): void;
  remove(): void;
}

export function plantTree(files: Readonly<Record<string, string>>): Tree {
  const root = mkdtempSync(join(tmpdir(), 'resort-tree-'));
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  const write: Tree['write'] = (more) => {
    for (const [file, text] of Object.entries(more)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
  };
  write(files);
  return { root, write, remove: () => rmSync(root, { recursive: true, force: true }) };
}
