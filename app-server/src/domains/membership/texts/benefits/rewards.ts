import { perTier, type BenefitGroup } from './benefit.ts';
import { MEMBERSHIP_TEXTS } from '../../locales/index.ts';

export const REWARDS: BenefitGroup = {
  id: 'rewards',
  name: MEMBERSHIP_TEXTS.rewards.name,
  items: [
    {
      id: 'points-rate',
      name: MEMBERSHIP_TEXTS.rewards.pointsRate.name,
      description: MEMBERSHIP_TEXTS.rewards.pointsRate.description,
    },
    {
      id: 'dollars-rate',
      name: MEMBERSHIP_TEXTS.rewards.dollarsRate.name,
      description: MEMBERSHIP_TEXTS.rewards.dollarsRate.description,
    },
    {
      id: 'dollars-rate-stays',
      name: MEMBERSHIP_TEXTS.rewards.dollarsRateStays.name,
      description: MEMBERSHIP_TEXTS.rewards.dollarsRateStays.description,
    },
    {
      id: 'birthday-dollars',
      name: MEMBERSHIP_TEXTS.rewards.birthdayDollars.name,
      description: MEMBERSHIP_TEXTS.rewards.birthdayDollars.description,
      values: perTier('50', '100', '300', '800'),
    },
  ],
};
