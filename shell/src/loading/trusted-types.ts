import { WORKER_PATH } from '../offline/messages.ts';
import type { PinnedHash } from './pinned-files.ts';

interface PolicyFactory {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string }): unknown;
}

/**
 * The page's Trusted Types policy, through which every script address goes once the shell runs, whoever sets it: the
 * bundler's runtime in each unit, the federation, a library. It lets pass what the release names, and the service
 * worker, which stands at one address for every release and is served from the pinned one. HTML and code from text it
 * does not let pass at all. With or without Trusted Types, what a unit loads gets its hash from `pinnedHash`, which it
 * finds under that name (shared/src/build/integrity-plugin.ts).
 */
export function guardScriptAddresses(
  pinnedHash: PinnedHash,
  page: { trustedTypes?: PolicyFactory } = globalThis as object,
): void {
  Object.defineProperty(page, 'pinnedHash', { value: pinnedHash });
  page.trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (url !== WORKER_PATH) pinnedHash(url);
      return url;
    },
  });
}
