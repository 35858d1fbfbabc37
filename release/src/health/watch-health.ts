import { record } from '../audit/audit-log.ts';
import { ConflictError, RefusedError } from '../base/errors.ts';
import { keys } from '../storage/names.ts';
import type { Registry } from '../registry/registry.ts';
import { halt } from '../changes/halt.ts';
import { channelHealth, type ChannelHealth } from './channel-health.ts';
import { doubtsOf } from './words.ts';

/** The author of automatic halts and alarms in the log. */
const HEALTH = 'health';

export interface Look {
  health: ChannelHealth;
  /** number of the release that restored the baseline for everybody; null if nothing was halted */
  halted: number | null;
  /** `<unit>@<version>` of new alarms */
  alarms: string[];
  /** messages about verdicts that wait for a person and are not yet in the log */
  doubts: string[];
}

/**
 * Checks a channel once. Raises an alarm about versions with wrong bytes, and halts a roll-out that is worse
 * than its baseline, with the reason in the log. Needs the signing key.
 */
export async function lookAtHealth(registry: Registry, channel: string): Promise<Look> {
  const health = await channelHealth(registry, channel);
  const alarms = await raiseAlarms(registry, health);
  const halted = health.worse.length === 0 ? null : await haltFor(registry, health);
  const doubts = halted === null ? await raiseDoubts(registry, health) : [];
  return { health, halted, alarms, doubts };
}

/** null if a person or another process was faster. */
async function haltFor(
  registry: Registry,
  { channel, release, worse }: ChannelHealth,
): Promise<number | null> {
  try {
    const reason = worse.join(' ');
    const halted = await halt(registry, { channel, by: HEALTH, reason, expect: release });
    return halted.number;
  } catch (error) {
    if (error instanceof ConflictError || error instanceof RefusedError) return null;
    throw error;
  }
}

/** Each version of a release once: the first process creates the marker. */
async function raiseAlarms(
  registry: Registry,
  { channel, content, units }: ChannelHealth,
): Promise<string[]> {
  const raised: string[] = [];
  for (const { unit, version, integrityFailures } of units) {
    const name = `${unit}@${version}`;
    if (integrityFailures === 0) continue;
    if (!(await registry.createOnly(keys.alarm(channel, content, name), Buffer.of()))) continue;
    const reason = `Files of ${name} had wrong bytes in ${integrityFailures} of its visits.`;
    const subjects = [String(content), name];
    await record(registry, { verb: 'alarm', channel, by: HEALTH, reason, subjects });
    raised.push(name);
  }
  return raised;
}

/** Each unit and way of failing of a release once, in the log. */
async function raiseDoubts(
  registry: Registry,
  { channel, content, units }: ChannelHealth,
): Promise<string[]> {
  const raised: string[] = [];
  for (const one of units) {
    const sentences = doubtsOf(one);
    const name = `${one.unit}@${one.version}`;
    const kinds = one.failures.filter(({ doubt }) => doubt !== null).map(({ kind }) => kind);
    for (const [at, kind] of kinds.entries()) {
      const marker = keys.alarm(channel, content, `${name}-doubt-${kind}`);
      if (!(await registry.createOnly(marker, Buffer.of()))) continue;
      const reason = sentences[at] ?? '';
      await record(registry, {
        verb: 'doubt',
        channel,
        by: HEALTH,
        reason,
        subjects: [String(content), name],
      });
      raised.push(reason);
    }
  }
  return raised;
}
