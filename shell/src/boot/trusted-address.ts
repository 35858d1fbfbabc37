interface Policy {
  createScriptURL(url: string): string;
}
interface PolicyFactory {
  createPolicy(name: 'boot', rules: Policy): Policy;
}

/** Cached, because a page must not create two policies with the same name. */
let policy: Policy | undefined;

/**
 * Marks an address as trusted. The addresses come from the page's own release, and no other code can reach
 * the policy.
 */
export function trustedAddress(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (trustedTypes) policy ??= trustedTypes.createPolicy('boot', { createScriptURL: (address) => address });
  return policy?.createScriptURL(url) ?? url;
}
