import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * The runtime registers all of the shell's shares again for each share that it loads, which took 29 ms of a slow phone's
 * processor before the first screen. Nothing changes after the first time, because a version that is registered stays
 * (`loaded-first` in shared/src/build/shell-config.ts). So this plug-in does it again only for further versions, or for
 * another scope.
 */
export const sharesOnce: ModuleFederationRuntimePlugin = {
  name: 'shares-once',
  apply({ sharedHandler: handler }) {
    const register = handler.initializeSharing.bind(handler);
    /** scope → how many versions of the shell's shares it has been offered */
    const offered = new WeakMap<object, number>();
    handler.initializeSharing = (name = 'default', options) => {
      const scope = (handler.shareScopeMap[name] ??= {});
      const versions = Object.values(handler.host.options.shared).flat().length;
      if (offered.get(scope) === versions) return [];
      offered.set(scope, versions);
      return register(name, options);
    };
  },
};
