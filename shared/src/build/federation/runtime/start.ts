import type { Bundler, ContainerArguments } from './bundler.ts';
import { registerShares } from './scopes.ts';
import { useShares } from './uses.ts';

declare const __webpack_require__: Bundler;

/*
 * Federation's part of every unit, which runs before the unit's own code, in the place of Module Federation's own
 * runtime: 1 kB instead of 13 in the shell and 3 in each entry. The plug-in of Module Federation writes the data that it
 * reads. A page is one release, so it needs no versions to negotiate, no manifests, no remotes known when the shell was
 * built, and no plug-ins (docs/decisions/2026-11-29-federation-runtime.md).
 */
const bundler = __webpack_require__;

const register = (scope: string | string[]) => {
  for (const name of [scope].flat()) registerShares(bundler, name);
  return true;
};
bundler.I = register;

bundler.initContainer = (...args: ContainerArguments) => {
  const [shareScope, , { shareScopeMap = { default: shareScope } } = {}] = args;
  bundler.S = shareScopeMap;
  return register(bundler.initializeExposesData?.shareScope ?? 'default');
};

const loadShares = useShares(bundler);

bundler.getContainer = async (module) => {
  const open = bundler.initializeExposesData?.moduleMap[module];
  if (open === undefined) throw new Error(`The container exposes no ${module}.`);
  await loadShares();
  return open();
};

if (bundler.initializeExposesData === undefined) register('default'); // a host has the page's shares
