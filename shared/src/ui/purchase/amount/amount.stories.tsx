import type { Stories } from '../../../../gallery/stories.ts';
import { Amount, Countdown, DollarsAmount, PointsAmount, Price, PriceBreakdown } from './index.ts';

const NIGHTS = [
  { date: '2026-12-11', amount: '1880.00' },
  { date: '2026-12-12', amount: '2380.00' },
];
const inSeconds = (seconds: number) => Date.now() + seconds * 1000;

export default {
  title: 'Amounts',
  states: {
    amount: () => <Amount value="1234.5" currency="MOP" />,
    spent: () => <Amount value="-88" currency="MOP" sign="always" />,
    earned: () => <Amount value="12345678.9" currency="HKD" sign="always" />,
    longest: () => <Amount value="-999999999999.99" currency="HKD" sign="always" />,
    points: () => <PointsAmount value={48120} />,
    onePoint: () => <PointsAmount value={1} unit="tierPoints" />,
    dollars: () => <DollarsAmount value="-1284.5" />,
    price: () => <Price amount="388" currency="MOP" />,
    priceFrom: () => <Price amount="1880" currency="MOP" from perNight />,
    longPrice: () => <Price amount="12345678.9" was="23456789.9" currency="HKD" from perNight />,
    memberPrice: () => <Price amount="1504" was="1880" currency="MOP" perNight isMemberPrice />,
    breakdown: (t) => (
      <PriceBreakdown
        currency="MOP"
        total="4447.00"
        lines={[
          { kind: 'item', label: t('payment.room'), amount: '4260.00', nights: NIGHTS },
          { kind: 'service', rate: 10, amount: '426.00' },
          { kind: 'tax', rate: 5, amount: '213.00' },
          { kind: 'voucher', label: t('form.voucher'), amount: '-400.00' },
          { kind: 'dollars', amount: '-52.00' },
        ]}
      />
    ),
    countdown: (t) => <Countdown label={t('form.held')} until={inSeconds(754)} />,
    lastMinute: (t) => <Countdown label={t('form.held')} until={inSeconds(42)} />,
    over: (t) => <Countdown label={t('form.held')} until={0} />,
  },
} satisfies Stories;
