import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, Page, SectionHeading } from '@resort/shared/ui';
import { useRewardsInfiniteQuery } from '../../api/rewards.ts';
import { Categories } from '../../shelf/Categories.tsx';
import { Purse } from '../../shelf/Purse.tsx';
import { Shelf } from '../../shelf/Shelf.tsx';
import { ShelfItem } from '../../shelf/ShelfItem.tsx';
import { useInAddress } from '../../parts/use-in-address.ts';

/** What the member's dollars can be redeemed for. */
export default function RedeemRewardsScreen() {
  const t = useText('dollars');
  const [category, choose] = useInAddress('category');
  const rewards = useRewardsInfiniteQuery(category === null ? {} : { category }, {
    refetchOnMountOrArgChange: true,
  });
  const [first] = rewards.data?.pages ?? [];
  return (
    <Page title={t('rewards.title')} lead={t('rewards.lead')}>
      <Purse />
      <SectionHeading
        title={t('rewards.heading')}
        link={{ to: to('/transaction-history'), label: t('link.history') }}
      />
      {first ? <Categories categories={first.categories} chosen={category} onChoose={choose} /> : null}
      <Shelf
        query={rewards}
        label={t('rewards.heading')}
        keyOf={({ id }) => id}
        render={(reward) => (
          <ShelfItem
            item={reward}
            unit="DOLLAR"
            price={reward.price}
            to={to('/exchangeSure', { type: 'dollar', id: reward.id })}
          />
        )}
        empty={{
          title: t('shelf.none'),
          why: t('shelf.noneWhy'),
          action:
            category === null ? undefined : (
              <ButtonLink to={to('/redeem-rewards')}>{t('shelf.all')}</ButtonLink>
            ),
        }}
      />
    </Page>
  );
}
