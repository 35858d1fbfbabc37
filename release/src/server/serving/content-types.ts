import { extname } from 'node:path';
import { FILE_TYPES } from '../../artifacts/file-types.ts';

/**
 * By extension. Unknown types are bytes, which no browser runs with nosniff. HTML is only for the console's
 * own page.
 */
export function contentTypeOf(path: string): string {
  const extension = extname(path).toLowerCase();
  if (extension === '.html') return 'text/html; charset=utf-8';
  return FILE_TYPES[extension] ?? 'application/octet-stream';
}
