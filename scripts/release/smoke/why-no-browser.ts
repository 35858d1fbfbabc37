// @ts-expect-error plain JavaScript, shared with the scripts that run before anything is installed
import { installedBrowser } from '../../../e2e/browser.mjs';

/** A server must not download a browser because somebody pressed a button. */
export function whyNoBrowser(): string | null {
  const found = installedBrowser as () => string | undefined;
  return found() === undefined ? 'This server has no Chromium: install one, or set CHROMIUM_PATH.' : null;
}
