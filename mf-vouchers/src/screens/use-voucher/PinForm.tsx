import { formatAmount } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { dropAttempt, onceKey } from '@resort/shared/once';
import { Button } from '@resort/shared/ui';
import { moneyText, parseMoney } from '@resort/shared/ui/amount';
import { Form, SelectField, TextField, useForm } from '@resort/shared/ui/form';
import type { VoucherInfo } from '../../../contract/index.ts';
import type { ComponentProps } from 'react';
import { useUseVoucherMutation } from '../../api/my-vouchers.ts';
import type { Receipt } from '../../vouchers/receipt-of.ts';

const PIN = /^\d{4,6}$/;

/** A bill as staff type it: 420, 420.5, 420.50. */
const BILL = /^(?:0|[1-9]\d{0,8})(?:\.\d{1,2})?$/;
const reaches = (bill: string, least: string) => BILL.test(bill) && parseMoney(bill) >= parseMoney(least);

const asFigures = (typed: string) =>
  typed
    .normalize('NFKC')
    .replace(/[^\d.]/g, '')
    .slice(0, 10);

interface OutletProps {
  outlets: VoucherInfo['outlets'];
  field: Pick<ComponentProps<typeof SelectField>, 'name' | 'value' | 'onChange' | 'onBlur'>;
}

/** A list to choose from, or the name of the only outlet. */
function Outlet({ outlets, field }: OutletProps) {
  const t = useText('vouchers');
  const [only] = outlets;
  if (only !== undefined && outlets.length === 1) return <p>{only.name}</p>;
  const choices = outlets.map(({ code, name, property }) => ({ value: code, label: `${name}, ${property}` }));
  return <SelectField {...field} label={t('use.outlet')} choices={choices} />;
}

interface PinFormProps {
  voucher: VoucherInfo;
  onUsed: (receipt: Receipt) => void;
}

/** The outlet and its PIN, entered by its staff. The PIN is kept nowhere; a wrong one can be typed anew. */
export function PinForm({ voucher: { id, outlets, minSpend }, onUsed }: PinFormProps) {
  const t = useText('vouchers');
  const [send] = useUseVoucherMutation();
  const hasMinimum = parseMoney(minSpend) > 0n;
  const tooLittle = t('use.billMissing', { amount: formatAmount(minSpend, 'MOP') });
  const [only] = outlets.length === 1 ? outlets : [];
  const work = `use-voucher.${id}`;
  const form = useForm({
    initial: { outlet: only?.code ?? '', bill: '', pin: '' },
    rules: {
      outlet: (outlet) => (outlet === '' ? t('use.outletMissing') : undefined),
      bill: (bill) => (hasMinimum && !reaches(bill, minSpend) ? tooLittle : undefined),
      pin: (pin) => (PIN.test(pin) ? undefined : t('use.pinMissing')),
    },
    refusals: { OUTLET: 'pin', MIN_SPEND: 'bill' },
    submit: async ({ outlet, bill, pin }) => {
      const spent = hasMinimum ? { billAmount: moneyText(parseMoney(bill)) } : {};
      const request = { id, outletCode: outlet, outletPin: pin, ...spent, idempotencyKey: onceKey(work) };
      // an answer that never came leaves the key for the next attempt, and the voucher is read again
      const used = await send(request).unwrap();
      dropAttempt(work);
      onUsed(used);
    },
  });
  const pin = form.field('pin');
  const bill = form.field('bill');
  return (
    <Form form={form}>
      <Outlet outlets={outlets} field={form.field('outlet')} />
      {hasMinimum ? (
        <TextField
          {...bill}
          onChange={(typed) => bill.onChange(asFigures(typed))}
          label={t('use.bill')}
          hint={tooLittle}
          inputMode="decimal"
          autoComplete="off"
        />
      ) : null}
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
