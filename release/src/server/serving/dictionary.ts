import type { IncomingHttpHeaders } from 'node:http';
import { accepts } from './accept-encoding.ts';

/** The token of Zstandard with a dictionary (RFC 9842, section 6). */
export const DICTIONARY_ENCODING = 'dcz';

/** The hash that a bundler puts into a file's name. */
const HASH_IN_NAME = /\.[0-9a-f]{8,}\./;

/** Characters that mean nothing to a URL pattern, nor to a structured field. */
const PLAIN = /^[\w./-]+$/;

/** An earlier version of a file that a client has. */
export interface OfferedDictionary {
  /** its path, as `asDictionary` gave it; sent by the client and not checked yet */
  id: string;
  sha256: Buffer;
}

/** The same file of any version, as a URL pattern: a star for the version, and one for the hash in its name. */
export function anyVersionOf(path: string): string {
  const [unit = '', , ...rest] = path.split('/');
  return [unit, '*', rest.join('/').replace(HASH_IN_NAME, '.*.')].join('/');
}

/**
 * `Use-As-Dictionary` of a file below a folder: the client may have later versions of the file as differences from this
 * one. Null for a name that would have to be escaped.
 * @param path `<unit>/<version>/<file>`
 */
export function asDictionary(folder: string, path: string): string | null {
  return PLAIN.test(path) ? `match="${folder}${anyVersionOf(path)}", id="${path}"` : null;
}

/** The dictionary that the client has for this request, if it also accepts the encoding. */
export function offeredDictionary(headers: IncomingHttpHeaders): OfferedDictionary | null {
  const id = /^"([\w./-]+)"$/.exec(String(headers['dictionary-id'] ?? ''))?.[1];
  const hash = /^:([A-Za-z0-9+/]{43}=):$/.exec(String(headers['available-dictionary'] ?? ''))?.[1];
  if (id === undefined || hash === undefined) return null;
  if (!accepts(headers['accept-encoding'], DICTIONARY_ENCODING)) return null;
  return { id, sha256: Buffer.from(hash, 'base64') };
}

/**
 * Names `Available-Dictionary` only to a client that has one, because some content delivery networks keep no response
 * that varies by more than `Accept-Encoding`.
 */
export const varyFor = (headers: IncomingHttpHeaders): string =>
  headers['available-dictionary'] === undefined ? 'Accept-Encoding' : 'Accept-Encoding, Available-Dictionary';
