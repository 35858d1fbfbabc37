import type { PinnedHash } from './pinned-files.ts';

interface PolicyFactory {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string }): unknown;
}

/**
 * The page's one Trusted Types policy, through which every script address goes, whoever sets it: the bundler's
 * runtime in each unit, the federation, a library. It lets pass what the release names; HTML and code from text it
 * does not let pass at all. Browsers without Trusted Types have the hooks and the hashes.
 */
export function guardScriptAddresses(
  pinnedHash: PinnedHash,
  { trustedTypes }: { trustedTypes?: PolicyFactory } = globalThis as object,
): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      pinnedHash(url);
      return url;
    },
  });
}
