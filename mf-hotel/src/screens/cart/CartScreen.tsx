import { useCartQuery, type CartItem } from '@resort/shared/calls/cart';
import { useText } from '@resort/shared/i18n';
import { servedLink, to } from '@resort/shared/routes';
import {
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
      {data?.items.length === 0 ? <Empty /> : null}
      {data?.items.length ? (
        <Filled items={data.items} total={data.total} currency={data.currency ?? 'MOP'} />
      ) : null}
    </Page>
  );
}

interface FilledProps {
  items: readonly CartItem[];
  total: string;
  currency: string;
}

function Filled({ items, total, currency }: FilledProps) {
  const t = useText('hotel');
  const offline = useOffline();
  const { remove, refusal } = useRemoval();
  const list = useRef<HTMLUListElement>(null);
  const take = async (item: CartItem) => {
    await remove(item);
    // the pressed button has been removed
    list.current?.focus({ preventScroll: true });
  };
  const available = items.filter(({ expired }) => !expired);
  const changed = available.some(({ priceChanged }) => priceChanged);
  return (
    <div className={styles['cart']}>
      {refusal === null ? null : <Notice tone="danger">{refusal}</Notice>}
      {changed ? <Notice tone="warning">{t('cart.changed')}</Notice> : null}
      {available.length < items.length ? <Notice>{t('cart.someExpired')}</Notice> : null}
      <ul ref={list} tabIndex={-1} className={styles['items']} aria-label={t('cart.title')}>
        {items.map((item) => (
          <li key={item.cartItemId}>
            <CartItemCard item={item} currency={currency} onRemove={() => void take(item)} />
          </li>
        ))}
      </ul>
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
    </div>
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
