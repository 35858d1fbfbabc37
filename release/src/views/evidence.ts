import type { ReleaseDocument } from '@resort/shared/remote';
import { readStoredMaps, type StoredMaps } from '../artifacts/stored-maps.ts';
import { readProvenance, type Provenance } from '../artifacts/provenance.ts';
import { entriesOf, type AuditEntry } from '../audit/audit-log.ts';
import { changesBetween, type PinChange } from '../channels/pin-changes.ts';
import { pinsOf, readPointer, readRelease } from '../channels/channel.ts';
import { readVerdict, type Verdict } from '../composition/verdict.ts';
import { readCandidate } from '../composition/compose.ts';
import { RefusedError } from '../base/errors.ts';
import { integrityOf } from '../base/hashing.ts';
import { keys } from '../storage/names.ts';
import type { Registry } from '../registry/registry.ts';

/** Everything that an auditor needs about one release, in one document. */
export interface Evidence {
  schema: 'evidence/1';
  release: ReleaseDocument;
  /** `sha384-…` of the release's bytes */
  digest: string;
  /** the stored signatures over them */
  signatures: unknown;
  /** PEM of the keys that this registry trusts, by id, so that anyone can verify the signatures */
  trustedKeys: Record<string, string>;
  changes: PinChange[];
  commits: Record<string, string | null>;
  /** where each version comes from; null for versions from before there was provenance */
  provenance: Record<string, Provenance | null>;
  /** the hashes of the source maps of each version; null for versions that were published without */
  maps: Record<string, StoredMaps | null>;
  /** null if the set was never checked, or a version no longer exists */
  verdict: Verdict | null;
  /** log entries about the release and its versions, newest first */
  audit: AuditEntry[];
}

/**
 * The evidence of a channel's release, by default the current one. Throws RefusedError if it does not exist.
 */
export async function evidenceOf(registry: Registry, channel: string, number?: number): Promise<Evidence> {
  const wanted = number ?? (await readPointer(registry, channel))?.pointer.release;
  if (wanted === undefined) throw new RefusedError(`Nothing is pinned on channel ${channel} yet.`);
  const object = await registry.get(keys.release(channel, wanted));
  if (object === null) throw new RefusedError(`Channel ${channel} has no release ${wanted}.`);
  const release = await readRelease(registry, channel, wanted);
  const parent = release.parent === null ? null : await readRelease(registry, channel, release.parent);
  const signatures = await registry.get(keys.signature(channel, wanted));
  const candidate = await readCandidate(registry, pinsOf(release), pinsOf(release)).catch(() => null);
  const commits = candidate?.artifacts.map(({ manifest }) => [manifest.unit, manifest.commit]) ?? [];
  const provenance = await Promise.all(
    Object.entries(pinsOf(release)).map(
      async ([unit, version]) => [unit, await readProvenance(registry, unit, version)] as const,
    ),
  );
  const maps = await Promise.all(
    Object.entries(pinsOf(release)).map(
      async ([unit, version]) =>
        [unit, await readStoredMaps(registry, unit, version).catch(() => null)] as const,
    ),
  );
  const pems = [...registry.keyring.trusted].map(([id, key]) => [
    id,
    key.export({ type: 'spki', format: 'pem' }).toString(),
  ]);
  return {
    schema: 'evidence/1',
    release,
    digest: integrityOf(object.body),
    signatures: JSON.parse(signatures?.body.toString() ?? 'null'),
    trustedKeys: Object.fromEntries(pems),
    changes: changesBetween(parent ? pinsOf(parent) : {}, pinsOf(release)),
    commits: Object.fromEntries(commits),
    provenance: Object.fromEntries(provenance),
    maps: Object.fromEntries(maps),
    verdict: candidate && (await readVerdict(registry, candidate)),
    audit: await linesAbout(registry, release, integrityOf(object.body)),
  };
}

async function linesAbout(
  registry: Registry,
  release: ReleaseDocument,
  digest: string,
): Promise<AuditEntry[]> {
  const versions = new Set(Object.entries(pinsOf(release)).map((pair) => pair.join('@')));
  const lines: AuditEntry[] = [];
  for await (const { signatures: _signatures, ...entry } of entriesOf(registry)) {
    const isAbout = entry.digest === digest || entry.subjects.some((subject) => versions.has(subject));
    if (isAbout) lines.push(entry);
  }
  return lines;
}
