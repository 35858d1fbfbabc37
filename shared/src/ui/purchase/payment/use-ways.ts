import { useState } from 'react';
import { usePaymentMethodsQuery } from '../../../calls/payment.ts';
import { useText } from '../../../i18n/index.ts';
import type { PaymentMethodsProps } from './payment-methods.tsx';
import { payScene } from './pay-scene.ts';
import type { PayableOrder } from './use-pay.ts';
import { waysOf } from './ways.ts';

/** The ways to pay an order: what is chosen, as the payment call takes it, and how they are shown. */
export function useWays({ id }: PayableOrder) {
  const t = useText('kit');
  const [chosen, setChosen] = useState('');
  const [savesCard, setSavesCard] = useState(false);
  const methods = usePaymentMethodsQuery({ id, paySence: payScene() });
  const ways = waysOf(methods.data ?? [], t);
  const way = ways.find(({ value }) => value === chosen) ?? ways[0];
  const canSave = way?.canSave === true;
  const again = () => void methods.refetch();
  const saving = {
    name: 'savesCard',
    value: savesCard,
    onChange: setSavesCard,
    onBlur: () => undefined,
  };
  const shown: PaymentMethodsProps = {
    state: methods.isLoading ? 'loading' : methods.isError ? 'failed' : 'there',
    choices: ways,
    value: way?.value ?? '',
    onChange: setChosen,
    again,
    saving: canSave ? saving : null,
  };
  const saveCard: true | undefined = (canSave && savesCard) || undefined;
  return { choice: { methodCode: way?.methodCode, cardId: way?.cardId, saveCard }, shown, again };
}
