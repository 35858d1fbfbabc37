import { record } from '../../audit/audit-log.ts';
import { tokenExpiries } from '../../permissions/tokens/tokens.ts';
import type { Registry } from '../../registry/registry.ts';
import { keys } from '../../storage/names.ts';

const WARNED_MS = 7 * 86_400_000;

/** Writes a line into the log for each token that expires within a week, once: a machine's marker is the first. */
export async function warnOfExpiringTokens(registry: Registry, now: number = Date.now()): Promise<void> {
  for (const { name, expiresAt } of await tokenExpiries(registry)) {
    const left = Date.parse(expiresAt) - now;
    if (left <= 0 || left > WARNED_MS) continue;
    const marker = keys.tokenWarned(name, expiresAt);
    if (!(await registry.createOnly(marker, Buffer.of()))) continue;
    const subjects = [name, expiresAt];
    await record(registry, {
      verb: 'token expires',
      by: 'notices',
      reason: 'make a new one in time',
      subjects,
    });
  }
}
