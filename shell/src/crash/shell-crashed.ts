import { CRASHED_SHELL_COOKIE as COOKIE } from '@resort/shared/remote';
import { reportShell } from '../health/report-shell.ts';
import { pinnedRelease } from '../release.ts';

const reloadPage = () => location.reload();

/**
 * For a shell that threw before it showed anything. The origin learns it by a cookie, and renders the reloaded page and
 * those that start next with the shell's last-known-good version. There is no loop: a page that crashes although the
 * cookie is set stays as it is, with the page's own words if it is empty. A tester's page stays, too, because a tester
 * has to see what is wrong.
 */
export function shellCrashed(reload = reloadPage): void {
  const release = pinnedRelease();
  const mark = `${COOKIE.name}=${release.versions['shell']}`;
  const isMarked = () => document.cookie.split('; ').includes(mark);
  if (!release.grant && navigator.onLine && !isMarked()) {
    reportShell(release, 'crash');
    document.cookie = `${mark}; path=/; max-age=${COOKIE.maxAgeSeconds}; SameSite=Lax`;
    if (isMarked()) return reload();
  }
  document.getElementById('not-started')?.classList.add('now');
}
