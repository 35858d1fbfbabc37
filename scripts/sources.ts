import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync, Visitor, type VisitorObject } from 'oxc-parser';

const SKIPPED = new Set(['node_modules', 'dist', '.work', '.turbo']);

/** A parsed source file. */
export interface Source {
  /** below the root, with forward slashes */
  file: string;
  text: string;
  /** Walks the syntax tree. */
  visit(visitor: VisitorObject): void;
  /** The 1-based line of an offset in the text. */
  lineAt(offset: number): number;
}

/** Every TypeScript source below a folder, without tests and test helpers. */
export function sourcesBelow(root: string, folder: string): Source[] {
  return filesBelow(join(root, folder))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$|\/testing\//.test(file))
    .map((file) => readSource(root, file));
}

export function readSource(root: string, file: string): Source {
  const text = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return {
    file: relative(root, file),
    text,
    visit: (visitor) => new Visitor(visitor).visit(program),
    lineAt: (offset) => text.slice(0, offset).split('\n').length,
  };
}

/** Absolute paths of the files below a folder; empty if it does not exist. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    })
    .sort();
}
