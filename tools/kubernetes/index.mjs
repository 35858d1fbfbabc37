/**
 * The faults of a manifest against Kubernetes' own schema for its apiVersion and kind; empty if it is valid. Throws for
 * a kind that there is no schema of.
 */
export async function faultsOf(manifest) {
  const models = await import(`kubernetes-models/${manifest.apiVersion}`);
  const Model = models[manifest.kind];
  if (Model === undefined) throw new Error(`There is no ${manifest.kind} in ${manifest.apiVersion}.`);
  try {
    new Model(manifest).validate();
    return [];
  } catch (error) {
    return [`${manifest.kind} ${manifest.metadata?.name}: ${error.message}`];
  }
}
