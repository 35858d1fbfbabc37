import { lookAtHealth } from '../../health/watch-health.ts';
import type { Registry } from '../../registry/registry.ts';
import { warnOfExpiringTokens } from '../notices/expiring-tokens.ts';
import { sendNotices } from '../notices/send-notices.ts';
import type { Target } from '../notices/targets.ts';
import { startScheduled } from '../schedules/start-scheduled.ts';
import { advanceStages } from '../stages/advance.ts';

const LOOK_MS = 10_000;

export interface WatchSettings {
  /** receives halts, alarms, stages and failed notices */
  tell: (sentence: string) => void;
  /** receives failed checks */
  onFault: (fault: unknown) => void;
  /** who gets notices of events */
  notices?: readonly Target[];
}

/**
 * Checks the health of channels, halts what is worse, begins stages and scheduled pins, and tells people of events,
 * periodically until it is stopped. Does nothing without a signing key. Several processes may run it.
 */
export function watchHealth(
  registry: Registry,
  channels: () => Promise<readonly string[]>,
  { tell, onFault, notices = [] }: WatchSettings,
): { stop: () => Promise<void> } {
  let looking: Promise<void> = Promise.resolve();
  let sending: Promise<void> = Promise.resolve();
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
  const sendAll = async () => {
    try {
      await warnOfExpiringTokens(registry);
      for (const fault of await sendNotices(registry, notices)) tell(fault);
    } catch (fault) {
      onFault(fault);
    }
  };
  if (registry.keyring.signer === null) return { stop: async () => {} };
  const timer = setInterval(() => {
    looking = looking.then(look);
    // a slow receiver must not delay a halt
    if (notices.length > 0) sending = sending.then(sendAll);
  }, LOOK_MS).unref();
  return {
    stop: () => {
      clearInterval(timer);
      return Promise.all([looking, sending]).then(() => undefined);
    },
  };
}
