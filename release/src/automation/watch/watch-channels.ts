import { lookAtHealth } from '../../health/watch-health.ts';
import type { Registry } from '../../registry/registry.ts';
import { startScheduled } from '../schedules/start-scheduled.ts';
import { advanceStages } from '../stages/advance.ts';

const LOOK_MS = 10_000;

/**
 * Checks the health of channels, halts what is worse, begins stages and scheduled pins, periodically until it is stopped. Does nothing without a signing key. Several processes may
 * run it.
 * @param listen `tell` receives halts and alarms, `onFault` failed checks
 */
export function watchHealth(
  registry: Registry,
  channels: () => Promise<readonly string[]>,
  { tell, onFault }: { tell: (sentence: string) => void; onFault: (fault: unknown) => void },
): { stop: () => Promise<void> } {
  let looking: Promise<void> = Promise.resolve();
  const lookAt = async (channel: string) => {
    const { health, halted, alarms, doubts } = await lookAtHealth(registry, channel);
    for (const doubt of doubts) tell(`DOUBT on ${channel}: ${doubt}`);
    for (const name of alarms) tell(`ALARM on ${channel}: files of ${name} are not what is pinned`);
    const advanced = halted === null ? await advanceStages(registry, channel) : null;
    if (advanced !== null) tell(`${channel}: release ${advanced} begins the next stage`);
    for (const sentence of await startScheduled(registry, channel)) tell(`${channel}: ${sentence}`);
    if (halted !== null) tell(`halted ${channel} by release ${halted}: ${health.worse.join(' ')}`);
  };
  const look = async () => {
    try {
      for (const channel of await channels()) await lookAt(channel);
    } catch (fault) {
      onFault(fault);
    }
  };
  if (registry.keyring.signer === null) return { stop: async () => {} };
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, LOOK_MS).unref();
  return {
    stop: () => {
      clearInterval(timer);
      return looking;
    },
  };
}
