import { isProposal, pinOrPropose, removeOrPropose, type Proposal } from '../../approvals/proposals.ts';
import type { Author } from '../../artifacts/publish.ts';
import type { PublicConfig, ReleaseDocument } from '@resort/shared/remote';
import { setPolicy } from '../../permissions/policies/channel-policy.ts';
import type { Registry } from '../../registry/registry.ts';
import { EVERYBODY } from '../../rollout/share.ts';
import { beginning, planOf } from '../../rollout/stage-plan.ts';
import { planChanges, type Action } from './plan-changes.ts';
import { planFor, type WantedChannels, type WantedPolicy } from './release-file.ts';

/** A step, and what came of it. */
export interface Applied {
  action: Action;
  /** the number of the new release; null if none was made */
  release: number | null;
  /** the id of the proposal that waits for a second person; null if none does */
  proposal: string | null;
}

/**
 * Makes the channels what the file says, step by step. A second run changes nothing. Throws as `pin` does; the steps before
 * stay, and the next run goes on after them.
 */
export async function applyChanges(
  registry: Registry,
  wanted: WantedChannels,
  { by, reason, config }: Author & { config?: Partial<PublicConfig> },
): Promise<Applied[]> {
  const done: Applied[] = [];
  const author = { by, reason };
  for (const action of await planChanges(registry, wanted)) {
    const { channel } = action;
    if (action.kind === 'wait') {
      done.push({ action, release: null, proposal: action.proposal });
    } else if (action.kind === 'policy') {
      await setPolicy(registry, { channel, ...author, ...policyChange(action.settings) });
      done.push({ action, release: null, proposal: null });
    } else if (action.kind === 'remove') {
      done.push(resultOf(action, await removeOrPropose(registry, { channel, unit: action.unit, ...author })));
    } else {
      const plan = action.base === 0 ? undefined : planFor(wanted[channel] ?? {});
      const request = { channel, units: action.units, ...author, ...(config && { config }) };
      const audience = plan && { audience: beginning(plan, author) };
      done.push(resultOf(action, await pinOrPropose(registry, { ...request, ...audience })));
    }
  }
  return done;
}

function resultOf(action: Action, outcome: ReleaseDocument | Proposal): Applied {
  return isProposal(outcome)
    ? { action, release: null, proposal: outcome.id }
    : { action, release: outcome.number, proposal: null };
}

function policyChange({ check, forcing, approval, sample, excess, stages, within }: WantedPolicy) {
  const plan = planOf(stages, within);
  const health = {
    ...(sample !== undefined && { minimumVisits: sample }),
    ...(excess !== undefined && { excess: excess / EVERYBODY }),
  };
  return {
    ...(check && { check }),
    ...(forcing && { force: forcing }),
    ...(approval && { approval }),
    ...(Object.keys(health).length > 0 && { health }),
    ...(plan !== undefined && { stages: plan }),
  };
}
