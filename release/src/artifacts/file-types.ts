import { extname } from 'node:path';

/** What a unit may publish, with content types. None of them opens as an active page. */
export const FILE_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export const isPublishedType = (path: string): boolean => Object.hasOwn(FILE_TYPES, extname(path));

/**
 * The largest file today is the shell's script with 0.6 MB; React's development build is several times
 * larger.
 */
const LARGEST_FILE_BYTES = 16 * 1024 * 1024;
const LARGEST_BUILD_BYTES = 48 * 1024 * 1024;
const MOST_FILES = 2_000;

/**
 * The error message for unacceptable files, or null. `template` is the only HTML file, which the origin never
 * serves.
 */
export function unfitFile(
  files: ReadonlyMap<string, { length: number }>,
  template: string | undefined,
): string | null {
  let total = 0;
  for (const [path, { length }] of files) {
    if (!isPublishedType(path) && path !== template)
      return `${path} is of a type that no unit publishes: ${Object.keys(FILE_TYPES).join(' ')} are.`;
    if (length > LARGEST_FILE_BYTES)
      return `${path} has ${length} bytes; a file may have ${LARGEST_FILE_BYTES}.`;
    total += length;
  }
  if (files.size > MOST_FILES) return `The build has ${files.size} files; it may have ${MOST_FILES}.`;
  if (total > LARGEST_BUILD_BYTES) return `The build has ${total} bytes; it may have ${LARGEST_BUILD_BYTES}.`;
  return null;
}
