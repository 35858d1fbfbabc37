import { splitLanguage } from '@resort/shared/contract';
import { MARKS_FOLDER } from '../boot/marks.ts';
import type { PageRelease, ReleaseDocument } from '@resort/shared/remote';
import { CACHE_PREFIX, type PageStarted } from './messages.ts';

/** What passed by before there was a cache to keep it in: files that a page asks for while its message is under way. */
const passedBy = new Set<string>();

/** Where a release's cache holds the hashes of its files: address → `sha384-…`; a folder of icons has none. */
const HASHES = '/release-hashes.json';
type Hashes = Record<string, string | undefined>;

/**
 * Keeps what the page that just started was made of, and drops every other release: only when the new one is whole,
 * so that a broken-off visit leaves the last good page readable.
 */
export async function keepRelease({ release, page, files }: PageStarted): Promise<void> {
  const { language } = splitLanguage(page);
  if (language === null) return;
  const name = CACHE_PREFIX + release;
  const cache = await caches.open(name);
  if (!(await cache.match(pageKey(language))) || !(await cache.match(HASHES))) {
    const response = await fetch(page, { cache: 'no-cache' }).catch(() => null);
    const text = response && isWhole(response) ? await response.clone().text() : '';
    const pinned = releaseIn(text);
    // another release was pinned meanwhile, or there is no answer: the next page does it
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
  // from here on keepFile finds this cache by itself
  await Promise.all([...files, ...passedBy].map((file) => fetchInto(cache, file)));
  passedBy.clear();
  const names = await caches.keys();
  const old = names.filter((other) => other.startsWith(CACHE_PREFIX) && other !== name);
  await carryOver(old, cache);
  await Promise.all(old.map((other) => caches.delete(other)));
}

/** A file that both releases name may have been answered from the old one's cache: the new one must not lose it. */
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

/** Keeps a file for the release it belongs to; what no kept release names is not kept. */
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

/** The last page that started well in the address's language; another language's is a way to that language. */
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

/** One page a language, whichever route it was opened at: the document beside it knows every unit. */
const pageKey = (language: string) => `/${language}/`;

/** A whole, readable answer of this origin: never an error, a part or an opaque one. */
function isWhole(response: Response): boolean {
  return response.status === 200 && response.type === 'basic' && !response.redirected;
}

/** What was changed on the way is not kept: it would be refused at every visit until the next release. */
async function fetchInto(cache: Cache, file: string): Promise<void> {
  if (!(await isListed(cache, file)) || (await cache.match(file, { ignoreVary: true }))) return;
  const integrity = (await hashesIn(cache))[file] ?? '';
  const response = await fetch(file, { integrity }).catch(() => null);
  if (response && isWhole(response)) await cache.put(file, response).catch(ignore);
}

/** A file of the release by its own name, or one of the folder of icons, which the page names as a whole. */
async function isListed(cache: Cache, pathname: string): Promise<boolean> {
  const listed = Object.keys(await hashesIn(cache));
  return listed.some((entry) => entry === pathname || (entry.endsWith('/') && pathname.startsWith(entry)));
}

async function hashesIn(cache: Cache): Promise<Hashes> {
  const hashes = await cache.match(HASHES);
  return hashes ? ((await hashes.json()) as Hashes) : {};
}

function releaseIn(html: string): PageRelease | null {
  const json = /<script type="application\/json" id="release">([^]*?)<\/script>/.exec(html)?.[1];
  return json === undefined ? null : (JSON.parse(json) as PageRelease);
}

/** Also those of the versions that a page falls back to: without a network it is the same page. */
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

/** The device has no room: it is online that the product must work. */
function ignore(): void {}
