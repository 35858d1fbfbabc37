import { formatBusinessDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { Badge, ErrorCard, Picture, Skeleton, Surface, Waiting } from '@resort/shared/ui';
import type { Gift, GiftCategory } from '../../../contract/index.ts';
import { useGiftsQuery } from '../../api/gifts.ts';
import styles from './my-benefits.module.css';

/** One kind of gifts: how many the member can still choose, and which. Says so if the tier includes none. */
export function GiftCategoryPart({ category: { id, name, quota, used } }: { category: GiftCategory }) {
  const t = useText('membership');
  const left = Math.max(0, quota - used);
  return (
    <div className={styles['category']}>
      <h3 className={styles['groupName']}>
        {name}
        <span className={styles['small']}>
          {quota === 0 ? t('gifts.notYet') : t('gifts.used', { used, quota })}
        </span>
      </h3>
      {quota === 0 ? null : <GiftList id={id} mayChoose={left > 0} />}
    </div>
  );
}

function GiftList({ id, mayChoose }: { id: string; mayChoose: boolean }) {
  const t = useText('membership');
  const { data, isError, isFetching, refetch } = useGiftsQuery({ id });
  if (data) return data.list.map((gift) => <GiftCard key={gift.id} gift={gift} mayChoose={mayChoose} />);
  if (isError)
    return <ErrorCard message={t('gifts.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <Waiting>
      <Skeleton height={110} />
    </Waiting>
  );
}

function GiftCard({ gift, mayChoose }: { gift: Gift; mayChoose: boolean }) {
  const t = useText('membership');
  const { name, picture, pickupPlace, validTo, stock, claimed } = gift;
  const isOver = !claimed && (stock === 0 || !mayChoose);
  const until = t('gifts.until', { date: formatBusinessDate(validTo, currentLanguage()) });
  return (
    <Surface
      level={3}
      title={name}
      badge={<State gift={gift} mayChoose={mayChoose} />}
      lines={claimed || isOver ? [pickupPlace] : [pickupPlace, until]}
      picture={<Picture {...picture} />}
      isDim={isOver}
    />
  );
}

function State({ gift: { stock, claimed }, mayChoose }: { gift: Gift; mayChoose: boolean }) {
  const t = useText('membership');
  if (claimed) return <Badge tone="success">{t('gifts.claimed')}</Badge>;
  if (stock === 0) return <Badge tone="plain">{t('gifts.given')}</Badge>;
  if (!mayChoose) return <Badge tone="plain">{t('gifts.nextYear')}</Badge>;
  return <Badge>{t('gifts.waiting')}</Badge>;
}
