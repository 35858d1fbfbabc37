import { savingWords } from '../member-rates.ts';
import { perTier, type BenefitGroup } from './benefit.ts';
import { MEMBERSHIP_TEXTS } from '../../locales/index.ts';

export const DINING: BenefitGroup = {
  id: 'dining',
  name: MEMBERSHIP_TEXTS.dining.name,
  items: [
    {
      id: 'dining-savings',
      name: MEMBERSHIP_TEXTS.dining.diningSavings.name,
      description: MEMBERSHIP_TEXTS.dining.diningSavings.description,
      values: perTier(savingWords(5), savingWords(10), savingWords(15), savingWords(20)),
    },
    {
      id: 'priority-seating',
      name: MEMBERSHIP_TEXTS.dining.prioritySeating.name,
      description: MEMBERSHIP_TEXTS.dining.prioritySeating.description,
      values: perTier(false, true, true, true),
    },
    {
      id: 'afternoon-tea',
      name: MEMBERSHIP_TEXTS.dining.afternoonTea.name,
      description: MEMBERSHIP_TEXTS.dining.afternoonTea.description,
      values: perTier(false, false, '1×', '2×'),
    },
  ],
};
