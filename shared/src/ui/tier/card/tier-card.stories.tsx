import type { TextOf } from '../../../i18n/index.ts';
import type { Stories } from '../../../../gallery/stories.ts';
import type { Tier } from '../../../rows/session.calls.ts';
import { TierCard, type TierCardProps } from './tier-card.tsx';

const card = (t: TextOf<'gallery'>, tier: Tier, more: Partial<TierCardProps> = {}) => (
  <TierCard
    tier={tier}
    label={t('card.label')}
    tierName={t(`card.tiers.${tier}`)}
    holder={t('card.holder')}
    number="8800 1234 5678"
    expiry={t('card.expiry')}
    {...more}
  />
);

const nothing = () => undefined;

export default {
  title: 'TierCard',
  states: {
    classic: (t) => card(t, 'CLASSIC'),
    silver: (t) => card(t, 'SILVER'),
    gold: (t) => card(t, 'GOLD'),
    diamond: (t) => card(t, 'DIAMOND'),
    'with the code': (t) => card(t, 'DIAMOND', { code: { label: t('card.code'), onOpen: nothing } }),
    'long texts': (t) => card(t, 'GOLD', { holder: t('card.longHolder'), tierName: t('card.longTier') }),
    turned: (t) => card(t, 'SILVER', { back: { face: <p>{t('card.back')}</p>, shown: true } }),
  },
} satisfies Stories;
