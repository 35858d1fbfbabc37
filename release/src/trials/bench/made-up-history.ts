import { linkSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReleaseDocument } from '@resort/shared/remote';
import { digestOf, readArtifact, type Artifact } from '../../artifacts/artifact.ts';
import type { AuditEntry, AuditEvent } from '../../audit/audit-log.ts';
import { entriesOf } from '../../audit/audit-log.ts';
import { pinsOf, releasesOf } from '../../channels/channel.ts';
import { integrityOf, toJsonBody } from '../../base/hashing.ts';
import { keys } from '../../storage/names.ts';
import type { Registry } from '../../registry/registry.ts';
import { seal } from '../../signing/sealed.ts';
import { signBytes } from '../../signing/keyring.ts';

const DAY_MS = 86_400_000;
const CHANNEL = 'production';

export interface HistoryRequest {
  registry: Registry;
  /** folder of the registry's storage */
  root: string;
  /** of each remote, including the existing one */
  versions: number;
}

/**
 * Generates years of history from a registry's first release: one version of each remote per day, with the
 * objects that its publish would have stored, and one release per day. `verify` accepts the result. It writes
 * directly to the disk, because 100 000 publishes would take too long.
 */
export async function writeHistory({ registry, root, versions }: HistoryRequest): Promise<void> {
  const first = await theFirstRelease(registry);
  const artifacts = await artifactsOf(registry, first);
  const log = await logOf(registry, root);
  const now = Date.now();
  let release = first;
  for (let day = 2; day <= versions; day += 1) {
    const at = new Date(now - (versions - day + 1) * DAY_MS).toISOString();
    for (const artifact of artifacts) {
      const next = ofVersion(artifact, `${day}.0.0`, at);
      writeArtifact(registry, root, artifact, next);
      const subjects = [`${next.manifest.unit}@${next.manifest.version}`];
      log({ verb: 'publish', by: 'team', reason: 'bench', subjects, digest: next.digest }, at);
    }
    release = nextRelease(release, `${day}.0.0`, at);
    const body = writeRelease(registry, root, release);
    const subjects = [
      String(release.number),
      ...artifacts.map(({ manifest: { unit } }) => `${unit}@${day}.0.0`),
    ];
    const digest = integrityOf(body);
    log({ verb: 'pin', by: 'manager', reason: 'bench', channel: CHANNEL, subjects, digest }, at);
    if (day === versions) writePointer(root, release, digest);
  }
}

async function theFirstRelease(registry: Registry): Promise<ReleaseDocument> {
  for await (const release of releasesOf(registry, CHANNEL)) return release;
  throw new Error('A history begins with a release.');
}

/** Of the remotes; the shell does not change. */
async function artifactsOf(registry: Registry, release: ReleaseDocument): Promise<Artifact[]> {
  const remotes = Object.entries(pinsOf(release)).filter(([unit]) => release.units[unit]?.page === null);
  return Promise.all(
    remotes.map(async ([unit, version]) => {
      const object = await registry.get(keys.seal(unit, version));
      return readArtifact(object?.body ?? Buffer.of(), unit, version);
    }),
  );
}

function ofVersion(artifact: Artifact, version: string, publishedAt: string): Artifact {
  const manifest = { ...artifact.manifest, version };
  return { ...artifact, manifest, publishedAt, digest: digestOf(manifest) };
}

/** Hard links for the bytes, which are equal in every version. */
function writeArtifact(registry: Registry, root: string, from: Artifact, to: Artifact): void {
  const { unit, version } = to.manifest;
  for (const file of Object.keys(to.stored)) {
    const path = join(root, keys.artifact(unit, version, file));
    mkdirSync(dirname(path), { recursive: true });
    linkSync(join(root, keys.artifact(unit, from.manifest.version, file)), path);
  }
  const { signatures: _first, ...artifact } = { signatures: null, ...to };
  write(root, keys.seal(unit, version), toJsonBody(seal(registry.keyring, artifact)));
  write(root, keys.published(unit, to.publishedAt, version), Buffer.of());
}

function nextRelease(parent: ReleaseDocument, version: string, createdAt: string): ReleaseDocument {
  const units = Object.entries(parent.units).map(([unit, standing]) => {
    if (standing.page !== null) return [unit, standing] as const;
    const { page: _page, lastKnownGood: _spare, ...loadable } = standing;
    const lastKnownGood = { ...loadable, routes: {} };
    return [
      unit,
      { ...standing, version, base: `/${keys.artifact(unit, version, '')}`, lastKnownGood },
    ] as const;
  });
  const number = parent.number + 1;
  return { ...parent, number, parent: parent.number, createdAt, units: Object.fromEntries(units) };
}

function writeRelease({ keyring }: Registry, root: string, release: ReleaseDocument): Buffer {
  const body = toJsonBody(release);
  write(root, keys.release(CHANNEL, release.number), body);
  const signatures = { schema: 'signatures/1', signatures: [signBytes(keyring, body)] };
  write(root, keys.signature(CHANNEL, release.number), toJsonBody(signatures));
  return body;
}

function writePointer(root: string, { number }: ReleaseDocument, digest: string): void {
  const url = `/${keys.release(CHANNEL, number)}`;
  const pointer = { schema: 'channel/1', channel: CHANNEL, release: number, url, digest, blocked: [] };
  write(root, keys.pointer(CHANNEL), toJsonBody(pointer));
}

/** Appends entries to the existing log. */
async function logOf(registry: Registry, root: string): Promise<(event: AuditEvent, at: string) => void> {
  let sequence = 0;
  for await (const entry of entriesOf(registry)) {
    sequence = entry.sequence;
    break;
  }
  let previous = integrityOf((await registry.get(keys.audit(sequence)))?.body ?? Buffer.of());
  return (event, at) => {
    sequence += 1;
    const entry: AuditEntry = { schema: 'audit/1', sequence, at, previous, ...event };
    const body = toJsonBody(seal(registry.keyring, entry));
    write(root, keys.audit(sequence), body);
    previous = integrityOf(body);
  };
}

function write(root: string, key: string, body: Buffer): void {
  const path = join(root, key);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, body);
}
