import type { Bundler, Factory, Use } from './bundler.ts';
import { chosen, load, loadNow } from './scopes.ts';

/** Gives this unit's modules their shares. The result loads those that the entry itself uses. */
export function useShares(bundler: Bundler): () => Promise<unknown> {
  /** module → until it has its share; 0 afterwards */
  const installed: Record<string, Promise<void> | 0> = {};

  bundler.f.consumes = (chunkId, promises) => {
    const { chunkMapping = {}, moduleIdToConsumeDataMapping: uses = {} } = bundler.consumesLoadingData ?? {};
    for (const id of chunkMapping[chunkId] ?? []) {
      if (installed[id] === 0) continue;
      installed[id] ??= loadShare(bundler, uses[id]).then(
        (factory) => {
          installed[id] = 0;
          provide(bundler, id, factory);
        },
        // the chunk is rejected, so that none of its modules runs: the bundler would keep what they throw
        (failure: unknown) => {
          delete installed[id];
          throw failure;
        },
      );
      promises.push(installed[id]);
    }
  };

  const { initialConsumes = [], moduleIdToConsumeDataMapping: uses = {} } = bundler.consumesLoadingData ?? {};
  for (const id of initialConsumes) {
    installed[id] = 0;
    provide(bundler, id, () => loadNow(shareOf(bundler, uses[id]))());
  }
  return () => Promise.all(initialConsumes.map((id) => loadShare(bundler, uses[id])));
}

/** Throws, in the promise, where no unit provides it. */
const loadShare = async (bundler: Bundler, use: Use | undefined): Promise<Factory> =>
  load(shareOf(bundler, use));

function shareOf(bundler: Bundler, use: Use | undefined) {
  const scope = [use?.shareScope ?? 'default'].flat()[0] ?? 'default';
  return chosen(bundler.S[scope], use?.shareKey ?? '');
}

function provide(bundler: Bundler, id: string | number, factory: Factory): void {
  bundler.m[id] = (module) => {
    delete bundler.c[id]; // so that a factory that throws is called again
    module.exports = factory();
  };
}
