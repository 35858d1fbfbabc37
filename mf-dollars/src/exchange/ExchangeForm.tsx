import { formatCount } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { Accordion, Button, Notice, useOnline } from '@resort/shared/ui';
import { Amount } from '@resort/shared/ui/amount';
import { Checkbox, Form, RadioGroup, Stepper, useForm } from '@resort/shared/ui/form';
import { useEffect, useState } from 'react';
import { UnitAmount, useAmountText } from '../amounts.tsx';
import { Fact, Facts } from '../Facts.tsx';
import type { Offer } from './offer.ts';
import { useBarText } from './use-bar-text.ts';
import type { Refused } from './use-exchange.ts';
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
  /** what is shown is being reckoned anew */
  isReckoning: boolean;
  isSending: boolean;
  refused: Refused | null;
  onConfirm: (choice: Choice) => void;
}

/** How many, where, what it comes to, the terms, and one button that says what it takes. */
export function ExchangeForm(props: ExchangeFormProps) {
  const { offer, name, onQty, isReckoning, isSending, refused, onConfirm } = props;
  const t = useText('dollars');
  const isOnline = useOnline();
  const amountText = useAmountText();
  const barText = useBarText();
  const [only, ...more] = offer.pickUp;
  const form = useForm({
    initial: { pickUp: more.length === 0 ? (only?.code ?? '') : '', terms: false },
    rules: {
      pickUp: (code) => (only === undefined || code !== '' ? undefined : t('confirm.choosePlace')),
      terms: (isRead) => (isRead ? undefined : t('confirm.tickTerms')),
    },
    draft: { key: `exchange-form.${name}`, fields: ['pickUp', 'terms'] },
    submit: async ({ pickUp }) => onConfirm({ pickUp: pickUp === '' ? null : pickUp }),
  });
  const before = usePriceBefore(offer.each, () => form.field('terms').onChange(false));
  const amount = amountText(offer.unit, offer.total);
  const why = offer.bar === null ? undefined : barText(offer.bar, offer.unit, offer.tierName);
  return (
    <Form form={form}>
      {refused === null || (refused.code === 'PRICE_CHANGED' && before !== null) ? null : (
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
      <Stepper
        label={t('confirm.quantity')}
        value={offer.qty}
        min={1}
        max={offer.most}
        atMax={t(`confirm.most.${offer.bound}`, { figures: formatCount(offer.most) })}
        onChange={onQty}
      />
      {more.length === 0 ? null : (
        <RadioGroup
          {...form.field('pickUp')}
          label={t('confirm.where')}
          choices={offer.pickUp.map(({ code, name: place }) => ({ value: code, label: place }))}
        />
      )}
      <Reckoning offer={offer} />
      <Accordion
        name="terms"
        items={[{ title: t('confirm.terms'), content: <Terms terms={offer.terms} /> }]}
      />
      <p className={styles['rule']}>
        {t(offer.cancellable ? 'confirm.mayCancel' : 'confirm.forGood')}
        {offer.pickUpDays === null ? null : ` ${t('confirm.days', { count: offer.pickUpDays })}`}
      </p>
      <Checkbox {...form.field('terms')} label={t('confirm.accept')} required />
      <Button
        type="submit"
        wide
        busy={isSending || isReckoning}
        unavailable={isOnline ? why : t('confirm.offline')}
      >
        {isSending ? t('confirm.sending') : t('confirm.redeem', { amount })}
      </Button>
    </Form>
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

function Terms({ terms }: { terms: readonly string[] }) {
  return (
    <ul className={styles['terms']}>
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
}

/** What one cost before it changed under the member's eyes, null while it did not; then it is to be agreed to anew. */
function usePriceBefore(each: string | number, onChange: () => void): string | number | null {
  const [seen, setSeen] = useState({ now: each, before: null as string | number | null });
  useEffect(() => {
    if (seen.now === each) return;
    setSeen({ now: each, before: seen.now });
    onChange();
  }, [each, seen.now, onChange]);
  return seen.before;
}
