import { splitLanguage, toLanguage } from '@resort/shared/contract';
import { readRelease } from '@resort/shared/release-in-page';
import { credentialsFrom, valueOf } from '@resort/shared/session';
import { chooseSkin, paintScheme, SCHEME_KEY, SKIN_KEY, toScheme, type Skin } from '@resort/shared/skin';
import { callAhead } from '../early/call-ahead.ts';
import { readFallbacks } from '../loading/fallbacks.ts';
import { releaseHolder } from '../release.ts';
import { destinationOf } from '../routing/destination.ts';
import { askAhead, askForFonts } from './ask-ahead.ts';
import { entryUrl } from './entry-url.ts';
import { showFrame } from './frame.ts';
import { fontHints, hintsFor, inPacks } from './hints.ts';
import { isTooOld, TOO_OLD } from './needed-features.ts';
import { FIRST_MARKS, wearMarks } from '../skin/marks.ts';
import { watchShell } from './watch-shell.ts';

/*
 * The inline script of the page: everything that must be known before the first paint and the first request.
 * Its text is constant, because its hash is in the page's CSP, so it reads the release from the page. It is a
 * separate bundle and never throws: a page that starts slowly is better than none. Its syntax is older than the
 * shell's (shared/src/build/browsers.ts), so that it can run where the shell cannot.
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
    // storage refused: the choice lasts while `skin` is in the address
  }
  return skin;
}

/** Once the frame is painted, in a task of its own. */
const whenPainted = (then: () => void) => requestAnimationFrame(() => setTimeout(then));

/**
 * Makes the first formatter. It takes 100 ms of a slow phone's processor, which has nothing else to do until the shell's
 * script arrives; later, the first screen would wait for it. In two tasks, so that a tap waits for half of it: a collator
 * reads half of the data that a formatter needs.
 */
function warmUp(): void {
  Intl.Collator();
  setTimeout(() => Intl.DateTimeFormat());
}

function start(): void {
  const holder = releaseHolder();
  const release = readRelease(holder.textContent);
  // the shell takes it from there
  holder.release = release;
  const redirect = entryUrl(location);
  if (redirect !== null) {
    location.replace(redirect);
    return;
  }
  if (isTooOld()) {
    document.documentElement.classList.add(TOO_OLD);
    return;
  }
  const { language: named, route } = splitLanguage(location.pathname);
  const language = toLanguage(named);
  const query = new URLSearchParams(location.search);
  const skin = paintInSkin(query);

  watchShell(release);
  const credentials = credentialsFrom((name) => valueOf(saved(name), Date.now()));
  const path = destinationOf(release.routes, route, query, credentials !== null);
  showFrame(release.routes, path, credentials !== null);
  callAhead(release, { path, language, credentials });
  wearMarks(release, skin, language, FIRST_MARKS);
  const hints = hintsFor(release, path, language, readFallbacks());
  const packs = release.packs?.[path];
  // a service worker has files of earlier visits, which a pack would load once more
  const isPacked = packs && !navigator.serviceWorker?.controller;
  askAhead(isPacked ? inPacks(hints, packs) : hints);
  whenPainted(() => {
    // on a slow line behind the screen's scripts and answers, which wait for no font, and in time for the first heading
    askForFonts(fontHints(release, skin));
    warmUp();
  });
}

try {
  start();
} catch (error) {
  console.error('boot', error);
}
