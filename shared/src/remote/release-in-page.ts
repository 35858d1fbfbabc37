import type { PageRelease } from './page-release.ts';
import { readRelease, type WrittenRelease } from './written-release.ts';

export { readRelease };

/** Between the files of a pack (`PagePack`) at this address, each of which is one line. */
export const packSeparator = (address: string): string => (address.endsWith('.css') ? '\n\n' : '\n;\n');

const ELEMENT = /<script type="application\/json" id="release">([^]*?)<\/script>/;

/** The element that carries a page's release. In a script element only `<` is dangerous, and JSON can escape it. */
export function releaseElement(release: WrittenRelease): string {
  const json = JSON.stringify(release).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="release">${json}</script>`;
}

/** The release in a page's HTML; null if it is another page, such as one about an error. */
export function findRelease(html: string): PageRelease | null {
  const json = ELEMENT.exec(html)?.[1];
  return json === undefined ? null : readRelease(json);
}

/** The release in a page's HTML. Throws if there is none. */
export function releaseIn(html: string): PageRelease {
  const release = findRelease(html);
  if (release === null) throw new Error('the page has no release');
  return release;
}

/** The page with another release. */
export const withRelease = (html: string, release: WrittenRelease): string =>
  html.replace(ELEMENT, () => releaseElement(release));
