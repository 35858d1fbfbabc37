import { LANGUAGE_COOKIE, LANGUAGE_TAGS, splitLanguage, toLanguage } from '@resort/shared/contract';
import { chooseSkin, paintScheme, SCHEME_KEY, SKIN_KEY, toScheme, type Skin } from '@resort/shared/skin';
import { entryUrl } from './entry-url.ts';
import { readRelease } from '../release.ts';
import { fontHints, hintsFor } from './hints.ts';
import { wearMarks } from './marks.ts';

/*
 * The inline script of the page: all that must be known before the first paint and before the first file is asked
 * for. Its text is constant (its hash stands in the page's CSP), so it reads the release from the page. A bundle of
 * its own; it never throws, since a page that starts slower is better than none.
 */
function saved(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function paintInSkin(search: URLSearchParams): Skin {
  const { skin, save } = chooseSkin(search.get('skin'), saved(SKIN_KEY));
  document.documentElement.dataset['skin'] = skin;
  paintScheme(toScheme(saved(SCHEME_KEY)));
  try {
    if (save) localStorage.setItem(SKIN_KEY, skin);
  } catch {
    // storage refused: `skin` stays in the address for as long as it is there
  }
  return skin;
}

function start(): void {
  const redirect = entryUrl(location);
  if (redirect !== null) {
    location.replace(redirect);
    return;
  }
  const language = toLanguage(splitLanguage(location.pathname).language);
  document.documentElement.lang = LANGUAGE_TAGS[language];
  document.cookie = `${LANGUAGE_COOKIE.name}=${language}; path=/; max-age=${LANGUAGE_COOKIE.maxAgeSeconds}; SameSite=Lax`;
  const skin = paintInSkin(new URLSearchParams(location.search));

  const release = readRelease();
  const { route } = splitLanguage(location.pathname);
  for (const { href, as, integrity } of [
    ...hintsFor(release, route, language),
    ...fontHints(release, skin),
  ]) {
    const link = document.createElement('link');
    // with crossorigin and the hash, as the tag that follows: otherwise the file is fetched twice
    Object.assign(link, { rel: 'preload', href, as, crossOrigin: 'anonymous' });
    if (integrity !== undefined) link.integrity = integrity;
    document.head.append(link);
  }
  wearMarks(release, skin, language);
}

try {
  start();
} catch (error) {
  console.error('boot', error);
}
