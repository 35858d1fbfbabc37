import { typeFaultsOf } from './type-faults.mjs';

/**
 * The faults of manifests against Kubernetes' own definitions of their apiVersion and kind; empty if all are valid.
 * The package's schemas find wrong values and missing fields, but allow fields that Kubernetes does not know. If they
 * find nothing, the compiler looks for those fields with the package's types. Throws for a kind that has no schema.
 */
export async function faultsOf(manifests) {
  const faults = (await Promise.all(manifests.map(schemaFaultsOf))).flat();
  return faults.length > 0 ? faults : typeFaultsOf(manifests);
}

async function schemaFaultsOf(manifest) {
  const { apiVersion, kind, metadata } = manifest;
  const models = await import(`kubernetes-models/${apiVersion}/${kind}`).catch((cause) => {
    throw new Error(`There is no ${kind} in ${apiVersion}.`, { cause });
  });
  try {
    new models[kind](manifest).validate();
    return [];
  } catch (error) {
    return [`${kind} ${metadata?.name}: ${error.message}`];
  }
}
