import { useText } from '@resort/shared/i18n';
import { dropAttempt, onceKey } from '@resort/shared/once';
import { Button, useOffline } from '@resort/shared/ui';
import { Form, TextField, useForm } from '@resort/shared/ui/form';
import { useVerifyTicketMutation } from '../../api/tickets.ts';

const PIN = /^\d{4,6}$/;

/** The gate's code and its PIN. Neither is stored; a wrong one can be entered again. */
export function GateForm({ ticketNo }: { ticketNo: string }) {
  const t = useText('ticketing');
  const offline = useOffline();
  const [send] = useVerifyTicketMutation();
  const work = `use-ticket.${ticketNo}`;
  const form = useForm({
    initial: { code: '', pin: '' },
    rules: {
      code: (code) => (code.trim() === '' ? t('gate.codeMissing') : undefined),
      pin: (pin) => (PIN.test(pin) ? undefined : t('gate.pinMissing')),
    },
    refusals: { GATE: 'pin' },
    submit: async ({ code, pin }) => {
      const gate = { gateCode: code.trim().toUpperCase(), gatePin: pin };
      // an answer that never came leaves the key for the next attempt, and the ticket is read again
      await send({ ticketNo, ...gate, idempotencyKey: onceKey(work) }).unwrap();
      dropAttempt(work);
    },
  });
  const pin = form.field('pin');
  return (
    <Form form={form}>
      <TextField
        {...form.field('code')}
        label={t('gate.code')}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
      <TextField
        {...pin}
        onChange={(typed) => pin.onChange(typed.normalize('NFKC').replace(/\D/g, '').slice(0, 6))}
        label={t('gate.pin')}
        hint={t('gate.pinHint')}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
      />
      <Button type="submit" wide busy={form.busy} unavailable={offline}>
        {t('gate.confirm')}
      </Button>
    </Form>
  );
}
