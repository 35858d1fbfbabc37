import { record } from '../audit/audit-log.ts';
import { readChain } from '../audit/read-chain.ts';
import { RETIREMENT } from '../audit/vouched-lines.ts';
import type { Author } from '../artifacts/publish.ts';
import { RefusedError } from '../base/errors.ts';
import type { Registry } from '../registry/registry.ts';
import { needsKey } from './needs-key.ts';

/**
 * Vouches for the log as it is, so that its lines stay good without this key. The caller then stops trusting it. Throws
 * RefusedError while something else is signed only by it, and if the log has a fault.
 */
export async function retireKey(registry: Registry, id: string, { by, reason }: Author): Promise<void> {
  const { signer, trusted } = registry.keyring;
  if (signer?.id === id) throw new RefusedError(`${id} is the key that signs: rotate first.`);
  if (!trusted.has(id)) throw new RefusedError(`${id} is none of the trusted keys; "keys" names them.`);
  const [first, ...others] = await needsKey(registry, id);
  if (first !== undefined) {
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    throw new RefusedError(`Only ${id} signed ${first}${more}: run "adopt" first.`);
  }
  const { faults } = await readChain(registry);
  if (faults[0] !== undefined)
    throw new RefusedError(`The log has faults, so nobody can vouch for it: ${faults[0]}`);
  await record(registry, { verb: RETIREMENT, by, reason, subjects: [id] });
}
