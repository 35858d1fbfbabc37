import { savingWords } from '../member-rates.ts';
import { perTier, type BenefitGroup } from './benefit.ts';
import { MEMBERSHIP_TEXTS } from '../../locales/index.ts';
import { fill } from '../../../../locales/fill.ts';

const hours = (count: number) => fill(MEMBERSHIP_TEXTS.leisure.hours, () => ({ count: String(count) }));

export const LEISURE: BenefitGroup = {
  id: 'leisure',
  name: MEMBERSHIP_TEXTS.leisure.name,
  items: [
    {
      id: 'spa-savings',
      name: MEMBERSHIP_TEXTS.leisure.spaSavings.name,
      description: MEMBERSHIP_TEXTS.leisure.spaSavings.description,
      values: perTier(false, savingWords(10), savingWords(15), savingWords(20)),
    },
    {
      id: 'pool-guests',
      name: MEMBERSHIP_TEXTS.leisure.poolGuests.name,
      description: MEMBERSHIP_TEXTS.leisure.poolGuests.description,
      values: perTier(false, '1', '2', '4'),
    },
    {
      id: 'presale',
      name: MEMBERSHIP_TEXTS.leisure.presale.name,
      description: MEMBERSHIP_TEXTS.leisure.presale.description,
      values: perTier(false, hours(24), hours(48), hours(72)),
    },
    {
      id: 'parking',
      name: MEMBERSHIP_TEXTS.leisure.parking.name,
      description: MEMBERSHIP_TEXTS.leisure.parking.description,
      values: perTier(hours(2), hours(4), hours(8), hours(24)),
    },
  ],
};
