import type { Hint } from './hints.ts';

interface PolicyFactory {
  createPolicy(name: 'boot', rules: Pick<typeof asItIs, 'createScriptURL'>): typeof asItIs;
}
/** The addresses are of the page's own release; where there are Trusted Types, a policy that nobody else can reach says so. */
const asItIs = { createScriptURL: (url: string): string => url };

/** `stylesAhead`: settles with the last of the styles and never rejects; `shell/src/loading/screens.ts` waits for it. */
type Page = { trustedTypes?: PolicyFactory; stylesAhead?: Promise<unknown> };

/**
 * Asks for files before the code that needs them. Chunks and styles come as the elements that the bundler's runtime
 * would make for them: what is in the page by the time it looks costs it neither an element nor a turn of the browser,
 * and a screen takes a dozen. What fails is taken out again, and then the runtime asks for itself. An entry waits for
 * the shell to run it.
 */
export function askAhead(hints: readonly Hint[]): void {
  const page = globalThis as Page;
  const trusted = page.trustedTypes?.createPolicy('boot', asItIs) ?? asItIs;
  const parsed = new Promise((resolve) =>
    document.addEventListener('readystatechange', resolve, { once: true }),
  );
  const asked = hints.map(async ({ base, file, as, integrity }) => {
    const address = new URL(base + file, location.href).href;
    const element =
      as === 'chunk'
        ? Object.assign(document.createElement('script'), { src: trusted.createScriptURL(address) })
        : Object.assign(document.createElement('link'), linkOf(as), { href: address });
    // with crossorigin and the hash, as the tag that follows: otherwise the file is fetched twice
    Object.assign(element, { crossOrigin: 'anonymous', integrity });
    element.addEventListener('error', () => element.remove());
    if (as !== 'style') return document.head.append(element);
    // the runtime finds a style by this; the addresses of the shell's it writes in another way
    element.dataset['href'] = file;
    const settled = new Promise((resolve) => {
      for (const event of ['load', 'error']) element.addEventListener(event, resolve);
    });
    await parsed; // after the page's own style, whose rules a screen may change
    document.head.append(element);
    await settled;
  });
  page.stylesAhead = Promise.all(asked);
}

function linkOf(as: Exclude<Hint['as'], 'chunk'>): Partial<HTMLLinkElement> {
  if (as === 'style') return { rel: 'stylesheet' };
  return as === 'entry' ? { rel: 'preload', as: 'script', fetchPriority: 'low' } : { rel: 'preload', as };
}
