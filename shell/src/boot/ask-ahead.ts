import type { EntryAhead, PackAhead } from '../entry-ahead.ts';
import type { Hint } from './hints.ts';
import { trustedAddress } from './trusted-address.ts';

/** Neither promise rejects. */
interface Page {
  /** until the last style has loaded or failed; shell/src/loading/screens.ts waits for it */
  stylesAhead?: Promise<unknown>;
  entryAhead?: EntryAhead;
  /** for shell/src/offline/follow-offline.ts */
  packsAhead?: PackAhead[];
}

/**
 * Requests files before the code that needs them. A file that can be added to the page gets the same element
 * that the bundler's runtime would create, so that the runtime finds it and neither creates one nor waits for
 * another event-loop turn; a screen needs a dozen files. An element that fails is removed, and the runtime
 * requests the file itself.
 */
export function askAhead(hints: readonly Hint[]): void {
  (globalThis as Page).stylesAhead = Promise.all(hints.map(ask));
}

/** Requests fonts in the same way. No code waits for them. */
export function askForFonts(hints: readonly Hint[]): void {
  for (const hint of hints) void ask(hint);
}

async function ask({ base, file, as, isPlaced, isEntry, packed, integrity }: Hint): Promise<void> {
  const page = globalThis as Page;
  const address = new URL(base + file, location.href).href;
  const element =
    isPlaced && as === 'script'
      ? Object.assign(document.createElement('script'), { src: trustedAddress(address) })
      : Object.assign(document.createElement('link'), { rel: 'preload', as, href: address });
  // with crossorigin and integrity like the later element; otherwise the browser fetches the file twice
  Object.assign(element, { crossOrigin: 'anonymous', integrity });
  // not before the shell's script
  if (as === 'script') element.fetchPriority = 'low';
  element.addEventListener('error', () => element.remove());
  const files = (packed ?? [{ base, file }]).map((each) => each.base + each.file);
  if (packed) (page.packsAhead ??= []).push({ address, files });
  if (isPlaced && isEntry) page.entryAhead = { address, files, ran: settled(element) };
  if (!isPlaced || as !== 'style') return document.head.append(element);
  Object.assign(element, { rel: 'stylesheet' });
  // the runtime finds a style by this attribute; it writes the addresses of the shell's in another form
  element.dataset['href'] = file;
  const loaded = settled(element);
  document.head.append(element);
  if (await loaded) for (const each of packed ?? []) document.head.append(placeholderOf(each, base + file));
}

/** Makes the runtime find a style that has come in a pack. It loads nothing (shell/src/loading/remove-styles.ts). */
function placeholderOf({ base, file, integrity }: Hint, pack: string): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', crossOrigin: 'anonymous', integrity });
  Object.assign(link.dataset, { href: file, base, pack });
  return link;
}

/** Whether it has loaded, once that is known. */
const settled = (element: HTMLElement) =>
  new Promise<boolean>((resolve) => {
    for (const event of ['load', 'error']) element.addEventListener(event, () => resolve(event === 'load'));
  });
