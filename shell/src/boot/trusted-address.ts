interface Policy {
  createScriptURL(url: string): string;
}
interface PolicyFactory {
  createPolicy(name: 'boot', rules: Policy): Policy;
}

/** A page lets no second policy have the same name. */
let policy: Policy | undefined;

/** The addresses are of the page's own release; where there are Trusted Types, a policy that nobody else can reach says so. */
export function trustedAddress(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (trustedTypes) policy ??= trustedTypes.createPolicy('boot', { createScriptURL: (address) => address });
  return policy?.createScriptURL(url) ?? url;
}
