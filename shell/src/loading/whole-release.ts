import type { PageRelease, ReleaseDocument } from '@resort/shared/remote';

/**
 * Reads the document of the page's release, which knows every unit: for screens that the page was not opened at, and
 * for versions that take the place of a failed one. One request, and another only where that failed.
 */
export function wholeRelease({ whole }: Pick<PageRelease, 'whole'>): () => Promise<ReleaseDocument> {
  let reading: Promise<ReleaseDocument> | null = null;
  let cache: RequestCache = 'default';
  const read = async () => {
    // the browser compares the bytes with the hash and gives none where they differ
    const response = await fetch(whole.href, { integrity: whole.integrity, credentials: 'omit', cache });
    if (!response.ok) throw new Error(`${whole.href} answered ${response.status}`);
    return (await response.json()) as ReleaseDocument;
  };
  return () => {
    reading ??= read().catch((failure: unknown) => {
      reading = null;
      cache = 'reload'; // what is wrong would stay in the browser's cache for ever
      throw failure;
    });
    return reading;
  };
}
