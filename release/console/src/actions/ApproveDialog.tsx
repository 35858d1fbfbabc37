import { useText } from '@resort/shared/i18n';
import { Form, useForm, useRules } from '@resort/shared/ui/form';
import type { WireAnswer } from '@resort/release/client';
import { ActionDialog } from './ActionDialog.tsx';
import { wordsOf, type Plan } from './plan.ts';
import { ReasonAndGo } from './ReasonAndGo.tsx';

export interface ApproveDialogProps {
  channel: string;
  id: string;
  /** `mf-auth@2, mf-hotel@3` */
  what: string;
  audience: string;
  verb: 'approve' | 'withdraw';
  onDone: (answer: WireAnswer) => void;
  onClose: () => void;
}

/** A second person's yes, or the end of a proposal. */
export function ApproveDialog(props: ApproveDialogProps) {
  const t = useText('console');
  return (
    <ActionDialog title={t(`${props.verb}.title`)} onDone={props.onDone} onClose={props.onClose}>
      {(propose) => <ApproveForm {...props} propose={propose} />}
    </ActionDialog>
  );
}

function ApproveForm({
  channel,
  id,
  what,
  audience,
  verb,
  onClose,
  propose,
}: ApproveDialogProps & { propose: (plan: Plan) => void }) {
  const t = useText('console');
  const { required } = useRules();
  const form = useForm({
    initial: { reason: '' },
    rules: { reason: required },
    submit: async ({ reason }) =>
      propose({
        command: { verb, args: [id, ...wordsOf(channel, { reason })] },
        sentence: t(`${verb}.sentence`, { id, what, channel, audience }),
        changes: [],
        reason,
        confirm: t(`${verb}.action`),
        isDangerous: verb === 'withdraw',
      }),
  });
  return (
    <Form form={form}>
      <ReasonAndGo reason={form.field('reason')} onClose={onClose} />
    </Form>
  );
}
