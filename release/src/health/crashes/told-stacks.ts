import type { ClientReport } from '@resort/shared/remote';
import { findArtifact } from '../../artifacts/artifact.ts';
import { UsageError } from '../../base/errors.ts';
import type { Registry } from '../../registry/registry.ts';
import type { PinnedFrame } from './crash-store.ts';

export interface ToldStack {
  /** `<unit>@<version>` */
  name: string;
  unit: string;
  version: string;
  frames: PinnedFrame[];
}

/**
 * Reads the stacks of reports. A stack may only name scripts that the report's release pins, so that nothing that a
 * forger makes up is ever stored. Remembers the scripts of the versions it has read.
 */
export function stackReader(
  registry: Registry,
): (report: ClientReport, pins: ReadonlySet<string>) => Promise<ToldStack[]> {
  const known = new Map<string, ReadonlySet<string>>();

  /** Throws UsageError for a frame in no script of the release. */
  return async ({ events }, pins) => {
    const versions = new Map([...pins].map((name) => splitName(name)));
    const told: ToldStack[] = [];
    for (const { unit, version, stack } of events) {
      if (stack === undefined || !pins.has(`${unit}@${version}`)) continue;
      const frames: PinnedFrame[] = [];
      for (const { unit: of, chunk, line, column } of stack) {
        const pinned = versions.get(of);
        if (pinned === undefined || !(await scriptsOf(of, pinned)).has(chunk))
          throw new UsageError('A stack of a report names a script that its release does not have.');
        frames.push({ unit: of, version: pinned, chunk, line, column });
      }
      told.push({ name: `${unit}@${version}`, unit, version, frames });
    }
    return told;
  };

  async function scriptsOf(unit: string, version: string): Promise<ReadonlySet<string>> {
    const name = `${unit}@${version}`;
    const kept = known.get(name);
    if (kept !== undefined) return kept;
    const files = Object.keys((await findArtifact(registry, unit, version))?.manifest.files ?? {});
    const scripts = new Set(files.filter((file) => file.endsWith('.js')));
    if (known.size >= REMEMBERED) known.clear();
    known.set(name, scripts);
    return scripts;
  }
}

const REMEMBERED = 100;

function splitName(name: string): [unit: string, version: string] {
  const [unit = '', version = ''] = name.split('@');
  return [unit, version];
}
