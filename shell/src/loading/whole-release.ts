import type { PageRelease, ReleaseDocument } from '@resort/shared/remote';

/**
 * Reads the document of the page's release, which describes every unit: for screens that the page was not
 * opened at, and for last-known-good versions. One request; another one only after a failure.
 */
export function wholeRelease({ whole }: Pick<PageRelease, 'whole'>): () => Promise<ReleaseDocument> {
  let reading: Promise<ReleaseDocument> | null = null;
  let cache: RequestCache = 'default';
  const read = async () => {
    // the browser compares the bytes with the hash, and the request fails if they differ
    const response = await fetch(whole.href, { integrity: whole.integrity, credentials: 'omit', cache });
    if (!response.ok) throw new Error(`${whole.href} answered ${response.status}`);
    return (await response.json()) as ReleaseDocument;
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
