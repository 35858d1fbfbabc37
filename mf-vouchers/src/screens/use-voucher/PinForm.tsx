import { commaText, formatAmount } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { dropAttempt, onceKey } from '@resort/shared/once';
import { Button, Notice } from '@resort/shared/ui';
import { moneyText, parseMoney } from '@resort/shared/ui/amount';
import { Form, isPin, onlyValue, PinField, PlaceField, TextField, useForm } from '@resort/shared/ui/form';
import type { VoucherInfo } from '../../../contract/index.ts';
import { useUseVoucherMutation } from '../../api/my-vouchers.ts';
import { lostOf, useBillRule } from './bill.ts';
import type { Receipt } from '../../vouchers/receipt-of.ts';

const asFigures = (typed: string) =>
  typed
    .normalize('NFKC')
    .replace(/[^\d.]/g, '')
    .slice(0, 10);

const choicesOf = (outlets: VoucherInfo['outlets']) =>
  outlets.map(({ code, name, property }) => ({
    value: code,
    label: commaText([name, property], currentLanguage()),
  }));

interface PinFormProps {
  voucher: VoucherInfo;
  onUsed: (receipt: Receipt) => void;
}

/** The outlet and its PIN, entered by its staff. The PIN is not stored; a wrong one can be entered again. */
export function PinForm({ voucher: { id, outlets, minSpend, face }, onUsed }: PinFormProps) {
  const t = useText('vouchers');
  const [send] = useUseVoucherMutation();
  const billRule = useBillRule({ minSpend, face });
  const choices = choicesOf(outlets);
  const work = `use-voucher.${id}`;
  const form = useForm({
    initial: { outlet: onlyValue(choices), bill: '', pin: '' },
    rules: {
      outlet: (outlet) => (outlet === '' ? t('use.outletMissing') : undefined),
      bill: billRule.problem,
      pin: (pin) => (isPin(pin) ? undefined : t('use.pinMissing')),
    },
    refusals: { OUTLET: 'pin', BILL: 'bill', MIN_SPEND: 'bill' },
    submit: async ({ outlet, bill, pin }) => {
      const spent = bill === '' ? {} : { billAmount: moneyText(parseMoney(bill)) };
      const request = { id, outletCode: outlet, outletPin: pin, ...spent, idempotencyKey: onceKey(work) };
      // an answer that never came leaves the key for the next attempt, and the voucher is read again
      const used = await send(request).unwrap();
      dropAttempt(work);
      onUsed(used);
    },
  });
  const bill = form.field('bill');
  const lost = lostOf(face, bill.value);
  return (
    <Form form={form}>
      <PlaceField {...form.field('outlet')} label={t('use.outlet')} choices={choices} />
      {billRule.isAsked ? (
        <TextField
          {...bill}
          onChange={(typed) => bill.onChange(asFigures(typed))}
          label={t('use.bill')}
          hint={billRule.hint}
          inputMode="decimal"
          autoComplete="off"
        />
      ) : null}
      {lost === null ? null : (
        <Notice tone="warning">
          {t('use.lost', { amount: formatAmount(lost, 'MOP'), face: formatAmount(face ?? '0.00', 'MOP') })}
        </Notice>
      )}
      <PinField {...form.field('pin')} label={t('use.pin')} hint={t('use.pinHint')} />
      <Button type="submit" wide busy={form.busy}>
        {t('use.confirm')}
      </Button>
    </Form>
  );
}
