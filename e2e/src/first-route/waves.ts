/** One request of a page, as it was seen on the wire. */
export interface Seen {
  url: string;
  kind: 'document' | 'script' | 'style' | 'picture' | 'call' | 'other';
  /** seconds on the browser's own clock */
  startedAt: number;
  endedAt: number;
  /** of the body, as transferred */
  bytes: number;
}

const KINDS: Record<string, Seen['kind']> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Image: 'picture',
  Fetch: 'call',
  XHR: 'call',
};

/** By the browser's resource type. */
export const kindOf = (type = ''): Seen['kind'] => KINDS[type] ?? 'other';

/**
 * How often the page had to wait: the longest chain of requests of which each started after the one before
 * had ended. The document is the first.
 */
export function deepestChain(all: readonly Seen[]): Seen[] {
  let deepest: Seen[] = [];
  const known = new Map<Seen, Seen[]>();
  for (const one of all.toSorted((a, b) => a.startedAt - b.startedAt)) {
    const before = [...known].filter(([{ endedAt }]) => endedAt <= one.startedAt).map(([, chain]) => chain);
    const longest = before.reduce((best, chain) => (chain.length > best.length ? chain : best), []);
    const chain = [...longest, one];
    known.set(one, chain);
    if (chain.length > deepest.length) deepest = chain;
  }
  return deepest;
}

/** Scripts and styles requested after the first script had arrived: by code, not by the page. */
export function lateFiles(all: readonly Seen[]): string[] {
  const firstCame = Math.min(...all.filter(({ kind }) => kind === 'script').map(({ endedAt }) => endedAt));
  return all
    .filter(({ kind, startedAt }) => (kind === 'script' || kind === 'style') && startedAt >= firstCame)
    .map(({ url }) => url);
}

/** Files transferred more than once: a preload that does not match its element costs the file twice. */
export function fetchedTwice(all: readonly Seen[]): string[] {
  const files = all.filter(({ kind }) => kind === 'script' || kind === 'style').map(({ url }) => url);
  return [...new Set(files.filter((url, index) => files.indexOf(url) !== index))];
}
