import type { UnitManifest } from '@resort/shared/remote';

/** What the gates must know of a unit's code, read from the very bytes that are published. */
export interface RuntimeFacts {
  /** the global in which the bundler's runtime keeps the unit's chunks; null where it has none */
  chunkTable: string | null;
  /** chunks that the unit loads without a hash, neither the release's nor one of its own: nothing would check them */
  unguarded: string[];
}

/** Files below such a folder are loaded by the unit's own scripts, not by the page. */
const CHUNK = /(?:^|\/)async\/[^/]+\.(?:js|css)$/;

/** Where the runtime asks the release for the hash of what it loads (shared/src/build/integrity-plugin.ts). */
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
