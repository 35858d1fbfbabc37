import { createHash } from 'node:crypto';
import { LANGUAGE_TAGS, type Language } from '@resort/shared/contract';
import type {
  PageGrant,
  PageRelease,
  PublicConfig,
  ReleaseDocument,
  ReleaseUnit,
  WholeRelease,
} from '@resort/shared/remote';
import { releaseElement } from '@resort/shared/release-in-page';
import { BODY_MARKER, HEAD_MARKER } from '../../artifacts/page-template.ts';
import { notStarted } from './not-started.ts';
import { pageRelease } from './page-release.ts';

/** Everything that a page consists of. */
export interface PageParts {
  release: ReleaseDocument;
  whole: WholeRelease;
  /** the one that starts the page */
  shell: ReleaseUnit;
  /** HTML with the two markers */
  template: string;
  /** the inline script */
  boot: string;
  /** the inline style; null for older shells, whose styles are linked */
  style: string | null;
  /** the service worker's text; null if this shell has none, or the release switches it off */
  worker: string | null;
  /** set on a tester's page */
  grant?: PageGrant;
}

/** What the screens that a page may open first need. */
export interface FirstNeeds {
  units: ReadonlySet<string>;
  packs: NonNullable<PageRelease['packs']>;
}

/** The HTML page of a release in one language, with what its first screens need. */
export function renderPage(
  { release, whole, shell, template, boot, style, grant }: PageParts,
  language: Language,
  { units, packs }: FirstNeeds,
): string {
  const carried = {
    ...pageRelease(release, units, whole, shell),
    ...(grant && { grant }),
    ...(Object.keys(packs).length > 0 && { packs }),
  };
  const linked = style === null ? (shell.page?.styles ?? []) : [];
  const head = [
    ...(style === null ? [] : [`<style>${style}</style>`]),
    releaseElement(carried),
    `<script>${boot}</script>`,
    ...linked.map((file) => `<link rel="stylesheet" href=${resource(shell, file)}>`),
  ];
  const scripts = (shell.page?.scripts ?? []).map(
    // before the inline script's preloads, which depend on it
    (file) => `<script src=${resource(shell, file)} defer fetchpriority="high"></script>`,
  );
  // as functions, because `$&` has a meaning in a replacement text
  return template
    .replace(/<html\b[^>]*>/i, (tag) => withLanguage(tag, LANGUAGE_TAGS[language]))
    .replace(BODY_MARKER, () => scripts.join('') + notStarted(language))
    .replace(HEAD_MARKER, () => head.join(''));
}

/** What a deployment adds to the releases that it serves. */
export interface Deployment {
  /** the app server's address, if it is not the release's */
  apiBase?: string;
  /** origins of photographs, besides this one and the API's */
  pictureOrigins?: readonly string[];
  /** origins of a map's style and tiles */
  mapOrigins?: readonly string[];
  /** origins to which a payment form may be posted */
  formOrigins?: readonly string[];
}

/** The config, with the deployment's API base if it has one. */
export function withApiBase(release: ReleaseDocument, apiBase: string | undefined): ReleaseDocument {
  const config: PublicConfig = { ...release.config, apiBase: apiBase ?? release.config.apiBase };
  return { ...release, config };
}

/** Every header of the page that does not depend on the request. */
export function pageHeaders(
  { release, shell, boot, style }: PageParts,
  { pictureOrigins = [], mapOrigins = [], formOrigins = [] }: Omit<Deployment, 'apiBase'> = {},
): Record<string, string> {
  const { apiBase } = release.config;
  const apiOrigin = apiBase.startsWith('/') ? '' : ` ${new URL(apiBase).origin}`;
  return {
    'cache-control': 'no-cache',
    'content-security-policy': [
      `default-src 'none'`,
      `script-src 'self' ${hashOf(boot)}`,
      ['style-src', `'self'`, ...(style === null ? [] : [hashOf(style)])].join(' '),
      // pictures come from the API's origin, and from the hosts that the deployment lists
      [`img-src 'self' data:${apiOrigin}`, ...pictureOrigins].join(' '),
      `font-src 'self'`,
      [`connect-src 'self'${apiOrigin}`, ...mapOrigins].join(' '),
      // the captcha's document, with an opaque origin and its own policy
      `frame-src ${apiOrigin.trim() || "'self'"}`,
      `manifest-src 'self'`,
      `worker-src 'self'`,
      `base-uri 'none'`,
      [`form-action 'self'`, ...formOrigins].join(' '),
      `frame-ancestors 'none'`,
      // the shell's policy, which knows the files of the release (shell/src/loading/trusted-types.ts), and
      // the inline script's own
      `require-trusted-types-for 'script'`,
      `trusted-types default boot`,
    ].join('; '),
    'integrity-policy': 'blocked-destinations=(script)',
    link: (shell.page?.scripts ?? []).map((file) => preload(shell, file)).join(', '),
    vary: 'Accept-Encoding',
  };
}

const hashOf = (inline: string) => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;

/** No escaping needed: publish restricts file names, and base64 has no special characters. */
function resource(shell: ReleaseUnit, file: string): string {
  return `"${shell.base}${file}" integrity="${shell.files[file] ?? ''}" crossorigin`;
}

/** The same as a header, which the browser reads before it has a document to parse. */
function preload(shell: ReleaseUnit, file: string): string {
  const integrity = shell.files[file] ?? '';
  return `<${shell.base}${file}>; rel=preload; as=script; crossorigin; integrity="${integrity}"; fetchpriority=high`;
}

function withLanguage(tag: string, languageTag: string): string {
  return tag
    .replace(/\slang=(?:"[^"]*"|'[^']*'|[^\s>]*)/i, '')
    .replace(/^<html/i, `<html lang="${languageTag}"`);
}
