import type { PageRelease, ReleaseDocument } from '@resort/shared/remote';

export type ReadWhole = () => Promise<ReleaseDocument>;

/**
 * Reads the document of the page's release, which describes every unit: for screens that the page was not
 * opened at, and for last-known-good versions. One request; another one only after a failure. Adds the versions that the
 * page does not name to it, before anything else uses the document: no code of such a unit runs without them.
 */
export function wholeRelease(page: Pick<PageRelease, 'whole' | 'versions'>): ReadWhole {
  const { href, integrity } = page.whole;
  let reading: Promise<ReleaseDocument> | null = null;
  let cache: RequestCache = 'default';
  const read = async () => {
    // the browser compares the bytes with the hash, and the request fails if they differ
    const response = await fetch(href, { integrity, credentials: 'omit', cache });
    if (!response.ok) throw new Error(`${href} answered ${response.status}`);
    const document = (await response.json()) as ReleaseDocument;
    addVersions(page, document);
    return document;
  };
  return () => {
    reading ??= read().catch((failure: unknown) => {
      reading = null;
      cache = 'reload'; // a wrong document would otherwise stay in the browser's cache
      throw failure;
    });
    return reading;
  };
}

/** Adds the versions of the units that the page does not carry. */
export function addVersions(page: Pick<PageRelease, 'versions'>, whole: ReleaseDocument): void {
  for (const [unit, { version }] of Object.entries(whole.units)) page.versions[unit] = version;
}
