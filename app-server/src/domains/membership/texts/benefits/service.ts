import { perTier, type BenefitGroup } from './benefit.ts';
import { MEMBERSHIP_TEXTS } from '../../locales/index.ts';

export const SERVICE: BenefitGroup = {
  id: 'service',
  name: MEMBERSHIP_TEXTS.service.name,
  items: [
    {
      id: 'lounge',
      name: MEMBERSHIP_TEXTS.service.lounge.name,
      description: MEMBERSHIP_TEXTS.service.lounge.description,
      values: perTier(false, false, true, true),
    },
    {
      id: 'own-line',
      name: MEMBERSHIP_TEXTS.service.ownLine.name,
      description: MEMBERSHIP_TEXTS.service.ownLine.description,
      values: perTier(false, false, true, true),
    },
    {
      id: 'host',
      name: MEMBERSHIP_TEXTS.service.host.name,
      description: MEMBERSHIP_TEXTS.service.host.description,
      values: perTier(false, false, false, true),
    },
  ],
};
