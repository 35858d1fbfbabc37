import { useCartQuery, type CartItem } from '@resort/shared/calls/cart';
import { useText } from '@resort/shared/i18n';
import { servedLink, to } from '@resort/shared/routes';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorCard,
  Notice,
  Page,
  SkeletonPictureCard,
  useOffline,
  Waiting,
} from '@resort/shared/ui';
import { Amount } from '@resort/shared/ui/amount';
import { Fact, Facts } from '@resort/shared/ui/facts';
import { Illustration } from '@resort/shared/ui/illustration';
import { useRef } from 'react';
import { CartItemCard } from './CartItemCard.tsx';
import styles from './cart.module.css';
import { useRemoval } from './use-removal.ts';

/** Prices are requested again before their locks expire after ten minutes. */
const REPRICE_MS = 300_000;

/** Rooms, tables and treatments that are booked and paid together; nothing is held before that. */
export default function CartScreen() {
  const t = useText('hotel');
  const query = useCartQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: REPRICE_MS,
  });
  const { data, isError, isFetching, refetch } = query;
  return (
    <Page title={t('cart.title')} {...(data?.items.length ? { lead: t('cart.lead') } : {})}>
      {data === undefined && isError ? (
        <ErrorCard message={t('cart.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : null}
      {data === undefined && !isError ? (
        <Waiting>
          <SkeletonPictureCard />
          <SkeletonPictureCard />
        </Waiting>
      ) : null}
      {data === undefined ? null : (
        <Content items={data.items} total={data.total} currency={data.currency ?? 'MOP'} />
      )}
    </Page>
  );
}

/** Keeps the focus and what an undo has to say, also when the last item is gone. */
function Content({ items, total, currency }: Omit<FilledProps, 'onRemove'>) {
  const { remove, removeAll, refusal } = useRemoval();
  const content = useRef<HTMLDivElement>(null);
  const take = async (removed: readonly CartItem[]) => {
    await (removed.length === 1 ? remove(removed[0] as CartItem) : removeAll(removed));
    // the pressed button has been removed
    content.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={content} tabIndex={-1} className={styles['cart']}>
      {refusal === null ? null : <Notice tone="danger">{refusal}</Notice>}
      {items.length === 0 ? (
        <Empty />
      ) : (
        <Filled items={items} total={total} currency={currency} onRemove={(some) => void take(some)} />
      )}
    </div>
  );
}

interface FilledProps {
  items: readonly CartItem[];
  total: string;
  currency: string;
  onRemove: (items: readonly CartItem[]) => void;
}

function Filled({ items, total, currency, onRemove }: FilledProps) {
  const t = useText('hotel');
  const offline = useOffline();
  const available = items.filter(({ expired }) => !expired);
  const changed = available.some(({ priceChanged }) => priceChanged);
  return (
    <>
      {changed ? <Notice tone="warning">{t('cart.changed')}</Notice> : null}
      {available.length < items.length ? <Notice>{t('cart.someExpired')}</Notice> : null}
      <ul className={styles['items']} aria-label={t('cart.title')}>
        {items.map((item) => (
          <li key={item.cartItemId}>
            <CartItemCard item={item} currency={currency} onRemove={() => onRemove([item])} />
          </li>
        ))}
      </ul>
      {items.length < 2 ? null : (
        <Button look="plain" onClick={() => onRemove(items)}>
          {t('cart.removeAll')}
        </Button>
      )}
      <Facts>
        <Fact name={t('cart.total', { count: available.length })} isTotal>
          <Amount value={total} currency={currency} />
        </Fact>
      </Facts>
      <p className={styles['note']}>{t('cart.nothingHeld')}</p>
      {available.length === 0 || offline !== undefined ? null : (
        <ButtonLink wide to={to('/checkout')}>
          {t('cart.next')}
        </ButtonLink>
      )}
      {offline === undefined ? null : <Notice>{offline}</Notice>}
      <ButtonLink look="plain" wide to={to('/hotels')}>
        {t('cart.more')}
      </ButtonLink>
    </>
  );
}

function Empty() {
  const t = useText('hotel');
  const dining = servedLink('/dining');
  return (
    <EmptyState
      art={<Illustration of="bookings" />}
      title={t('cart.none')}
      why={t('cart.noneWhy')}
      action={
        <div className={styles['ways']}>
          <ButtonLink to={to('/hotels')}>{t('link.hotels')}</ButtonLink>
          {dining === undefined ? null : (
            <ButtonLink look="quiet" to={dining}>
              {t('link.dining')}
            </ButtonLink>
          )}
        </div>
      }
    />
  );
}
