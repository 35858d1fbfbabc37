import { createHash } from 'node:crypto';
import { lendStorage, runCaptcha } from './frame-script.ts';

const SCRIPT = [lendStorage, runCaptcha].map((run) => `(${run.toString()})();`).join('\n');

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; min-block-size: 100svh; display: grid; place-items: center; overflow-wrap: anywhere;
  background: var(--ground); color: var(--text); }
button { min-block-size: 3rem; margin: 1rem; padding: 0.625rem 1.5rem; border: 0; border-radius: 0.75rem;
  background: var(--button); color: var(--onButton); font: inherit; font-weight: 600; cursor: pointer; }
button[disabled] { visibility: hidden; }
button:focus-visible { outline: 3px solid var(--button); outline-offset: 3px; }
`;

/**
 * The frame's document: a button, space for the vendor's captcha, and the script that communicates with the
 * app.
 */
export const FRAME_PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${STYLE}</style></head>
<body><div><button id="captcha-button" type="button" disabled></button><div id="captcha-element"></div></div>
<script>${SCRIPT}</script></body></html>`;

const SCRIPT_HASH = createHash('sha256').update(SCRIPT).digest('base64');

/**
 * The frame's own policy: only the vendor's hosts, an opaque origin wherever the document is opened, and
 * embedding only in the app's pages. The vendor adds inline styles, so they are allowed; the document
 * contains nothing that a style could read.
 * @param embedders origins of the app's pages, if they differ from this server's
 */
export function framePolicy(sources: readonly string[], embedders: readonly string[]): string {
  const vendor = sources.join(' ');
  return [
    `default-src 'none'`,
    `script-src 'sha256-${SCRIPT_HASH}' ${vendor}`,
    `style-src 'unsafe-inline' ${vendor}`,
    `img-src data: blob: ${vendor}`,
    `font-src data: ${vendor}`,
    `connect-src ${vendor}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    ['frame-ancestors', `'self'`, ...embedders].join(' '),
    'sandbox allow-scripts',
  ].join('; ');
}
