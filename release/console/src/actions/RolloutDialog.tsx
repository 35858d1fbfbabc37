import { useText } from '@resort/shared/i18n';
import { Form, RadioGroup, useForm, useRules } from '@resort/shared/ui/form';
import type { ChannelStatus, ReleaseDifference } from '@resort/release/client';
import { useAudience } from '../parts/use-audience.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { ChannelDialogProps } from './channel-dialog.ts';
import { basisPointsOf, cohortsOf, wordsOf, type Plan } from './plan.ts';
import { ReasonAndGo } from './ReasonAndGo.tsx';
import { ShareFields } from './ShareFields.tsx';
import { useReadDifference } from './use-read-difference.ts';

const EVERYBODY = 10_000;

/** A larger share of the visitors, or all of them, for what rolls out. */
export function RolloutDialog(props: ChannelDialogProps) {
  const t = useText('console');
  const { status, onDone, onClose } = props;
  return (
    <ActionDialog title={t('rollout.title', { channel: status.channel })} onDone={onDone} onClose={onClose}>
      {(propose) => <RolloutForm {...props} propose={propose} />}
    </ActionDialog>
  );
}

function RolloutForm({ status, onClose, propose }: ChannelDialogProps & { propose: (plan: Plan) => void }) {
  const t = useText('console');
  const form = useRolloutForm(status, propose);
  return (
    <Form form={form}>
      <RadioGroup
        {...form.field('audience')}
        label={t('audience.label')}
        choices={[
          { value: 'some', label: t('rollout.more') },
          { value: 'everybody', label: t('rollout.finish') },
        ]}
      />
      {form.values.audience === 'some' ? (
        <ShareFields share={form.field('share')} cohorts={form.field('cohorts')} />
      ) : null}
      <ReasonAndGo reason={form.field('reason')} onClose={onClose} />
    </Form>
  );
}

function useRolloutForm(status: ChannelStatus, propose: (plan: Plan) => void) {
  const t = useText('console');
  const { required } = useRules();
  const planOf = useRolloutPlan(status);
  const { channel, rollout } = status;
  const to = status.current ?? 0;
  const readDifference = useReadDifference({ channel, from: rollout?.baseline ?? to, to });
  const has = rollout?.basisPoints ?? 0;
  const form = useForm({
    initial: { audience: 'some', share: String(Math.max(has / 100, 50)), cohorts: '', reason: '' },
    rules: {
      reason: required,
      share: (value, { audience }) => {
        if (audience !== 'some') return undefined;
        const basisPoints = basisPointsOf(value);
        if (basisPoints === null) return t('audience.noShare');
        return basisPoints < has ? t('rollout.noLess', { share: has / 100 }) : undefined;
      },
      cohorts: (value, { audience }) =>
        audience === 'some' && cohortsOf(value) === null ? t('audience.noCohort') : undefined,
    },
    submit: async ({ audience, share, cohorts, reason }) => {
      const difference = await readDifference();
      if (typeof difference === 'string') {
        form.refuse({ audience: difference });
        return;
      }
      const basisPoints = audience === 'some' ? (basisPointsOf(share) ?? has) : EVERYBODY;
      const added = audience === 'some' ? (cohortsOf(cohorts) ?? []) : [];
      propose(planOf({ difference, basisPoints, added, reason }));
    },
  });
  return form;
}

interface Wanted {
  difference: ReleaseDifference;
  basisPoints: number;
  added: string[];
  reason: string;
}

function useRolloutPlan({ channel, current, rollout }: ChannelStatus) {
  const t = useText('console');
  const audience = useAudience();
  const to = current ?? 0;
  return ({ difference, basisPoints, added, reason }: Wanted): Plan => {
    const cohorts = [...new Set([...(rollout?.cohorts ?? []), ...added])].sort();
    return {
      command: {
        verb: 'rollout',
        args: [
          String(basisPoints),
          ...added.map((cohort) => `--cohort=${cohort}`),
          ...wordsOf(channel, { expect: current, reason }),
        ],
      },
      sentence: t('rollout.sentence', {
        channel,
        release: to,
        before: audience(rollout),
        after: audience({ basisPoints, cohorts }),
      }),
      changes: difference.units,
      reason,
      confirm: t('rollout.action', { channel }),
      isDangerous: false,
      note: basisPoints === EVERYBODY ? t('rollout.last') : undefined,
    };
  };
}
