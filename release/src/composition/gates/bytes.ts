import { verifyStored } from '../../artifacts/artifact.ts';
import { RefusedError } from '../../base/errors.ts';
import type { Gate } from './gate.ts';

/** The stored bytes equal the published ones. Versions of the current release were verified before. */
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
