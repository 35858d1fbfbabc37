import { splitLanguage } from '@resort/shared/contract';
import type { PackAhead } from '../entry-ahead.ts';
import { integrityOf } from './integrity-of.ts';
import { MARKS_FOLDER } from '../skin/marks.ts';
import { findRelease, packSeparator } from '@resort/shared/release-in-page';
import type { ReleaseDocument } from '@resort/shared/remote';
import { CACHE_PREFIX, type PageStarted } from './messages.ts';

/** Files that were requested before their cache existed, while the page's message was being handled. */
const passedBy = new Set<string>();

/**
 * The entry in a release's cache with the hashes of its files: address → `sha384-…`; a folder of icons has
 * none.
 */
const HASHES = '/release-hashes.json';
type Hashes = Record<string, string | undefined>;

/**
 * Stores the files of the page that just started, and deletes the caches of all other releases. It deletes
 * only when the new cache is complete, so that an interrupted visit leaves the last good page readable.
 */
export async function keepRelease({ release, page, files, packs = [] }: PageStarted): Promise<void> {
  const { language } = splitLanguage(page);
  if (language === null) return;
  const name = CACHE_PREFIX + release;
  const cache = await caches.open(name);
  if (!(await cache.match(pageKey(language))) || !(await cache.match(HASHES))) {
    const response = await fetch(page, { cache: 'no-cache' }).catch(() => null);
    const text = response && isWhole(response) ? await response.clone().text() : '';
    const pinned = findRelease(text);
    // another release was pinned meanwhile, or there is no response: the next page tries again
    if (!response || pinned?.number !== release) return;
    const document = await fetch(pinned.whole.href, { integrity: pinned.whole.integrity }).catch(() => null);
    if (!document || !isWhole(document)) return;
    await cache.put(pinned.whole.href, document.clone());
    await cache.put(
      HASHES,
      new Response(JSON.stringify(hashesOf((await document.json()) as ReleaseDocument))),
    );
    await cache.put(pageKey(language), response);
  }
  // from here on keepFile finds this cache itself
  await Promise.all(packs.map((pack) => keepPacked(cache, pack)));
  await Promise.all([...files, ...passedBy].map((file) => fetchInto(cache, file)));
  passedBy.clear();
  const names = await caches.keys();
  const old = names.filter((other) => other.startsWith(CACHE_PREFIX) && other !== name);
  await carryOver(old, cache);
  await Promise.all(old.map((other) => caches.delete(other)));
}

/** Copies files that both releases share, which may have been served from the old cache. */
async function carryOver(old: readonly string[], cache: Cache): Promise<void> {
  if (old.length === 0) return;
  for (const file of Object.keys(await hashesIn(cache))) {
    const kept = await keptFile(file);
    if (kept && !(await cache.match(file, { ignoreVary: true }))) await cache.put(file, kept).catch(ignore);
  }
}

export async function keptFile(url: string): Promise<Response | undefined> {
  return caches.match(url, { ignoreVary: true });
}

/** Stores a file in the cache of its release; ignores files that no cached release lists. */
export async function keepFile(url: string, response: Response): Promise<void> {
  if (!isWhole(response)) return;
  const { pathname } = new URL(url);
  passedBy.add(pathname);
  for (const name of await caches.keys()) {
    if (!name.startsWith(CACHE_PREFIX)) continue;
    const cache = await caches.open(name);
    if (await isListed(cache, pathname)) await cache.put(pathname, response.clone()).catch(ignore);
  }
}

/**
 * The last page that started well in the address's language. A page in another language redirects to that
 * language.
 */
export async function keptPage(url: string): Promise<Response | undefined> {
  const { pathname, search, hash } = new URL(url);
  const { language, route } = splitLanguage(pathname);
  const own = language === null ? undefined : await caches.match(pageKey(language), { ignoreVary: true });
  if (own) return own;
  for (const name of (await caches.keys()).filter((candidate) => candidate.startsWith(CACHE_PREFIX))) {
    const paths = (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname);
    const other = paths.find((path) => splitLanguage(path).language !== null);
    if (other !== undefined)
      return Response.redirect(`/${splitLanguage(other).language}${route}${search}${hash}`);
  }
  return undefined;
}

/** One page per language, whatever its route: the stored document describes every unit. */
const pageKey = (language: string) => `/${language}/`;

/** A complete, readable response of this origin: no error, no partial or opaque response. */
function isWhole(response: Response): boolean {
  return response.status === 200 && response.type === 'basic' && !response.redirected;
}

/**
 * A file that was modified in transit is not stored, because every visit would reject it until the next
 * release.
 */
async function fetchInto(cache: Cache, file: string): Promise<void> {
  if (!(await isListed(cache, file)) || (await cache.match(file, { ignoreVary: true }))) return;
  const integrity = (await hashesIn(cache))[file] ?? '';
  const response = await fetch(file, { integrity }).catch(() => null);
  if (response && isWhole(response)) await cache.put(file, response).catch(ignore);
}

/** Stores the files of a pack, which the browser still has, so that they need not be requested once more. */
async function keepPacked(cache: Cache, { address, files }: PackAhead): Promise<void> {
  const response = await fetch(address).catch(() => null);
  if (!response || !isWhole(response)) return;
  const headers = { 'content-type': response.headers.get('content-type') ?? '' };
  const hashes = await hashesIn(cache);
  const texts = (await response.text()).split(packSeparator(address));
  for (const [index, file] of files.entries()) {
    const bytes = new TextEncoder().encode(texts[index]);
    if (hashes[file] === (await integrityOf(bytes)))
      await cache.put(file, new Response(bytes, { headers })).catch(ignore);
  }
}

/** A file of the release, or one in the folder of icons, which the page lists as a whole. */
async function isListed(cache: Cache, pathname: string): Promise<boolean> {
  const listed = Object.keys(await hashesIn(cache));
  return listed.some((entry) => entry === pathname || (entry.endsWith('/') && pathname.startsWith(entry)));
}

async function hashesIn(cache: Cache): Promise<Hashes> {
  const hashes = await cache.match(HASHES);
  return hashes ? ((await hashes.json()) as Hashes) : {};
}

/** Includes last-known-good versions, because the offline page is the same one. */
function hashesOf({ units }: ReleaseDocument): Hashes {
  const all = Object.values(units).map(({ base, files, page, lastKnownGood }) => ({
    ...below(base, files),
    ...(lastKnownGood === null ? {} : below(lastKnownGood.base, lastKnownGood.files)),
    ...(page === null ? {} : { [`${base}${MARKS_FOLDER}`]: '' }),
  }));
  return Object.assign({}, ...all) as Hashes;
}

const below = (base: string, files: Record<string, string>): Hashes =>
  Object.fromEntries(Object.entries(files).map(([file, hash]) => [base + file, hash]));

/** No space on the device: offline use is optional. */
function ignore(): void {}
