import type { Stories } from '../../../gallery/stories.ts';
import type { Tier } from '../../calls/session.calls.ts';
import { TierCard } from './tier-card.tsx';

const TIERS: Tier[] = ['CLASSIC', 'SILVER', 'GOLD', 'DIAMOND'];

export default {
  title: 'TierCard',
  states: Object.fromEntries(
    TIERS.map((tier) => [
      tier.toLowerCase(),
      (t) => (
        <TierCard
          tier={tier}
          label={t('card.label')}
          tierName={t('card.tier')}
          holder={t('card.holder')}
          number="8800 1234 5678"
          expiry="31/12/2027"
        />
      ),
    ]),
  ),
} satisfies Stories;
