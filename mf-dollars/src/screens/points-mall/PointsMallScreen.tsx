import { formatBusinessDate, formatCount } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, Page, SectionHeading } from '@resort/shared/ui';
import { useMyPointsQuery, usePointsGoodsInfiniteQuery } from '../../api/points-goods.ts';
import { Choices } from '../../parts/Choices.tsx';
import { Categories } from '../../shelf/Categories.tsx';
import { Purse } from '../../shelf/Purse.tsx';
import { Shelf } from '../../shelf/Shelf.tsx';
import { ShelfItem } from '../../shelf/ShelfItem.tsx';
import styles from '../../shelf/shelf.module.css';
import { useInAddress } from '../../parts/use-in-address.ts';

const SORTS = ['FEATURED', 'POINTS_UP', 'POINTS_DOWN'] as const;

/** What the member's points can be redeemed for. */
export default function PointsMallScreen() {
  const t = useText('dollars');
  const [category, chooseCategory] = useInAddress('category');
  const [wanted] = useInAddress('sort');
  const sort = SORTS.find((each) => each === wanted) ?? 'FEATURED';
  const goods = usePointsGoodsInfiniteQuery(
    { sort, ...(category === null ? {} : { categoryId: category }) },
    { refetchOnMountOrArgChange: true },
  );
  const [first] = goods.data?.pages ?? [];
  return (
    <Page title={t('mall.title')} lead={t('mall.lead')}>
      <Purse />
      <Expiring />
      <SectionHeading
        title={t('mall.heading')}
        link={{ to: to('/points-orders'), label: t('link.orders') }}
      />
      {first ? (
        <div className={styles['choices']}>
          <Categories categories={first.categories} chosen={category} onChoose={chooseCategory} />
          <Choices
            label={t('mall.sort')}
            name="sort"
            choices={SORTS.map((id) => ({ id, label: t(`mall.sorts.${id}`) }))}
            chosen={sort}
          />
        </div>
      ) : null}
      <Shelf
        query={goods}
        label={t('mall.heading')}
        keyOf={({ id }) => id}
        render={(one) => (
          <ShelfItem item={one} unit="POINT" price={one.points} to={to('/points-goods', { id: one.id })} />
        )}
        empty={{
          title: t('shelf.none'),
          why: t('shelf.noneWhy'),
          action:
            category === null ? undefined : <ButtonLink to={to('/points-mall')}>{t('shelf.all')}</ButtonLink>,
        }}
      />
    </Page>
  );
}

/** The points that expire next. Its line is there in any case, so that the shelf below never moves. */
function Expiring() {
  const t = useText('dollars');
  const { data } = useMyPointsQuery();
  const [next] = data?.expiring ?? [];
  return (
    <p className={styles['line']}>
      {next === undefined
        ? null
        : t('mall.expiring', {
            figures: formatCount(next.points),
            count: next.points,
            date: formatBusinessDate(next.expireOn, currentLanguage()),
          })}
    </p>
  );
}
