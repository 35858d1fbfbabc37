import type { TextOf } from '../../../i18n/index.ts';
import { useState } from 'react';
import type { Stories } from '../../../../gallery/stories.ts';
import { PriceBreakdown } from '../amount/index.ts';
import { ALL_DOLLARS } from '../dollar-use/index.ts';
import { DeductionFields } from './deduction-fields.tsx';
import { deductionLines } from './deduction-lines.ts';
import type { Deductions } from './deductions.ts';

const nothing = () => undefined;
const validTo = '2027-03-31T23:59:59+08:00';

/** The fields with the server's response to this choice. */
function Fields({
  t,
  chosen = '',
  amount = ALL_DOLLARS,
  ...change
}: { t: TextOf<'gallery'>; chosen?: string; amount?: string } & Partial<Deductions>) {
  const [vouchers, setVouchers] = useState(chosen);
  const [usesDollars, setUsesDollars] = useState(change.dollars !== undefined);
  const [typed, setTyped] = useState(amount);
  const deductions: Deductions = {
    vouchers: [
      { id: '1', name: t('form.voucher'), validTo },
      { id: '2', name: t('parts.offer'), validTo },
    ],
    proposed: ['1', '2'],
    applied: [],
    rejected: [],
    offered: '1284.50',
    dollars: null,
    wrongDollars: null,
    payable: '4899.00',
    isReckoning: false,
    request: {},
    ...change,
  };
  return (
    <>
      <DeductionFields
        vouchers={{ name: 'vouchers', value: vouchers, onChange: setVouchers, onBlur: nothing }}
        usesDollars={{ name: 'usesDollars', value: usesDollars, onChange: setUsesDollars, onBlur: nothing }}
        dollars={{ name: 'dollars', value: typed, onChange: setTyped, onBlur: nothing }}
        deductions={deductions}
      />
      <PriceBreakdown
        lines={[{ kind: 'item', label: t('payment.room'), amount: '4899.00' }, ...deductionLines(deductions)]}
        total={deductions.payable}
        currency="MOP"
      />
    </>
  );
}

export default {
  title: 'Deductions',
  states: {
    resting: (t) => <Fields t={t} />,
    chosen: (t) => (
      <Fields
        t={t}
        chosen="1"
        applied={[{ id: '1', name: t('form.voucher'), deduct: '300.00' }]}
        dollars="1284.50"
        payable="3314.50"
      />
    ),
    'one that does not go with the other': (t) => (
      <Fields
        t={t}
        chosen="1,2"
        applied={[{ id: '1', name: t('form.voucher'), deduct: '300.00' }]}
        rejected={[{ id: '2', reason: 'STACKING' }]}
        payable="4599.00"
      />
    ),
    'too many dollars': (t) => (
      <Fields t={t} vouchers={[]} proposed={[]} amount="2000" dollars="0.00" wrongDollars="MOST" />
    ),
    'dollars alone': (t) => <Fields t={t} vouchers={[]} proposed={[]} />,
  },
} satisfies Stories;
