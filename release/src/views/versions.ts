import { listPublished } from '../artifacts/artifact.ts';
import type { Registry } from '../registry/registry.ts';
import { versionNote, type VersionNote } from './version-note.ts';

/** Notes per unit: of one that was named, and of each if none was. */
const [MANY, FEW] = [20, 5];

/** What is known of the newest versions of units, newest first. Without names: of every unit. */
export async function versionsOf(
  registry: Registry,
  units: readonly string[],
): Promise<Record<string, VersionNote[]>> {
  const published = await listPublished(registry);
  const asked = units.length > 0 ? units : [...published.keys()];
  const shown = units.length > 0 ? MANY : FEW;
  const rows = await Promise.all(
    asked.map(async (unit) => {
      const versions = (published.get(unit) ?? []).slice(0, shown);
      const notes = await Promise.all(versions.map((version) => versionNote(registry, unit, version)));
      return [unit, notes.filter((note) => note !== null)] as const;
    }),
  );
  return Object.fromEntries(rows);
}
