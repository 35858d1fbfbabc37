import { isApiError } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { Button } from '@resort/shared/ui';
import { Form, SelectField, TextField, useForm } from '@resort/shared/ui/form';
import type { VoucherInfo } from '../../../contract/index.ts';
import { useUseVoucherMutation } from '../../api/my-vouchers.ts';
import { dropOnceKey, onceKey } from '../../vouchers/once-key.ts';
import type { Receipt } from '../../vouchers/receipt-of.ts';

/** After these the voucher is no longer what this screen took it for. */
const STALE = new Set(['USED', 'EXPIRED', 'HELD', 'NOT_APPLICABLE']);
const PIN = /^\d{4,6}$/;

interface PinFormProps {
  voucher: VoucherInfo;
  onUsed: (receipt: Receipt) => void;
  /** the voucher has to be read again */
  onStale: () => void;
}

/** The outlet and its PIN, entered by its staff. The PIN is kept nowhere; a wrong one can be typed anew. */
export function PinForm({ voucher: { id, outlets }, onUsed, onStale }: PinFormProps) {
  const t = useText('vouchers');
  const [send] = useUseVoucherMutation();
  const [only] = outlets.length === 1 ? outlets : [];
  const work = `use-voucher.${id}`;
  const form = useForm({
    initial: { outlet: only?.code ?? '', pin: '' },
    rules: {
      outlet: (outlet) => (outlet === '' ? t('use.outletMissing') : undefined),
      pin: (pin) => (PIN.test(pin) ? undefined : t('use.pinMissing')),
    },
    refusals: { OUTLET: 'pin' },
    submit: async ({ outlet, pin }) => {
      const request = { id, outletCode: outlet, outletPin: pin, idempotencyKey: onceKey(work) };
      try {
        const used = await send(request).unwrap();
        dropOnceKey(work);
        onUsed(used);
      } catch (failure) {
        // without an answer it may have been used: reading it again tells, and the key stays for the next attempt
        if (isApiError(failure) && (failure.errorCode === null || STALE.has(failure.errorCode))) onStale();
        throw failure;
      }
    },
  });
  const pin = form.field('pin');
  return (
    <Form form={form}>
      {only ? (
        <p>{only.name}</p>
      ) : (
        <SelectField
          {...form.field('outlet')}
          label={t('use.outlet')}
          choices={outlets.map(({ code, name, property }) => ({
            value: code,
            label: `${name}, ${property}`,
          }))}
        />
      )}
      <TextField
        {...pin}
        onChange={(typed) => pin.onChange(typed.normalize('NFKC').replace(/\D/g, '').slice(0, 6))}
        label={t('use.pin')}
        hint={t('use.pinHint')}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
      />
      <Button type="submit" wide busy={form.busy}>
        {t('use.confirm')}
      </Button>
    </Form>
  );
}
