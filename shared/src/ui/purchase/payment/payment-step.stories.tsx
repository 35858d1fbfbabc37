import type { TextOf } from '../../../i18n/index.ts';
import type { Stories } from '../../../../gallery/stories.ts';
import type { PriceLine } from '../amount/index.ts';
import { ALL_DOLLARS } from '../dollar-use/index.ts';
import { PaymentStepView, type PaymentStepViewProps } from './payment-step-view.tsx';

const nothing = () => undefined;
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const order = {
  id: '1512237341',
  orderNo: 'H2611214GK8Q2ZT',
  signTimerStr: '',
  currency: 'MOP',
  payable: '4899.00',
};
const linesOf = (t: TextOf<'gallery'>): PriceLine[] => [
  { kind: 'item', label: t('payment.room'), amount: '4260.00' },
  { kind: 'service', rate: 10, amount: '426.00' },
  { kind: 'tax', rate: 5, amount: '213.00' },
];
const none = {
  balance: '1284.50',
  offered: '1284.50',
  used: '0.00',
  wrong: null,
  uses: { name: 'usesDollars', value: false, onChange: nothing, onBlur: nothing },
  amount: { name: 'dollars', value: ALL_DOLLARS, onChange: nothing, onBlur: nothing },
};
const some = { ...none, uses: { ...none.uses, value: true } };

function step(t: TextOf<'gallery'>, change: Partial<PaymentStepViewProps> = {}) {
  const choices = [
    { value: 'CARD', label: t('payment.card') },
    { value: 'WALLET', label: t('payment.wallet') },
  ];
  const saving = { name: 'savesCard', value: false, onChange: nothing, onBlur: nothing };
  const methods = {
    state: 'there',
    choices,
    value: 'CARD',
    onChange: nothing,
    again: nothing,
    saving,
  } as const;
  return (
    <PaymentStepView
      order={{ ...order, holdUntil: inSeconds(754) }}
      lines={linesOf(t)}
      voucher={{ label: null, onChoose: nothing }}
      cash="4899.00"
      dollars={none}
      methods={methods}
      payment={{ pay: nothing, isPaying: false, refusal: null }}
      onOver={nothing}
      {...change}
    />
  );
}

const failed = {
  state: 'failed',
  choices: [],
  value: '',
  onChange: nothing,
  again: nothing,
  saving: null,
} as const;

/** The payment step with the server's responses. */
export default {
  title: 'Payment step',
  states: {
    resting: (t) => step(t),
    dollars: (t) => step(t, { cash: '3614.50', dollars: { ...some, used: '1284.50' } }),
    dollarsAlone: (t) =>
      step(t, {
        cash: '0.00',
        dollars: { ...some, balance: '9000.00', offered: '4899.00', used: '4899.00' },
        voucher: { label: t('form.voucher') },
      }),
    busy: (t) => step(t, { payment: { pay: nothing, isPaying: true, refusal: null } }),
    refused: (t) => step(t, { payment: { pay: nothing, isPaying: false, refusal: t('payment.refusal') } }),
    loading: (t) => step(t, { methods: { ...failed, state: 'loading' } }),
    failed: (t) => step(t, { methods: failed }),
    nothingToPayWith: (t) => step(t, { methods: { ...failed, state: 'there' } }),
    over: (t) => step(t, { order: { ...order, holdUntil: inSeconds(0) } }),
  },
} satisfies Stories;
