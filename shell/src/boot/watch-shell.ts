import type { ClientReport, FailureKind, PageRelease } from '@resort/shared/remote';
import { readFallbacks, rememberFallback } from '../loading/fallbacks.ts';
import { openEarlierShell } from './earlier-shell.ts';
import { holdBack } from './hold-back.ts';
import { placeScript } from './place-script.ts';

/**
 * Watches whether the shell's script loads. A script that fails is requested once more, past the caches of the browser
 * and the service worker. If that fails too, it is reported to the origin, and the page starts the shell's last-known-good
 * version; without one, it says what happened. A shell that throws before it shows anything has run, so the page is reloaded, and
 * holds the pinned script back until the earlier shell runs. A slow script is not
 * interrupted: the page itself shows a message after a while and removes it later (release/src/server/page/not-started.ts).
 */
export function watchShell(release: PageRelease): void {
  const shell = release.units['shell'];
  if (!shell) return;
  const { base, entry, version, files } = shell;
  const giveUp = () => document.getElementById('not-started')?.classList.add('now');
  if (readFallbacks()['shell'] === version) {
    const placePinned = () => placeScript(base + entry, files[entry] ?? '');
    void holdBack(base + entry)
      .then(() => openEarlierShell(release, base))
      .catch(placePinned)
      .catch(giveUp);
    return;
  }
  let kind: FailureKind | undefined;
  const again = (src: string, ok: boolean) => {
    // a complete file that the browser rejects differs from the pinned one
    if (ok) kind = 'integrity-failure';
    // its failure is followed below, like the first one
    placeScript(src, files[entry] ?? '').catch(() => undefined);
  };
  const follow = (event: Event) => {
    if (event instanceof ErrorEvent) return followCrash(event.error ?? event.filename);
    const { src } = event.target as HTMLScriptElement;
    if (!src?.endsWith(base + entry)) return;
    if (kind) {
      if (!release.grant) report(release, version, kind);
      openEarlierShell(release, base).catch(giveUp);
      return;
    }
    kind = 'load-failure';
    fetch(src, { cache: 'reload' }).then(
      ({ ok }) => again(src, ok),
      () => again(src, false),
    );
  };
  /* The shell's code threw before it showed anything: the next page starts with the earlier shell. */
  const followCrash = (thrown: unknown) => {
    const where = String((thrown as Error | null)?.stack ?? thrown);
    if (!where.includes(base) || document.getElementById('root')?.hasChildNodes() || !navigator.onLine)
      return;
    if (release.grant || !rememberFallback('shell', version)) return giveUp();
    report(release, version, 'crash');
    location.reload();
  };
  addEventListener('error', follow, true);
  addEventListener('unhandledrejection', ({ reason }) => followCrash(reason));
}

function report({ channel, number: release }: PageRelease, version: string, kind: FailureKind): void {
  const events = (['view', kind] as const).map((event) => ({ kind: event, unit: 'shell', version }));
  const told: ClientReport = { schema: 'reports/1', channel, release, events };
  navigator.sendBeacon('/v1/reports', new Blob([JSON.stringify(told)], { type: 'application/json' }));
}
