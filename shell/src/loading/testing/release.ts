import { inEach } from '@resort/shared/contract';
import type { ReleaseDocument, ReleaseRoute, ReleaseUnit } from '@resort/shared/remote';

/** A pinned unit with these files; the first is its entry, and the hash of each is its own name. */
export function unitOf(unit: string, version: string, files: string[]): ReleaseUnit {
  return {
    version,
    base: `/artifacts/${unit}/${version}/`,
    entry: files[0] ?? '',
    container: unit === 'shell' ? null : unit.replaceAll('-', '_'),
    files: Object.fromEntries(files.map((file) => [file, `sha384-${file}`])),
    texts: inEach(() => []),
    page: null,
    lastKnownGood: null,
  };
}

export function releaseOf(units: Record<string, ReleaseUnit>, routes: ReleaseRoute[] = []): ReleaseDocument {
  return {
    schema: 'release/1',
    channel: 'production',
    number: 1,
    parent: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    by: 'manager',
    reason: '',
    units,
    routes,
    config: { apiBase: '/gateway', appKey: 'key' },
  };
}
