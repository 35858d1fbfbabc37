import type { Bundler, Factory, Provided, ShareScope } from './bundler.ts';

/**
 * Registers what this unit provides. A version that is there stays, so that there is one instance of it in a page
 * (`loaded-first`).
 */
export function registerShares(bundler: Bundler, scopeName: string): void {
  const { scopeToSharingDataMapping: stages, uniqueName = '' } = bundler.initializeSharingData ?? {};
  const scope = (bundler.S[scopeName] ??= {});
  for (const { name, version, factory, eager } of stages?.[scopeName] ?? []) {
    const versions = (scope[name] ??= {});
    versions[version] ??= {
      version,
      from: uniqueName,
      get: factory,
      scope: [scopeName],
      shareConfig: { singleton: true, eager: eager === 1, requiredVersion: false },
      strategy: 'loaded-first',
      useIn: [],
      deps: [],
    };
  }
}

/** The version that is in use already, or else the first. Each page has one, which the release's gates see to. */
export function chosen(scope: ShareScope | undefined, name: string): Provided {
  const versions = Object.values(scope?.[name] ?? {});
  const found = versions.find(({ loaded }) => loaded) ?? versions[0];
  if (found === undefined) throw new Error(`No unit provides the share ${name}.`);
  return found;
}

/** A share that is part of a script that has arrived. */
export function loadNow(share: Provided): Factory {
  const factory = share.lib ?? share.get();
  if (typeof factory !== 'function') throw new Error('This share has to be loaded first.');
  return inUse(share, factory);
}

/** A failure is not kept: the next screen, or "try again", loads it again. */
export function load(share: Provided): Promise<Factory> {
  if (share.lib) return Promise.resolve(share.lib);
  // perhaps a promise of Module Federation's own runtime, which would keep a failure
  const loading = (share.loading ??= Promise.resolve(share.get()).then((factory) => inUse(share, factory)));
  loading.catch(() => (share.loading = null));
  return loading;
}

function inUse(share: Provided, factory: Factory): Factory {
  share.lib = factory;
  share.loaded = true;
  return factory;
}
