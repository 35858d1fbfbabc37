import { inEach } from '../../../contract/languages.ts';
import type { RemoteDefinition } from '../../../remote/define-remote.ts';
import type { ReleaseDocument } from '../../../remote/release-document.ts';

/** The page with one remote replaced by the live one below `base`. */
export function withLiveRemote(
  html: string,
  unit: string,
  base: string,
  { routes }: RemoteDefinition,
): string {
  return html.replace(
    /(<script type="application\/json" id="release">)([^]*?)(<\/script>)/,
    (_all, open: string, json: string, close: string) => {
      const release = JSON.parse(json) as ReleaseDocument;
      const entry = 'remoteEntry.js';
      release.units[unit] = {
        version: 'live',
        base,
        entry,
        container: unit.replaceAll('-', '_'),
        files: { [entry]: '' },
        texts: inEach((): string[] => []),
        page: null,
        lastKnownGood: null,
      };
      const others = release.routes.filter((route) => route.unit !== unit);
      const own = routes.map(({ screen: _screen, ...meta }) => ({
        ...meta,
        unit,
        files: [],
        shellFiles: [],
      }));
      release.routes = [...others, ...own];
      return open + JSON.stringify(release).replaceAll('<', String.raw`\u003c`) + close;
    },
  );
}
