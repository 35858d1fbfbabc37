/**
 * What is compared: the product as it is; with its remotes on origins of their own; the same screens as one
 * application; the same remotes with Module Federation's plain defaults.
 */
export const VARIANT_NAMES = ['federated', 'origins', 'monolith', 'defaults'] as const;
export type VariantName = (typeof VARIANT_NAMES)[number];

export const VARIANT_LABELS: Readonly<Record<VariantName, string>> = {
  federated: 'federated',
  origins: 'own origins',
  monolith: 'monolith',
  defaults: 'plain defaults',
};
