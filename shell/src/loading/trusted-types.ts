import { WORKER_PATH } from '../offline/messages.ts';
import type { PinnedHash } from './pinned-files.ts';

interface PolicyFactory {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string }): unknown;
}

/**
 * Creates the page's Trusted Types policy. Once the shell runs, every script address passes through it,
 * whoever sets it: the bundler's runtime in each unit, the federation, a library. It accepts files of the
 * release, and the service worker, whose address is the same for every release. It never accepts HTML or code
 * from text. With or without Trusted Types, units get the hashes of their files from `pinnedHash`, under that
 * global name (shared/src/build/integrity-plugin.ts).
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
