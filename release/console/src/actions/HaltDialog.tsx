import { useText } from '@resort/shared/i18n';
import { Form, useForm, useRules } from '@resort/shared/ui/form';
import { useDifferenceQuery } from '../api/registry.ts';
import { useAudience } from '../parts/use-audience.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { ChannelDialogProps } from './channel-dialog.ts';
import { wordsOf, type Plan } from './plan.ts';
import { ReasonAndGo } from './ReasonAndGo.tsx';

/** Everybody gets the baseline again. */
export function HaltDialog(props: ChannelDialogProps) {
  const t = useText('console');
  const { status, onDone, onClose } = props;
  return (
    <ActionDialog title={t('halt.title', { channel: status.channel })} onDone={onDone} onClose={onClose}>
      {(propose) => <HaltForm {...props} propose={propose} />}
    </ActionDialog>
  );
}

function HaltForm({ status, onClose, propose }: ChannelDialogProps & { propose: (plan: Plan) => void }) {
  const t = useText('console');
  const { required } = useRules();
  const audience = useAudience();
  const { channel, current, rollout } = status;
  const from = current ?? 0;
  const baseline = rollout?.baseline ?? from;
  const { data: difference } = useDifferenceQuery({ channel, from, to: baseline });
  const form = useForm({
    initial: { reason: '' },
    rules: { reason: required },
    submit: async ({ reason }) =>
      propose({
        command: { verb: 'halt', args: wordsOf(channel, { expect: current, reason }) },
        sentence: t('halt.sentence', { channel, release: from, audience: audience(rollout), baseline }),
        changes: difference?.units ?? [],
        reason,
        confirm: t('halt.action', { channel }),
        isDangerous: true,
      }),
  });
  return (
    <Form form={form}>
      <ReasonAndGo reason={form.field('reason')} onClose={onClose} />
    </Form>
  );
}
