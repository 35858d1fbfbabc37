import type { AreaCode } from '@resort/shared/calls/one-time-code';
import { useText } from '@resort/shared/i18n';
import { ErrorCard, Page } from '@resort/shared/ui';
import { DeductionFields } from '@resort/shared/ui/deductions';
import { Form } from '@resort/shared/ui/form';
import { AddToCart } from '@resort/shared/ui/order';
import type { ReserveConfig } from '../../../contract/index.ts';
import { useChoice, type Choice } from '../../booking/use-choice.ts';
import { usualWish } from '../../outlets/filter.ts';
import { cartItemOf } from './cart-item.ts';
import { CaptchaPart } from './CaptchaPart.tsx';
import { ContactPart } from './ContactPart.tsx';
import { Refusal } from './Refusal.tsx';
import { Send, type Hindrance } from './Send.tsx';
import { Summary } from './Summary.tsx';
import { TreatmentPart } from './TreatmentPart.tsx';
import { useBooking } from './use-booking.ts';
import { useQuote, type Quote } from './use-quote.ts';
import { useTimes, type Times } from './use-times.ts';
import { WhenPart } from './WhenPart.tsx';
import { WishPart } from './WishPart.tsx';

interface BookingFormProps {
  config: ReserveConfig;
  areas: readonly AreaCode[];
}

/** Date, party, time and guest; the price, and one button. */
export default function BookingForm({ config, areas }: BookingFormProps) {
  const t = useText('shop');
  const [choice, change] = useChoice(usualChoice(config));
  const times = useTimes(config, choice);
  const quote = useQuote(choice, times);
  const { amount, refusal, hasFailed, askAgain } = quote;
  const booking = useBooking({ config, choice: { ...choice, time: times.time }, areas, amount });
  const { form, deductions } = booking;
  return (
    <Page over={config.name} title={t(`booking.heading.${config.kind}`)} name={config.name}>
      <Form form={form}>
        {config.kind === 'SPA' ? <TreatmentPart config={config} choice={choice} onChange={change} /> : null}
        <WhenPart config={config} choice={choice} times={times} onChange={change} />
        <WishPart config={config} form={form} party={choice.party} />
        <ContactPart form={form} areas={areas} />
        {booking.asksCaptcha ? <CaptchaPart form={form} captcha={booking.captcha} /> : null}
        {amount === undefined ? null : (
          <>
            <DeductionFields
              vouchers={form.field('vouchers')}
              usesDollars={form.field('usesDollars')}
              dollars={form.field('dollars')}
              deductions={deductions}
            />
            <Summary amount={amount} deductions={deductions} config={config} choice={choice} />
          </>
        )}
        <Refusal refusal={booking.refusal ?? refusal} times={times} onChoose={(time) => change({ time })} />
        {hasFailed ? <ErrorCard message={t('booking.checkFailed')} onRetry={askAgain} /> : null}
        <Send
          config={config}
          amount={amount}
          hindrance={hindranceOf(choice, times, quote)}
          booking={booking}
        />
        <AddToCart
          label={t('booking.addToCart')}
          work={config.shopId}
          item={cartItemOf({ config, choice: { ...choice, time: times.time }, guest: form.values, amount })}
        />
      </Form>
    </Page>
  );
}

/** Without the availability there is nothing to choose, so the member can only load it again. */
function hindranceOf(
  { time }: Choice,
  times: Times,
  { refusal, hasFailed, isAsking }: Quote,
): Hindrance | null {
  if (times.lacksTreatment) return 'chooseTreatment';
  if (hasFailed || (times.slots === undefined && times.isError)) return 'checkFirst';
  if (times.slots === undefined && time !== undefined) return 'reckoning';
  if (times.time === undefined || refusal !== null) return 'chooseTime';
  return isAsking ? 'reckoning' : null;
}

/** The first day and the usual number of guests. A treatment is never preselected. */
function usualChoice({ kind, minParty, maxParty, firstDay }: ReserveConfig) {
  const { date, party } = usualWish(kind);
  return {
    date: date < firstDay ? firstDay : date,
    time: undefined,
    party: Math.min(Math.max(party, minParty), maxParty),
    areaId: undefined,
    serviceIds: [],
    therapist: 'ANY' as const,
  };
}
