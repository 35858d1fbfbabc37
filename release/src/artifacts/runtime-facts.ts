import type { UnitManifest } from '@resort/shared/remote';

/** Facts about a unit's code that the gates need, read from the published bytes. */
export interface RuntimeFacts {
  /** the global variable of the bundler's chunk table; null if there is none */
  chunkTable: string | null;
  /**
   * chunks that the unit loads without a hash, neither the release's nor its own, so that nothing would check
   * them
   */
  unguarded: string[];
}

/** The unit's own scripts load files below such a folder, not the page. */
const CHUNK = /(?:^|\/)async\/[^/]+\.(?:js|css)$/;

/** How the runtime requests the release's hash of a file (shared/src/build/integrity-plugin.ts). */
const ASKS = {
  script: /\.integrity\s*=\s*globalThis\.pinnedHash\(\w+\.src\)/,
  style: /\.integrity\s*=\s*globalThis\.pinnedHash\(\w+\.href\)/,
};

export function runtimeFacts(manifest: UnitManifest, files: ReadonlyMap<string, Buffer>): RuntimeFacts {
  const scripts = [...files].filter(([path]) => path.endsWith('.js')).map(([, body]) => body.toString());
  const entry = files.get(manifest.entry)?.toString() ?? '';
  const table =
    /(?:globalThis|self|window)(?:\.|\[["'])(\w+)(?:["']\])?\s*(?:\|\|=|=\s*\w+(?:\.|\[["'])\w+(?:["']\])?\s*\|\|)\s*\[\]/;
  const chunks = Object.entries(manifest.files).filter(([path]) => CHUNK.test(path));
  return {
    chunkTable: table.exec(entry)?.[1] ?? null,
    unguarded: chunks
      .filter(([path]) => !ASKS[path.endsWith('.css') ? 'style' : 'script'].test(entry))
      .filter(([, { integrity }]) => !scripts.some((script) => script.includes(integrity)))
      .map(([path]) => path),
  };
}
