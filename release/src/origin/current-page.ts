import { createHash } from 'node:crypto';
import type { Language } from '@resort/shared/contract';
import { readPointer } from '../channel.ts';
import { compress, type EncodingToken } from '../compressed-forms.ts';
import type { Registry } from '../registry.ts';
import { loadRelease } from './load-release.ts';
import { firstUnits } from './page-release.ts';
import { pageHeaders, renderPage, withApiBase } from './page.ts';

export interface RenderedPage {
  body: Buffer;
  etag: string;
}

/** One release, ready to be sent. */
export interface ServedRelease {
  number: number;
  headers: Record<string, string>;
  hasRoute: (route: string) => boolean;
  /** the service worker */
  worker: RenderedPage | null;
  /** rendered and compressed once for each language, encoding and set of units that a route begins with */
  page: (route: string, language: Language, encoding: EncodingToken | null) => Promise<RenderedPage>;
}

export interface OriginSettings {
  registry: Registry;
  channel: string;
  /** where the app server is, when this deployment has it elsewhere than the release says */
  apiBase?: string;
}

const POINTER_MAX_AGE_MS = 1_000;
/** The best: each page is compressed once a release, and the hashes in it are what a page weighs. */
const PAGE_BROTLI_QUALITY = 11;

/**
 * The release to serve. The pointer is read again at most once a second, so that a pin by another process shows on
 * the next reload; what cannot be read leaves the last good release in place and is told to `onFault`, once.
 */
export function followChannel(settings: OriginSettings, onFault: (fault: unknown) => void) {
  const { registry, channel } = settings;
  let served: { etag: string; release: ServedRelease } | null = null;
  let lastFault: string | null = null;
  let checkedAt = -Infinity;
  let checking: Promise<void> | null = null;

  async function check(): Promise<void> {
    try {
      const standing = await readPointer(registry, channel);
      if (standing === null && served) throw new Error(`The pointer of channel ${channel} is gone.`);
      if (standing && standing.etag !== served?.etag) {
        // every release is signed for ever, so an older one put in place of a newer one would verify too
        if (standing.pointer.release < (served?.release.number ?? 0))
          throw new Error(
            `The pointer of channel ${channel} went back to release ${standing.pointer.release}.`,
          );
        served = { etag: standing.etag, release: toServed(await loadParts(settings, standing.pointer)) };
      }
      lastFault = null;
    } catch (fault) {
      if (String(fault) !== lastFault) onFault(fault);
      lastFault = String(fault);
    }
    checkedAt = performance.now();
  }

  return async (): Promise<ServedRelease | null> => {
    if (performance.now() - checkedAt >= POINTER_MAX_AGE_MS) {
      checking ??= check().finally(() => (checking = null));
      await checking;
    }
    return served?.release ?? null;
  };
}

/** Resolves to the current release's number when it can be served, and rejects with the reason when it cannot. */
export async function originHealth(settings: OriginSettings): Promise<number> {
  const standing = await readPointer(settings.registry, settings.channel);
  if (standing === null) throw new Error(`Nothing is pinned on channel ${settings.channel} yet.`);
  return toServed(await loadParts(settings, standing.pointer)).number;
}

async function loadParts({ registry, apiBase }: OriginSettings, pointer: Parameters<typeof loadRelease>[1]) {
  const parts = await loadRelease(registry, pointer);
  return { ...parts, release: withApiBase(parts.release, apiBase) };
}

function toServed(parts: Awaited<ReturnType<typeof loadParts>>): ServedRelease {
  const routes = new Set(['/', ...parts.release.routes.map(({ path }) => path)]);
  const pages = new Map<string, Promise<RenderedPage>>();
  return {
    number: parts.release.number,
    headers: pageHeaders(parts),
    hasRoute: (route) => routes.has(route),
    worker: parts.worker === null ? null : withEtag(Buffer.from(parts.worker)),
    page: (route, language, encoding) => {
      const units = firstUnits(parts.release, route);
      const key = [language, encoding, ...units].join(' ');
      const known = pages.get(key);
      if (known) return known;
      const rendered = encode(renderPage(parts, language, units), encoding);
      pages.set(key, rendered);
      return rendered;
    },
  };
}

async function encode(html: string, encoding: EncodingToken | null): Promise<RenderedPage> {
  const plain = Buffer.from(html);
  const body = encoding === null ? plain : await compress(encoding, plain, PAGE_BROTLI_QUALITY);
  return withEtag(body);
}

function withEtag(body: Buffer): RenderedPage {
  return { body, etag: createHash('sha256').update(body).digest('base64url') };
}
