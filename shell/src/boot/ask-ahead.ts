import type { Hint } from './hints.ts';
import { trustedAddress } from './trusted-address.ts';

/**
 * `stylesAhead` resolves when the last style has loaded or failed; it never rejects.
 * `shell/src/loading/screens.ts` waits for it.
 */
type Page = { stylesAhead?: Promise<unknown> };

/**
 * Requests files before the code that needs them. A file that can be added to the page gets the same element
 * that the bundler's runtime would create, so that the runtime finds it and neither creates one nor waits for
 * another event-loop turn; a screen needs a dozen files. An element that fails is removed, and the runtime
 * requests the file itself.
 */
export function askAhead(hints: readonly Hint[]): void {
  const page = globalThis as Page;
  const asked = hints.map(async ({ base, file, as, isPlaced, integrity }) => {
    const address = new URL(base + file, location.href).href;
    const element =
      isPlaced && as === 'script'
        ? Object.assign(document.createElement('script'), { src: trustedAddress(address) })
        : Object.assign(document.createElement('link'), { rel: 'preload', as, href: address });
    // with crossorigin and integrity like the later element; otherwise the browser fetches the file twice
    Object.assign(element, { crossOrigin: 'anonymous', integrity });
    // not before the shell's script, which runs it
    if (as === 'script') element.fetchPriority = 'low';
    element.addEventListener('error', () => element.remove());
    if (!isPlaced || as !== 'style') return document.head.append(element);
    Object.assign(element, { rel: 'stylesheet' });
    // the runtime finds a style by this attribute; it writes the addresses of the shell's in another form
    element.dataset['href'] = file;
    const settled = new Promise((resolve) => {
      for (const event of ['load', 'error']) element.addEventListener(event, resolve);
    });
    document.head.append(element);
    await settled;
  });
  page.stylesAhead = Promise.all(asked);
}
