import type { Registry } from '../registry/registry.ts';
import type { AuditEntry } from './audit-log.ts';
import { loggedState, type LoggedState } from './logged-state.ts';

/** The sentence about a document that differs from its line in the log; null if they agree. */
export function lineFault(
  { documents, adopted }: LoggedState,
  key: string,
  isIt: (made: AuditEntry) => boolean,
): string | null {
  const line = documents.get(key);
  if (line === undefined) return adopted.has(key) ? null : `${key} is not in the audit log.`;
  return isIt(line.made) ? null : `${key} does not match entry ${line.made.sequence} of the audit log.`;
}

/** A stored document beside the log: what is wrong with it, and whether its file still says that it counts. */
export interface CheckedDocument {
  fault: string | null;
  isOpen: boolean;
}

/**
 * One sentence for each document below a prefix that was put back, taken away or changed, whether the store or the log
 * has it.
 * @param prefix `grants/`, before the channel and the id
 */
export async function documentFaults(
  registry: Registry,
  prefix: string,
  check: (channel: string, id: string, body: Buffer) => Promise<CheckedDocument>,
): Promise<string[]> {
  const { documents } = await loggedState(registry);
  const stored = (await registry.list(prefix)).filter((key) => key.endsWith('.json'));
  const logged = [...documents.keys()].filter((key) => key.startsWith(prefix));
  const faults: string[] = [];
  for (const key of new Set([...stored, ...logged])) {
    const [, channel = '', file = ''] = key.split('/');
    const object = await registry.get(key);
    const ended = documents.get(key)?.ended ?? null;
    const { fault, isOpen } =
      object === null
        ? { fault: `${key} is missing, although the audit log lists it.`, isOpen: false }
        : await check(channel, file.slice(0, -'.json'.length), object.body);
    if (fault !== null) faults.push(fault);
    else if (isOpen && ended !== null)
      faults.push(`${key} is older than entry ${ended.sequence} of the audit log, which ended it.`);
  }
  return faults;
}
