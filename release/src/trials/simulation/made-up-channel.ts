import { pin } from '../../changes/pin.ts';
import { publish } from '../../artifacts/publish.ts';
import type { Registry } from '../../registry/registry.ts';
import { AUTHOR, CONFIG, madeUpRemote, madeUpShell, writeBuild } from '../../testing/made-up-builds.ts';

export const channel = 'production';
export const unit = 'mf-hotel';
export const VERSIONS = { baseline: '1', candidate: '2' } as const;

/**
 * A release of a shell and one remote for everybody, and a newer version of the remote for a share of
 * visitors.
 */
export async function beginRollout(registry: Registry, folder: string, basisPoints: number): Promise<void> {
  const remotes = Object.values(VERSIONS).map((version) => madeUpRemote(unit, version));
  for (const made of [madeUpShell('1'), ...remotes])
    await publish(registry, { dist: await writeBuild(folder, made), ...AUTHOR });
  const first = ['shell@1', `${unit}@${VERSIONS.baseline}`];
  await pin(registry, { channel, units: first, config: CONFIG, ...AUTHOR });
  const audience = { basisPoints, cohorts: [] };
  await pin(registry, { channel, units: [`${unit}@${VERSIONS.candidate}`], audience, ...AUTHOR });
}
