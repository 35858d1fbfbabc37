import { verifyMaps } from '../artifacts/stored-maps.ts';
import type { ReleaseDocument } from '@resort/shared/remote';
import { findArtifact, verifyStored } from '../artifacts/artifact.ts';
import { readChain, type ChainLine } from '../audit/read-chain.ts';
import { loggedState } from '../audit/logged-state.ts';
import { listChannels, pinsOf, readPointer, readRelease } from '../channels/channel.ts';
import { integrityOf } from '../base/hashing.ts';
import { keys } from '../storage/names.ts';
import { policyFault } from '../permissions/policies/channel-policy.ts';
import type { Registry } from '../registry/registry.ts';
import { tokenFaults } from '../permissions/tokens/tokens.ts';
import { proposalFaults } from '../approvals/proposals.ts';
import { grantFaults } from '../grants/grants.ts';

export interface Verified {
  channels: number;
  releases: number;
  artifacts: number;
  auditEntries: number;
  /** one message each; empty if every byte is what trusted people published */
  faults: string[];
}

/**
 * Verifies a whole registry with nothing but its storage and the trusted keys: signatures, the log's chain,
 * every channel's history, every stored byte, and whether the log describes all of it.
 */
export async function verify(
  registry: Registry,
  tell: (progress: string) => void = () => {},
): Promise<Verified> {
  tell('audit log');
  const { lines, faults } = await readChain(registry);
  const channels = await listChannels(registry);
  let releases = 0;
  for (const channel of channels) {
    tell(`channel ${channel}`);
    const found = await verifyChannel(registry, channel, lines);
    releases += found.releases;
    faults.push(...found.faults);
  }
  const seals = (await registry.list('artifacts/')).filter((key) => key.endsWith('/artifact.json'));
  for (const [at, key] of seals.entries()) {
    if (at % 50 === 0) tell(`artifacts ${at} of ${seals.length}`);
    faults.push(...(await verifyArtifact(registry, key, lines)));
  }
  faults.push(...(await verifyState(registry)));
  return { channels: channels.length, releases, artifacts: seals.length, auditEntries: lines.length, faults };
}

/**
 * Policies, tokens, proposals and grants that somebody restored or deleted. Blocks and freezes exist only in the log.
 */
async function verifyState(registry: Registry): Promise<string[]> {
  try {
    const { policies } = await loggedState(registry);
    const stored = (await registry.list('policies/')).map((key) =>
      key.slice('policies/'.length, -'.json'.length),
    );
    const faults: string[] = [];
    for (const channel of new Set([...policies.keys(), ...stored])) {
      const fault = await policyFault(registry, channel);
      if (fault !== null) faults.push(fault);
    }
    return [
      ...faults,
      ...(await tokenFaults(registry)),
      ...(await proposalFaults(registry)),
      ...(await grantFaults(registry)),
    ];
  } catch (fault) {
    return [fault instanceof Error ? fault.message : String(fault)];
  }
}

async function verifyChannel(registry: Registry, channel: string, lines: readonly ChainLine[]) {
  const faults: string[] = [];
  let releases = 0;
  const known = new Set(lines.filter((line) => line.channel === channel).map(({ digest }) => digest));
  const adopted = new Set(lines.filter(({ verb }) => verb === 'adopt').flatMap(({ subjects }) => subjects));
  try {
    const standing = await readPointer(registry, channel);
    let number = standing?.pointer.release ?? null;
    let digest = standing?.pointer.digest;
    let current: ReleaseDocument | null = null;
    while (number !== null) {
      const release: ReleaseDocument = await readRelease(registry, channel, number, digest);
      const bytes = (await registry.get(keys.release(channel, number)))?.body ?? '';
      if (!known.has(integrityOf(bytes)) && !adopted.has(`${channel} ${number}`))
        faults.push(`Release ${number} of channel ${channel} is not in the audit log.`);
      current ??= release;
      releases += 1;
      digest = undefined;
      number = release.parent;
    }
    const baseline = current?.rollout && (await readRelease(registry, channel, current.rollout.baseline));
    const served = [current, baseline].flatMap((release) => (release ? Object.entries(pinsOf(release)) : []));
    for (const [unit, version] of served) {
      if ((await registry.get(keys.seal(unit, version))) === null)
        faults.push(`${unit}@${version} is pinned on channel ${channel} and is gone from the storage.`);
    }
  } catch (fault) {
    faults.push(fault instanceof Error ? fault.message : String(fault));
  }
  return { faults, releases };
}

async function verifyArtifact(
  registry: Registry,
  key: string,
  lines: readonly ChainLine[],
): Promise<string[]> {
  const [, unit = '', version = ''] = key.split('/');
  try {
    const artifact = await findArtifact(registry, unit, version);
    if (artifact === null) return [];
    await verifyStored(registry, artifact);
    await verifyMaps(registry, artifact);
    const name = `${unit}@${version}`;
    const isKnown = lines.some(
      ({ verb, subjects, digest }) =>
        subjects.includes(name) && (verb === 'adopt' || (verb === 'publish' && digest === artifact.digest)),
    );
    return isKnown ? [] : [`${name} is not in the audit log.`];
  } catch (fault) {
    return [fault instanceof Error ? fault.message : String(fault)];
  }
}
