import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseAllDocuments, parse } from 'yaml';
import { projectRoot } from '../../testing/tree.ts';

/* What the operators' files promise each other, the image and the documentation. */
const operations = join(projectRoot, 'app-server/operations');
const base = join(operations, 'kubernetes/base');
const read = (file: string) => readFileSync(join(operations, file), 'utf8');

interface Container {
  name: string;
  args: string[];
  env?: { name: string; value?: string }[];
  securityContext: Record<string, unknown>;
  volumeMounts: { mountPath: string; name: string }[];
  lifecycle?: { preStop: { exec: { command: string[] } } };
}
interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: {
    template?: {
      spec: { terminationGracePeriodSeconds?: number; securityContext: object; containers: Container[] };
    };
  };
}

const files = globSync('*.yaml', { cwd: base }).filter((name) => name !== 'kustomization.yaml');
const manifests = files.flatMap((name) =>
  parseAllDocuments(readFileSync(join(base, name), 'utf8')).map((document) => document.toJS() as Manifest),
);
const pods = manifests.flatMap(({ metadata, spec }) =>
  spec?.template ? [[metadata.name, spec.template.spec] as const] : [],
);
const settings = manifests.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};

/** Roles and variables of the image and of the documentation. */
const entry = read('container/entry.mjs');
const documented = readFileSync(join(projectRoot, 'docs/configuration.md'), 'utf8');
const isDocumented = (name: string) => documented.includes(`\`${name.replace(/_FILE$/, '')}\``);

describe('the manifests', () => {
  it('are all in the kustomization, and each overlay names the base', () => {
    const { resources } = parse(readFileSync(join(base, 'kustomization.yaml'), 'utf8')) as {
      resources: string[];
    };
    expect(resources.toSorted()).toEqual(files.toSorted());
    const overlays = globSync('kubernetes/*/kustomization.yaml', { cwd: operations })
      .map((file) => basename(dirname(file)))
      .filter((name) => name !== 'base');
    expect(overlays.toSorted()).toEqual(['one-machine', 'zones']);
    for (const name of overlays)
      expect(parse(read(`kubernetes/${name}/kustomization.yaml`))).toMatchObject({ resources: ['../base'] });
  });

  it.each(pods)('%s runs without rights, on a read-only disk with a writable /tmp', (_name, pod) => {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10_001 });
    const [container] = pod.containers;
    expect(container?.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container?.volumeMounts.map(({ mountPath }) => mountPath)).toContain('/tmp');
  });

  it.each(pods)('%s starts a role of the image, and its variables are documented', (_name, pod) => {
    const [container] = pod.containers;
    expect(entry).toContain(`  ${container?.args[0]}: (`);
    const names = [...(container?.env ?? []).map(({ name }) => name), ...Object.keys(settings)];
    expect(names.filter((name) => !isDocumented(name))).toEqual([]);
  });

  it('web has time to leave the balancer, to drain and to finish', () => {
    const web = pods.find(([name]) => name === 'web')?.[1];
    const [, pause = '0'] = web?.containers[0]?.lifecycle?.preStop.exec.command ?? [];
    const finish = 10;
    expect(web?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(
      Number(pause) + Number(settings['DRAIN_SECONDS']) + finish,
    );
  });

  it('web and jobs do not migrate: a job of its own does', () => {
    expect(settings['MIGRATE']).toBe('off');
    expect(pods.map(([name]) => name).toSorted()).toEqual(['jobs', 'migrate', 'registry', 'web']);
  });
});

describe('the compose file', () => {
  interface Service {
    read_only?: boolean;
    user?: string;
    command?: string[];
    image: string;
    depends_on?: Record<string, { condition: string }>;
  }
  const { services } = parse(read('container/compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
  };
  const ours = Object.entries(services).filter(([name]) => name !== 'database');

  it.each(ours)('%s runs without rights on a read-only disk', (_name, service) => {
    expect(service).toMatchObject({ read_only: true, user: '10001:10001', cap_drop: ['ALL'] });
    expect(entry).toContain(`  ${service.command?.[0]}: (`);
  });

  it('web and jobs start after the migration', () => {
    for (const name of ['web', 'jobs'])
      expect(services[name]?.depends_on).toEqual({
        migrate: { condition: 'service_completed_successfully' },
      });
  });
});
