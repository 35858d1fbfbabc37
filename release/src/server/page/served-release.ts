import { createHash } from 'node:crypto';
import type { Language } from '@resort/shared/contract';
import type { ReleaseUnit } from '@resort/shared/remote';
import type { ChannelPointer } from '../../channels/channel.ts';
import { compress, type EncodingToken } from '../../artifacts/compressed-forms.ts';
import { contentNumber } from '../../rollout/release-content.ts';
import type { Storage } from '../../storage/storage.ts';
import { packsOf } from './packs.ts';
import { firstScreens, firstUnits } from './page-release.ts';
import { pageHeaders, renderPage, withApiBase, type Deployment, type PageParts } from './page.ts';

export interface RenderedPage {
  body: Buffer;
  etag: string;
}

/** One release, ready to serve. */
export interface ServedRelease {
  number: number;
  /** the part of a channel's pointer that identifies this release */
  pointer: Pick<ChannelPointer, 'release' | 'url' | 'digest'> & { since: number };
  headers: Record<string, string>;
  hasRoute: (route: string) => boolean;
  /** the service worker */
  worker: RenderedPage | null;
  /** several files of a screen as one (packs.ts); null at an unknown address */
  pack: (address: string, encoding: EncodingToken | null) => Promise<Buffer | null>;
  /** rendered and compressed once per language, encoding and set of first screens */
  page: (
    route: string,
    language: Language,
    encoding: EncodingToken | null,
    /** version of the shell that crashed in this browser */
    crashed: string | null,
  ) => Promise<RenderedPage>;
}

/**
 * The best quality: each page is compressed once per release, and incompressible hashes dominate its size.
 */
const PAGE_BROTLI_QUALITY = 11;

export function toServed(
  { release, ...rest }: PageParts,
  { apiBase, ...sources }: Deployment,
  storage: Storage,
): ServedRelease {
  const parts = { release: withApiBase(release, apiBase), ...rest };
  const { number, routes } = parts.release;
  const known = new Set(['/', ...routes.map(({ path }) => path)]);
  const packs = packsOf(parts.release, storage);
  const pages = new Map<string, Promise<RenderedPage>>();
  const { href: url, integrity: digest } = parts.whole;
  return {
    number,
    pointer: { release: number, since: contentNumber(release), url, digest },
    headers: pageHeaders(parts, sources),
    hasRoute: (route) => known.has(route),
    worker: parts.worker === null ? null : withEtag(Buffer.from(parts.worker)),
    pack: (address, encoding) => packs.body(address, encoding),
    page: (route, language, encoding, crashed) => {
      const shell = (crashed === parts.shell.version && earlierShell(parts)) || parts.shell;
      const screens = firstScreens(parts.release, route).filter((path) => known.has(path));
      const key = [language, encoding, shell.version, ...screens].join(' ');
      const page = pages.get(key);
      if (page) return page;
      const units = firstUnits(parts.release, route);
      // an earlier shell has files of its own
      const packed = shell === parts.shell ? packs.of(screens, language) : Promise.resolve({});
      const rendered = packed.then((own) =>
        encode(renderPage({ ...parts, shell }, language, { units, packs: own }), encoding),
      );
      pages.set(key, rendered);
      return rendered;
    },
  };
}

/**
 * The last-known-good shell, in the page of the pinned one: it starts with the pinned template and inline script there,
 * as where the pinned script does not load (shell/src/boot/earlier-shell.ts).
 */
function earlierShell({ shell: { lastKnownGood } }: PageParts): ReleaseUnit | null {
  if (!lastKnownGood?.page) return null;
  return { ...lastKnownGood, page: lastKnownGood.page, lastKnownGood: null };
}

async function encode(html: string, encoding: EncodingToken | null): Promise<RenderedPage> {
  const plain = Buffer.from(html);
  const body = encoding === null ? plain : await compress(encoding, plain, PAGE_BROTLI_QUALITY);
  return withEtag(body);
}

function withEtag(body: Buffer): RenderedPage {
  return { body, etag: createHash('sha256').update(body).digest('base64url') };
}
