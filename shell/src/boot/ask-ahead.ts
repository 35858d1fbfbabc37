import type { Hint } from './hints.ts';
import { trustedAddress } from './trusted-address.ts';

/** `stylesAhead`: settles with the last of the styles and never rejects; `shell/src/loading/screens.ts` waits for it. */
type Page = { stylesAhead?: Promise<unknown> };

/**
 * Asks for files before the code that needs them. What may take its place in the page comes as the element that the
 * bundler's runtime would make for it: what is there by the time it looks costs it neither an element nor a turn of the
 * browser, and a screen takes a dozen. What fails is taken out again, and then the runtime asks for itself.
 */
export function askAhead(hints: readonly Hint[]): void {
  const page = globalThis as Page;
  const parsed = new Promise((resolve) =>
    document.addEventListener('readystatechange', resolve, { once: true }),
  );
  const asked = hints.map(async ({ base, file, as, isPlaced, integrity }) => {
    const address = new URL(base + file, location.href).href;
    const element =
      isPlaced && as === 'script'
        ? Object.assign(document.createElement('script'), { src: trustedAddress(address) })
        : Object.assign(document.createElement('link'), { rel: 'preload', as, href: address });
    // with crossorigin and the hash, as the tag that follows: otherwise the file is fetched twice
    Object.assign(element, { crossOrigin: 'anonymous', integrity });
    // not before the shell's script, which runs it
    if (as === 'script') element.fetchPriority = 'low';
    element.addEventListener('error', () => element.remove());
    if (!isPlaced || as !== 'style') return document.head.append(element);
    Object.assign(element, { rel: 'stylesheet' });
    // the runtime finds a style by this; the addresses of the shell's it writes in another way
    element.dataset['href'] = file;
    const settled = new Promise((resolve) => {
      for (const event of ['load', 'error']) element.addEventListener(event, resolve);
    });
    await parsed; // after the page's own style, whose rules the others change
    document.head.append(element);
    await settled;
  });
  page.stylesAhead = Promise.all(asked);
}
