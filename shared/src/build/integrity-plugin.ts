import type { Rspack } from '@rsbuild/core';

/**
 * Where the shell puts its `pinnedHash` function (shell/src/loading/trusted-types.ts) before any unit loads a
 * file: address → `sha384-…`.
 */
const PINNED_HASH = 'globalThis.pinnedHash';

/**
 * Adds the release's integrity hash to every script and style that a unit loads itself. The hashes are in the
 * release document of the page. A table in each unit would add incompressible bytes to every cold start (3.2
 * kB for the shell and one remote), and more with every screen. A file that the release does not list is not
 * requested.
 */
export class IntegrityPlugin implements Rspack.RspackPluginInstance {
  apply(compiler: Rspack.Compiler): void {
    if (compiler.options.mode === 'development') return; // a live remote is not part of a release
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
