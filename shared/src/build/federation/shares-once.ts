import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * The runtime registers all shares of a container again for each share that it loads: some sixty, two dozen times before
 * the first screen. Nothing changes after the first time, because a version that is registered stays (`loaded-first`).
 * So this plug-in does it again only for other shares, or for another scope.
 */
export default function sharesOnce(): ModuleFederationRuntimePlugin {
  return {
    name: 'shares-once',
    apply({ sharedHandler }) {
      const register = sharedHandler.initializeSharing.bind(sharedHandler);
      /** scope → how many versions of the container's shares it has been offered */
      const offered = new WeakMap<object, number>();
      sharedHandler.initializeSharing = (name = 'default', options) => {
        const { shared, shareStrategy } = sharedHandler.host.options;
        const isFirstLoaded = shareStrategy === 'loaded-first' && options?.strategy !== 'version-first';
        const versions = Object.values(shared).flat().length;
        const scope = sharedHandler.shareScopeMap[name];
        if (isFirstLoaded && scope && offered.get(scope) === versions) return [];
        const promises = register(name, options);
        const filled = sharedHandler.shareScopeMap[name];
        if (filled) offered.set(filled, versions);
        return promises;
      };
    },
  };
}
