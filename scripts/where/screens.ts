import { dirname, join } from 'node:path';
import type { Source } from '../sources.ts';

/** Screens that reach any of the files by imports within their unit. */
export function screensAbove(sources: readonly Source[], files: readonly string[]): string[] {
  const importers = importersOf(sources);
  const reached = new Set(files);
  for (const file of reached) {
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  }
  return [...reached].filter((file) => /\/screens\/.+Screen\.tsx$/.test(file)).sort();
}

/** File → the files that import it by a relative path. */
function importersOf(sources: readonly Source[]): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const { file, text } of sources) {
    for (const [, path = ''] of text.matchAll(/from '(\.[^']+)'/g)) {
      const imported = join(dirname(file), path);
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}
