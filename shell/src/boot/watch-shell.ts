import type { ClientReport, FailureKind, PageRelease } from '@resort/shared/remote';
import { trustedAddress } from './trusted-address.ts';

type Watched = Pick<PageRelease, 'channel' | 'number' | 'units' | 'grant'>;

/**
 * Watches whether the shell's script loads. A script that fails is requested once more, past the caches of the browser
 * and the service worker; if that fails too, the page says so and reports it to the origin. A slow script is not
 * interrupted: the page itself shows a message after a while and removes it later (release/src/page/not-started.ts).
 */
export function watchShell(release: Watched): void {
  const shell = release.units['shell'];
  if (!shell) return;
  const { base, entry, version, files } = shell;
  let kind: FailureKind | undefined;
  const again = (src: string, ok: boolean) => {
    // a complete file that the browser rejects differs from the pinned one
    if (ok) kind = 'integrity-failure';
    const script = document.createElement('script');
    const integrity = files[entry] ?? '';
    document.head.append(
      Object.assign(script, { src: trustedAddress(src), crossOrigin: 'anonymous', integrity }),
    );
  };
  const follow = ({ target }: Event) => {
    const { src } = target as HTMLScriptElement;
    if (!src?.endsWith(base + entry)) return;
    if (kind) {
      document.getElementById('not-started')?.classList.add('now');
      if (!release.grant) report(release, version, kind);
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

function report({ channel, number: release }: Watched, version: string, kind: FailureKind): void {
  const events = (['view', kind] as const).map((event) => ({ kind: event, unit: 'shell', version }));
  const told: ClientReport = { schema: 'reports/1', channel, release, events };
  navigator.sendBeacon('/v1/reports', new Blob([JSON.stringify(told)], { type: 'application/json' }));
}
