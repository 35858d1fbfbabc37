import { useText } from '@resort/shared/i18n';
import { Button } from '@resort/shared/ui';
import { Form, RadioGroup, SelectField } from '@resort/shared/ui/form';
import type { ChannelStatus } from '@resort/release/client';
import { ActionDialog } from './ActionDialog.tsx';
import type { ChannelDialogProps } from './channel-dialog.ts';
import { pinnable } from './pinnable.ts';
import type { Plan } from './plan.ts';
import { ReasonAndGo } from './ReasonAndGo.tsx';
import { ShareFields } from './ShareFields.tsx';
import { usePinForm } from './use-pin-form.ts';
import { useVersionDetail } from './use-version-detail.ts';

export interface PinDialogProps extends ChannelDialogProps {
  /** of this unit alone */
  unit?: string;
}

/** Other versions for a channel: for a share of the visitors first, or for everybody at once. */
export function PinDialog(props: PinDialogProps) {
  const t = useText('console');
  const { onDone, onClose, unit } = props;
  const status = unit === undefined ? props.status : onlyOf(props.status, unit);
  return (
    <ActionDialog title={t('pin.title', { channel: status.channel })} onDone={onDone} onClose={onClose}>
      {(propose) => <PinForm {...props} status={status} propose={propose} />}
    </ActionDialog>
  );
}

/** Nothing else can be pinned then. */
function onlyOf(status: ChannelStatus, unit: string): ChannelStatus {
  return { ...status, published: { [unit]: status.published[unit] ?? [] } };
}

function PinForm({ status, onClose, propose }: ChannelDialogProps & { propose: (plan: Plan) => void }) {
  const t = useText('console');
  const form = usePinForm(status, propose);
  const detail = useVersionDetail();
  const units = pinnable(status);
  if (units.length === 0)
    return (
      <>
        <p>{t('actions.nothing')}</p>
        <Button look="quiet" wide onClick={onClose}>
          {t('cancel')}
        </Button>
      </>
    );
  return (
    <Form form={form}>
      {units.map(({ unit, pinned, versions }) => (
        <SelectField
          key={unit}
          {...form.field(`unit ${unit}`)}
          label={unit}
          optional
          choices={[
            { value: '', label: pinned === null ? t('pin.absent') : t('pin.stays', { version: pinned }) },
            ...versions.map((version) => ({ value: version, label: version, ...detail(unit, version) })),
          ]}
        />
      ))}
      {status.current === null ? null : (
        <RadioGroup
          {...form.field('audience')}
          label={t('audience.label')}
          choices={[
            { value: 'some', label: t('audience.some') },
            { value: 'everybody', label: t('audience.atOnce') },
          ]}
        />
      )}
      {form.values.audience === 'some' ? (
        <ShareFields share={form.field('share')} only={form.field('only')} cohorts={form.field('cohorts')} />
      ) : null}
      <ReasonAndGo reason={form.field('reason')} onClose={onClose} />
    </Form>
  );
}
