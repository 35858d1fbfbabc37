import type { Tier } from '@resort/shared/calls/rows';
import { MEMBER_RATES, savingWords } from '../member-rates.ts';
import { perTier, type BenefitGroup } from './benefit.ts';
import { MEMBERSHIP_TEXTS } from '../../locales/index.ts';

const saving = (tier: Tier) => savingWords(MEMBER_RATES[tier].saving);
const breakfast = (tier: Tier) => MEMBER_RATES[tier].isBreakfastIncluded;

export const STAY: BenefitGroup = {
  id: 'stay',
  name: MEMBERSHIP_TEXTS.stay.name,
  items: [
    {
      id: 'room-rate',
      name: MEMBERSHIP_TEXTS.stay.roomRate.name,
      description: MEMBERSHIP_TEXTS.stay.roomRate.description,
      values: perTier(saving('CLASSIC'), saving('SILVER'), saving('GOLD'), saving('DIAMOND')),
    },
    {
      id: 'late-check-out',
      name: MEMBERSHIP_TEXTS.stay.lateCheckOut.name,
      description: MEMBERSHIP_TEXTS.stay.lateCheckOut.description,
      values: perTier(false, '13:00', '14:00', '16:00'),
    },
    {
      id: 'room-upgrade',
      name: MEMBERSHIP_TEXTS.stay.roomUpgrade.name,
      description: MEMBERSHIP_TEXTS.stay.roomUpgrade.description,
      values: perTier(false, false, true, true),
    },
    {
      id: 'breakfast',
      name: MEMBERSHIP_TEXTS.stay.breakfast.name,
      description: MEMBERSHIP_TEXTS.stay.breakfast.description,
      values: perTier(breakfast('CLASSIC'), breakfast('SILVER'), breakfast('GOLD'), breakfast('DIAMOND')),
    },
    {
      id: 'airport-car',
      name: MEMBERSHIP_TEXTS.stay.airportCar.name,
      description: MEMBERSHIP_TEXTS.stay.airportCar.description,
      values: perTier(false, false, false, true),
    },
  ],
};
