import { useText } from '@resort/shared/i18n';
import { Form, SelectField, useForm, useRules } from '@resort/shared/ui/form';
import type { ChannelStatus } from '@resort/release/client';
import { ActionDialog } from './ActionDialog.tsx';
import type { ChannelDialogProps } from './channel-dialog.ts';
import { earlierReleases } from './earlier-releases.ts';
import { wordsOf, type Plan } from './plan.ts';
import { ReasonAndGo } from './ReasonAndGo.tsx';
import { useReadDifference } from './use-read-difference.ts';

/** A new release of older pins: of everything, or of one unit. */
export function RollbackDialog(props: ChannelDialogProps) {
  const t = useText('console');
  const { status, onDone, onClose } = props;
  return (
    <ActionDialog title={t('rollback.title', { channel: status.channel })} onDone={onDone} onClose={onClose}>
      {(propose) => <RollbackForm {...props} propose={propose} />}
    </ActionDialog>
  );
}

function RollbackForm({ status, onClose, propose }: ChannelDialogProps & { propose: (plan: Plan) => void }) {
  const t = useText('console');
  const form = useRollbackForm(status, propose);
  const units = Object.keys(status.pins).sort();
  return (
    <Form form={form}>
      <SelectField
        {...form.field('to')}
        label={t('rollback.to')}
        choices={earlierReleases(status).map(({ number, at, by, reason }) => ({
          value: String(number),
          label: t('release', { number }),
          detail: `${by} · ${reason || at}`,
        }))}
      />
      <SelectField
        {...form.field('unit')}
        label={t('rollback.what')}
        // with the other units of a candidate it would take them to everybody
        choices={[
          { value: '', label: t('rollback.everything') },
          ...(status.rollout === null ? units.map((unit) => ({ value: unit, label: unit })) : []),
        ]}
      />
      <ReasonAndGo reason={form.field('reason')} onClose={onClose} />
    </Form>
  );
}

function useRollbackForm(status: ChannelStatus, propose: (plan: Plan) => void) {
  const t = useText('console');
  const { chosen, required } = useRules();
  const { channel, current } = status;
  const earlier = earlierReleases(status);
  const suggested = earlier.find(({ isOther }) => isOther) ?? earlier[0];
  const form = useForm({
    initial: { to: String(suggested?.number ?? ''), unit: '', reason: '' },
    rules: { to: chosen, reason: required },
    submit: async ({ to, unit, reason }) => {
      const difference = await readDifference();
      if (typeof difference === 'string') {
        form.refuse({ to: difference });
        return;
      }
      const { units, config } = difference;
      const changes = unit === '' ? units : units.filter((change) => change.unit === unit);
      if (changes.length === 0 && config.length === 0) {
        form.refuse({ to: t('rollback.same') });
        return;
      }
      const only = unit === '' ? [] : [`--unit=${unit}`];
      const words = wordsOf(channel, { expect: current, reason });
      propose({
        command: { verb: 'rollback', args: [`--to=${to}`, ...only, ...words] },
        sentence: t(unit === '' ? 'rollback.all' : 'rollback.one', { channel, to, unit }),
        changes,
        reason,
        confirm: t('rollback.action', { channel }),
        isDangerous: true,
        note: status.rollout === null ? undefined : t('rollback.ends'),
      });
    },
  });
  const readDifference = useReadDifference({ channel, from: current ?? 0, to: Number(form.values.to) });
  return form;
}
