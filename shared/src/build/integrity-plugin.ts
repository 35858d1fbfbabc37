import type { Rspack } from '@rsbuild/core';

/** Where the shell leaves its `pinnedHash` (shell/src/loading/trusted-types.ts), before any unit loads a file: address → `sha384-…`. */
const PINNED_HASH = 'globalThis.pinnedHash';

/**
 * Every script and style that a unit loads by itself carries the hash that the release names for it. The page has all
 * of them in the release document; a table of its own in each unit would be bytes on every cold start that no
 * compression makes smaller (3.2 kB for shell and one remote), more with every screen. What the release does not name
 * is not asked for.
 */
export class IntegrityPlugin implements Rspack.RspackPluginInstance {
  apply(compiler: Rspack.Compiler): void {
    if (compiler.options.mode === 'development') return; // a live remote is in no release
    const name = 'resort:integrity';
    compiler.hooks.compilation.tap(name, (compilation) => {
      const hooks = compiler.rspack.RuntimePlugin.getCompilationHooks(compilation);
      hooks.createScript.tap(name, (code) => code + checked('script', 'src'));
      hooks.createLink.tap(name, (code) => code + checked('linkTag', 'href'));
    });
  }
}

const checked = (element: string, address: string) =>
  `\n${element}.integrity = ${PINNED_HASH}(${element}.${address});\n${element}.crossOrigin = 'anonymous';\n`;
