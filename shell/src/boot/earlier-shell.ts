import type { PageRelease, ReleaseDocument } from '@resort/shared/remote';
import { removeAll } from '../loading/remove-styles.ts';
import { addVersions } from '../loading/whole-release.ts';
import { placeScript } from './place-script.ts';

/**
 * Starts the page with the shell's last-known-good version, which the whole release names with the hash of
 * each file. None of the pinned shell's code has run; what this page has already loaded of it stays apart,
 * because every build has its own chunk table. Rejects if the release names no earlier shell, or its script
 * cannot be loaded either.
 * @param base of the pinned shell
 */
export async function openEarlierShell(page: PageRelease, base: string): Promise<void> {
  const { href, integrity } = page.whole;
  const response = await fetch(href, { integrity, credentials: 'omit', cache: 'reload' });
  const whole = (await response.json()) as ReleaseDocument;
  const shell = whole.units['shell']?.lastKnownGood;
  if (!shell?.page) throw new Error('no earlier shell');

  addVersions(page, whole);
  page.units['shell'] = { ...shell, page: shell.page, lastKnownGood: null };
  putRelease(page);
  // a pack may have the shell's styles with a remote's, which loads its own again
  removeAll(`link[data-href], link[rel=stylesheet][href*="${base}"]`);
  for (const file of shell.page.styles) {
    const style = document.createElement('link');
    const hash = shell.files[file] ?? '';
    Object.assign(style, {
      rel: 'stylesheet',
      href: shell.base + file,
      crossOrigin: 'anonymous',
      integrity: hash,
    });
    style.dataset['href'] = file;
    document.head.append(style);
  }
  await Promise.all(
    shell.page.scripts.map((file) => placeScript(shell.base + file, shell.files[file] ?? '')),
  );
}

/**
 * In the long form, which every shell reads, and in another element, because Trusted Types guard the text of scripts. The
 * versions stay the pinned ones, which health reports name.
 */
function putRelease(release: PageRelease): void {
  const holder = document.createElement('data');
  Object.assign(holder, { id: 'release', hidden: true, textContent: JSON.stringify(release) });
  document.getElementById('release')?.replaceWith(holder);
}
