import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { dictionaryOf, differenceFrom } from '../../artifacts/zstd-difference.ts';
import { isText } from '../../artifacts/compressed-forms.ts';
import { isFilePath } from '../../storage/names.ts';
import type { Storage, StoredObject } from '../../storage/storage.ts';
import { anyVersionOf, offeredDictionary } from '../serving/dictionary.ts';
import type { Need } from './channel/needed-versions.ts';

const MOST_BYTES = 16_000_000;

/** A difference costs processor time: requests beyond these get the whole file instead of waiting. */
const MOST_AT_ONCE = 2;

/** The file at a path, `<unit>/<version>/<file>`; null if the client has no earlier version that helps. */
export type Differences = (path: string, headers: IncomingHttpHeaders) => Promise<StoredObject | null>;

interface Pair {
  /** the path of the earlier version */
  from: string;
  to: string;
}

/**
 * Files as their differences from earlier versions that the client has (RFC 9842), each made at its first request and
 * kept in memory. The earlier one has to be the same file in a version that the channel needs, so that strangers can
 * cause no more work than there are pairs of versions.
 */
export function differences(storage: Storage, needOf: (name: string) => Promise<Need>): Differences {
  let underWay = 0;
  const kept = new LRUCache<string, StoredObject, Pair>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }) => body.length,
    fetchMethod: async (_key, _stale, { context }) => {
      underWay += 1;
      try {
        return await make(storage, context);
      } finally {
        underWay -= 1;
      }
    },
  });

  async function isVersionOfSameFile({ from, to }: Pair): Promise<boolean> {
    if (!isFilePath(from) || !isText(from) || anyVersionOf(from) !== anyVersionOf(to)) return false;
    const [unit, version] = from.split('/');
    return (await needOf(`${unit}@${version}`)) === 'needed';
  }

  return async (to, headers) => {
    const offered = offeredDictionary(headers);
    if (offered === null) return null;
    const pair = { from: offered.id, to };
    const key = `${pair.from} ${pair.to}`;
    if (!kept.has(key) && (!(await isVersionOfSameFile(pair)) || underWay >= MOST_AT_ONCE)) return null;
    const found = await kept.fetch(key, { context: pair });
    return found !== undefined && dictionaryOf(found.body).equals(offered.sha256) ? found : null;
  };
}

async function make(storage: Storage, { from, to }: Pair): Promise<StoredObject | undefined> {
  const [dictionary, file] = await Promise.all([from, to].map((path) => storage.get(`artifacts/${path}`)));
  if (!dictionary || !file) return undefined;
  const body = await differenceFrom(dictionary.body, file.body);
  return { body, etag: `${file.etag}-${dictionary.etag}` };
}
