import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { parseAllDocuments } from 'yaml';
import { bringTool } from '../../../tools/bring.mjs';
import { projectRoot } from '../../testing/tree.ts';

/* The manifests against the schemas and types of Kubernetes, which the tool brings itself. */
jest.setTimeout(600_000);

interface Container {
  name: string;
}
interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
  spec?: { replicas?: number; template?: { spec: { containers: Container[] } } };
}

const folder = join(projectRoot, 'app-server/operations/kubernetes');
const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0;
const parse = (text: string) => parseAllDocuments(text).map((document) => document.toJS() as Manifest);
const base = globSync('base/*.yaml', { cwd: folder, exclude: ['base/kustomization.yaml'] }).flatMap((file) =>
  parse(readFileSync(join(folder, file), 'utf8')),
);

let faultsOf: (manifests: readonly object[]) => Promise<string[]>;
beforeAll(async () => {
  ({ faultsOf } = await bringTool<{ faultsOf: typeof faultsOf }>('kubernetes'));
});

describe('the manifests of the base', () => {
  it('are valid and have no field that Kubernetes does not know', async () => {
    expect(base.length).toBeGreaterThan(10);
    expect(await faultsOf(base)).toEqual([]);
  });

  /** The Deployment `web` after a change. */
  function changed(change: (web: Required<Manifest>) => void): Manifest {
    const web = structuredClone(
      base.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'web'),
    );
    if (web?.spec === undefined) throw new Error('The base has no Deployment "web".');
    change(web as Required<Manifest>);
    return web;
  }
  it.each<[string, (web: Required<Manifest>) => void, RegExp]>([
    [
      'a wrong type',
      ({ spec }) => Object.assign(spec, { replicas: 'two' }),
      /spec\/replicas must be integer/,
    ],
    ['a missing field', (web) => (web.spec = {}), /selector/],
    ['a misspelt field of the manifest', (web) => Object.assign(web, { spce: {} }), /spce/],
    ['a misspelt field of its spec', ({ spec }) => Object.assign(spec, { replcias: 2 }), /replcias/],
    ['a misspelt field of its metadata', ({ metadata }) => Object.assign(metadata, { lables: {} }), /lables/],
    [
      'a misspelt field of a container',
      ({ spec }) => Object.assign(spec.template?.spec.containers[0] ?? {}, { readinesProbe: {} }),
      /readinesProbe/,
    ],
  ])('are refused with %s', async (_what, change, sentence) => {
    const others = base.slice(0, 2);
    expect(await faultsOf([...others, changed(change)])).toEqual([
      expect.stringMatching(new RegExp(`^Deployment web: .*${sentence.source}`)),
    ]);
  });

  it('are refused with an unknown kind', async () => {
    await expect(faultsOf([{ ...base[0], kind: 'Deploiment' }])).rejects.toThrow('There is no Deploiment in');
  });
});

(hasKubectl ? describe : describe.skip)('the overlays (need kubectl)', () => {
  it.each([['one-machine'], ['zones']])(
    'of %s are valid as `kubectl apply -k` sends them',
    async (overlay) => {
      const { stdout, stderr } = spawnSync('kubectl', ['kustomize', join(folder, overlay)], {
        encoding: 'utf8',
      });
      const rendered = parse(stdout);
      expect([rendered.length, stderr]).toEqual([base.length, '']);
      expect(await faultsOf(rendered)).toEqual([]);
    },
  );
});
