import { rspack, type Rspack } from '@rsbuild/core';
import { hostShares, remoteShares } from './shares.ts';

/*
 * Module Federation as the bundler itself has it: containers with `init` and `get`, and shares. The runtime package of
 * Module Federation 2 does more than is used here, for 20 kB in the shell and 3 kB in each entry (docs/decisions).
 */

/** @param name the page's own name among those that share */
export function hostPlugin(name: string): Rspack.RspackPluginInstance {
  return new rspack.container.ModuleFederationPluginV1({ name, shared: hostShares() });
}

/** @param name global name of the container; `filename`: of its entry; `module`: the one source file that it exposes */
export function containerPlugin(name: string, filename: string, module: string): Rspack.RspackPluginInstance {
  return new rspack.container.ModuleFederationPluginV1({
    name,
    filename,
    exposes: { './remote': module },
    shared: remoteShares(),
  });
}
