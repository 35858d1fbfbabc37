/**
 * The faults of a manifest against Kubernetes' own schema for its apiVersion and kind; empty if it is valid. A field
 * that the schema does not know is no fault: the package's schemas allow more. Throws for a kind that has no schema.
 */
export async function faultsOf(manifest) {
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
