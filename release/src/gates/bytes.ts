import { verifyStored } from '../artifacts/artifact.ts';
import { RefusedError } from '../base/errors.ts';
import type { Gate } from './gate.ts';

/** The storage still holds, byte for byte, what was published; versions of the current release were looked at before. */
export const bytesGate: Gate = {
  name: 'bytes',
  async faultsOf({ fresh }, registry) {
    const outcomes = await Promise.allSettled(fresh.map((artifact) => verifyStored(registry, artifact)));
    return outcomes.flatMap((outcome) => {
      if (outcome.status === 'fulfilled') return [];
      if (outcome.reason instanceof RefusedError) return [outcome.reason.message];
      throw outcome.reason;
    });
  },
};
