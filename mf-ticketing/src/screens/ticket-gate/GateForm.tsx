import { useText } from '@resort/shared/i18n';
import { dropAttempt, onceKey } from '@resort/shared/once';
import { Button, useOffline } from '@resort/shared/ui';
import { Form, isPin, onlyValue, PinField, PlaceField, useForm } from '@resort/shared/ui/form';
import type { Gate } from '../../../contract/index.ts';
import { useVerifyTicketMutation } from '../../api/tickets.ts';

interface GateFormProps {
  ticketNo: string;
  /** the entrances that admit to its event; at least one */
  gates: readonly Gate[];
}

/** The entrance and its PIN. Neither is stored; a wrong one can be entered again. */
export function GateForm({ ticketNo, gates }: GateFormProps) {
  const t = useText('ticketing');
  const offline = useOffline();
  const [send] = useVerifyTicketMutation();
  const work = `use-ticket.${ticketNo}`;
  const choices = gates.map(({ code, name }) => ({ value: code, label: name }));
  const form = useForm({
    initial: { code: onlyValue(choices), pin: '' },
    rules: {
      code: (code) => (code === '' ? t('gate.placeMissing') : undefined),
      pin: (pin) => (isPin(pin) ? undefined : t('gate.pinMissing')),
    },
    refusals: { GATE: 'pin' },
    submit: async ({ code, pin }) => {
      const gate = { gateCode: code, gatePin: pin };
      // an answer that never came leaves the key for the next attempt, and the ticket is read again
      await send({ ticketNo, ...gate, idempotencyKey: onceKey(work) }).unwrap();
      dropAttempt(work);
    },
  });
  return (
    <Form form={form}>
      <PlaceField {...form.field('code')} label={t('gate.place')} choices={choices} />
      <PinField {...form.field('pin')} label={t('gate.pin')} hint={t('gate.pinHint')} />
      <Button type="submit" wide busy={form.busy} unavailable={offline}>
        {t('gate.confirm')}
      </Button>
    </Form>
  );
}
