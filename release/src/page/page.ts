import { createHash } from 'node:crypto';
import { LANGUAGE_TAGS, type Language } from '@resort/shared/contract';
import type {
  PageGrant,
  PublicConfig,
  ReleaseDocument,
  ReleaseUnit,
  WholeRelease,
} from '@resort/shared/remote';
import { BODY_MARKER, HEAD_MARKER } from '../artifacts/page-template.ts';
import { notStarted } from './not-started.ts';
import { pageRelease } from './page-release.ts';

/** All that the page is made of. */
export interface PageParts {
  release: ReleaseDocument;
  whole: WholeRelease;
  shell: ReleaseUnit;
  /** HTML with the two markers */
  template: string;
  /** the inline script */
  boot: string;
  /** the service worker's text; null when this shell has none, or the release switches it off */
  worker: string | null;
  /** on a tester's page */
  grant?: PageGrant;
}

/** The HTML page of a release in one language, with what the given units' screens need to begin. */
export function renderPage(
  { release, whole, shell, template, boot, grant }: PageParts,
  language: Language,
  units: ReadonlySet<string>,
): string {
  const carried = jsonForScript({ ...pageRelease(release, units, whole), ...(grant && { grant }) });
  const head = [
    `<script type="application/json" id="release">${carried}</script>`,
    `<script>${boot}</script>`,
    ...(shell.page?.styles ?? []).map((file) => `<link rel="stylesheet" href=${resource(shell, file)}>`),
  ];
  const scripts = (shell.page?.scripts ?? []).map(
    // before what the inline script asks for, which needs it
    (file) => `<script src=${resource(shell, file)} defer fetchpriority="high"></script>`,
  );
  // replaced by functions: in a replacement text `$&` would have a meaning
  return template
    .replace(/<html\b[^>]*>/i, (tag) => withLanguage(tag, LANGUAGE_TAGS[language]))
    .replace(BODY_MARKER, () => scripts.join('') + notStarted(language))
    .replace(HEAD_MARKER, () => head.join(''));
}

/** The same config, or with another API base where the deployment has one. */
export function withApiBase(release: ReleaseDocument, apiBase: string | undefined): ReleaseDocument {
  const config: PublicConfig = { ...release.config, apiBase: apiBase ?? release.config.apiBase };
  return { ...release, config };
}

/** Every header of the page but those that depend on the request. */
export function pageHeaders({ release, boot }: PageParts): Record<string, string> {
  const bootHash = createHash('sha256').update(boot).digest('base64');
  const { apiBase } = release.config;
  const apiOrigin = apiBase.startsWith('/') ? '' : ` ${new URL(apiBase).origin}`;
  return {
    'cache-control': 'no-cache',
    'content-security-policy': [
      `default-src 'none'`,
      `script-src 'self' 'sha256-${bootHash}'`,
      `style-src 'self'`,
      // pictures come from where the calls go
      `img-src 'self' data:${apiOrigin}`,
      `font-src 'self'`,
      `connect-src 'self'${apiOrigin}`,
      // the captcha's document, which has no origin and a policy of its own
      `frame-src ${apiOrigin.trim() || "'self'"}`,
      `manifest-src 'self'`,
      `worker-src 'self'`,
      `base-uri 'none'`,
      `form-action 'self'`,
      `frame-ancestors 'none'`,
      // the shell's, which knows the files of the release (shell/src/loading/trusted-types.ts), and the inline script's own
      `require-trusted-types-for 'script'`,
      `trusted-types default boot`,
    ].join('; '),
    'integrity-policy': 'blocked-destinations=(script)',
    vary: 'Accept-Encoding',
  };
}

/** Inside a script element only `<` can do harm, and JSON has another spelling for it. */
function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** File names and base64 have no character that an attribute would mind: publish sees to that. */
function resource(shell: ReleaseUnit, file: string): string {
  return `"${shell.base}${file}" integrity="${shell.files[file] ?? ''}" crossorigin`;
}

function withLanguage(tag: string, languageTag: string): string {
  return tag
    .replace(/\slang=(?:"[^"]*"|'[^']*'|[^\s>]*)/i, '')
    .replace(/^<html/i, `<html lang="${languageTag}"`);
}
