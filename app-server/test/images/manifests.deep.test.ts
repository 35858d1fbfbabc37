import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, jest } from '@jest/globals';
import { parseAllDocuments } from 'yaml';
import { bringTool } from '../../../tools/bring.mjs';

jest.setTimeout(600_000);

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
  spec?: object;
}
const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0;

/** The overlay as `kubectl apply -k` sends it. */
function build(overlay: string): Manifest[] {
  const folder = fileURLToPath(new URL(`../../operations/kubernetes/${overlay}`, import.meta.url));
  const { stdout, stderr, status } = spawnSync('kubectl', ['kustomize', folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return parseAllDocuments(stdout).map((document) => document.toJS() as Manifest);
}

(hasKubectl ? describe : describe.skip)('the manifests of Kubernetes (need kubectl)', () => {
  it.each([['one-machine'], ['zones']])('of the overlay %s are valid', async (overlay) => {
    const { faultsOf } = await bringTool<{ faultsOf(manifest: object): Promise<string[]> }>('kubernetes');
    const manifests = build(overlay);
    expect(manifests.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'Deployment',
        'Job',
        'HorizontalPodAutoscaler',
        'PodDisruptionBudget',
        'NetworkPolicy',
      ]),
    );
    const faults = await Promise.all(manifests.map(faultsOf));
    expect(faults.flat()).toEqual([]);
    const deployment = manifests.find(({ kind }) => kind === 'Deployment');
    expect(await faultsOf({ ...deployment, spec: {} })).toEqual([expect.stringContaining('selector')]);
    const spec = { ...deployment?.spec, replicas: 'two' };
    expect(await faultsOf({ ...deployment, spec })).toEqual([
      expect.stringContaining('spec/replicas must be integer'),
    ]);
  });
});
