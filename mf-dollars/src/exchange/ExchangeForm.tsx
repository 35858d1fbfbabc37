import { formatCount } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { Accordion, Button, Notice, useOffline } from '@resort/shared/ui';
import { Amount } from '@resort/shared/ui/amount';
import { Checkbox, Form, RadioGroup, Stepper, useForm } from '@resort/shared/ui/form';
import { useState } from 'react';
import { UnitAmount, useAmountText } from '../parts/amounts.tsx';
import { Fact, Facts } from '@resort/shared/ui/facts';
import type { Offer } from './offer.ts';
import { useBarText } from './use-bar-text.ts';
import type { Refusal } from '@resort/shared/once/send';
import styles from './exchange.module.css';

export interface Choice {
  /** null: there is nothing to collect */
  pickUp: string | null;
}

export interface ExchangeFormProps {
  offer: Offer;
  /** the form's draft: the same name, the same thing */
  name: string;
  onQty: (qty: number) => void;
  /** the price is being recalculated */
  isReckoning: boolean;
  isSending: boolean;
  refused: Refusal | null;
  onConfirm: (choice: Choice) => void;
}

/** Quantity, place, price and terms, and one button that shows the cost. */
export function ExchangeForm(props: ExchangeFormProps) {
  const { offer, name, onQty, isReckoning, isSending, refused, onConfirm } = props;
  const t = useText('dollars');
  const offline = useOffline();
  const barText = useBarText();
  const form = useChoice(offer, name, onConfirm);
  const each = String(offer.each);
  const agreed = form.field('agreedTo');
  const before = usePriceBefore(each);
  const why = offer.bar === null ? undefined : barText(offer.bar, offer.unit, offer.tierName);
  return (
    <Form form={form}>
      <WhyNot refused={refused} before={before} offer={offer} />
      {offer.most === 1 && offer.qty === 1 ? null : (
        <Stepper
          label={t('confirm.quantity')}
          value={offer.qty}
          min={1}
          max={offer.most}
          atMax={t(`confirm.most.${offer.bound}`, { figures: formatCount(offer.most) })}
          onChange={onQty}
        />
      )}
      {offer.pickUp.length < 2 ? null : (
        <RadioGroup
          {...form.field('pickUp')}
          label={t('confirm.where')}
          choices={offer.pickUp.map(({ code, name: place }) => ({ value: code, label: place }))}
        />
      )}
      <Reckoning offer={offer} />
      <Terms offer={offer} />
      <Checkbox
        {...agreed}
        value={agreed.value === each}
        onChange={(isTicked) => agreed.onChange(isTicked ? each : '')}
        label={t('confirm.accept')}
        required
      />
      <Button type="submit" wide busy={isSending || isReckoning} unavailable={offline ?? why}>
        {isSending ? t('confirm.sending') : <Takes offer={offer} />}
      </Button>
    </Form>
  );
}

/** The label of the button, with every amount. */
function Takes({ offer: { unit, total, cash } }: { offer: Offer }) {
  const t = useText('dollars');
  const amount = useAmountText()(unit, total);
  return cash === null ? t('confirm.redeem', { amount }) : t('confirm.redeemAndPay', { amount, cash });
}

function useChoice({ pickUp, each }: Offer, name: string, onConfirm: (choice: Choice) => void) {
  const t = useText('dollars');
  const [only, ...more] = pickUp;
  return useForm({
    // the confirmed price: at another price the tick is removed
    initial: { pickUp: more.length === 0 ? (only?.code ?? '') : '', agreedTo: '' },
    rules: {
      pickUp: (code) => (only === undefined || code !== '' ? undefined : t('confirm.choosePlace')),
      agreedTo: (price) => (price === String(each) ? undefined : t('confirm.tickTerms')),
    },
    draft: { key: `exchange-form.${name}`, fields: ['pickUp', 'agreedTo'] },
    submit: async ({ pickUp: code }) => onConfirm({ pickUp: code === '' ? null : code }),
  });
}

interface WhyNotProps {
  refused: Refusal | null;
  before: string | null;
  offer: Offer;
}

/** Why the last press had no effect, and what changed meanwhile. */
function WhyNot({ refused, before, offer }: WhyNotProps) {
  const t = useText('dollars');
  const amountText = useAmountText();
  const isOld = refused?.code === 'PRICE_CHANGED' && before !== null;
  return (
    <>
      {refused === null || isOld ? null : (
        <Notice tone="danger">{refused.message ?? t('confirm.failed')}</Notice>
      )}
      {before === null ? null : (
        <Notice tone="warning">
          {t('confirm.newPrice', {
            before: amountText(offer.unit, before),
            now: amountText(offer.unit, offer.each),
          })}
        </Notice>
      )}
    </>
  );
}

function Reckoning({ offer }: { offer: Offer }) {
  const t = useText('dollars');
  const { unit, cash, balance, balanceAfter, pickUp } = offer;
  const [place, ...more] = pickUp;
  return (
    <Facts>
      {place === undefined || more.length > 0 ? null : <Fact name={t('confirm.where')}>{place.name}</Fact>}
      <Fact name={t('confirm.before')}>
        <UnitAmount unit={unit} amount={balance} />
      </Fact>
      <Fact name={t('confirm.price')} isTotal>
        <UnitAmount unit={unit} amount={offer.total} />
      </Fact>
      {cash === null ? null : (
        <Fact name={t('confirm.cash')}>
          <Amount value={cash} currency="MOP" />
        </Fact>
      )}
      <Fact name={t('confirm.after')}>
        {balanceAfter === null ? t('confirm.notEnough') : <UnitAmount unit={unit} amount={balanceAfter} />}
      </Fact>
    </Facts>
  );
}

function Terms({ offer: { terms, cancellable, pickUpDays } }: { offer: Offer }) {
  const t = useText('dollars');
  const content = (
    <ul className={styles['terms']}>
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
  return (
    <div>
      <Accordion name="terms" items={[{ title: t('confirm.terms'), content }]} />
      <p className={styles['rule']}>{t(cancellable ? 'confirm.mayCancel' : 'confirm.forGood')}</p>
      {pickUpDays === null ? null : (
        <p className={styles['rule']}>{t('confirm.days', { count: pickUpDays })}</p>
      )}
    </div>
  );
}

/** The unit cost before it changed while the screen was open; null if it did not. */
function usePriceBefore(each: string): string | null {
  const [seen, setSeen] = useState<{ now: string; before: string | null }>({ now: each, before: null });
  if (seen.now !== each) setSeen({ now: each, before: seen.now });
  return seen.before;
}
