import type { FailureKind, PageRelease } from '@resort/shared/remote';
import { reportShell } from '../health/report-shell.ts';
import { openEarlierShell } from './earlier-shell.ts';
import { placeScript } from './place-script.ts';

/**
 * Watches whether the shell's script loads. A script that fails is requested once more, past the caches of the browser
 * and the service worker. If that fails too, it is reported to the origin, and the page starts the shell's last-known-good
 * version; without one, it says what happened. A slow script is not
 * interrupted: the page itself shows a message after a while and removes it later (release/src/server/page/not-started.ts).
 */
export function watchShell(release: PageRelease): void {
  const shell = release.units['shell'];
  if (!shell) return;
  const { base, entry, files } = shell;
  let kind: FailureKind | undefined;
  const again = (src: string, ok: boolean) => {
    // a complete file that the browser rejects differs from the pinned one
    if (ok) kind = 'integrity-failure';
    // its failure is followed below, like the first one
    placeScript(src, files[entry] ?? '').catch(() => undefined);
  };
  const follow = ({ target }: Event) => {
    const { src } = target as HTMLScriptElement;
    if (!src?.endsWith(base + entry)) return;
    if (kind) {
      if (!release.grant) reportShell(release, kind);
      openEarlierShell(release, base).catch(() =>
        document.getElementById('not-started')?.classList.add('now'),
      );
      return;
    }
    kind = 'load-failure';
    fetch(src, { cache: 'reload' }).then(
      ({ ok }) => again(src, ok),
      () => again(src, false),
    );
  };
  addEventListener('error', follow, true);
}
