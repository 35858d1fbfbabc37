import { isApiError } from '@resort/shared/api';
import { formatBusinessDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import {
  Badge,
  Button,
  ConfirmDialog,
  ErrorCard,
  Picture,
  showToast,
  Skeleton,
  Surface,
  useOneAtATime,
  Waiting,
} from '@resort/shared/ui';
import { useState } from 'react';
import type { Gift, GiftCategory } from '../../../contract/index.ts';
import { useClaimGiftMutation, useTierGiftsQuery } from '../../api/gifts.ts';
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
  const { data, isError, isFetching, refetch } = useTierGiftsQuery({ id });
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
  const { id, name, picture, pickupPlace, validTo, stock, claimed, pickUpCode } = gift;
  const isFree = !claimed && stock > 0 && mayChoose;
  const isWaiting = pickUpCode !== null;
  const until = t('gifts.until', { date: formatBusinessDate(validTo, currentLanguage()) });
  return (
    <Surface
      level={3}
      title={name}
      badge={<State gift={gift} mayChoose={mayChoose} />}
      lines={isFree || isWaiting ? [pickupPlace, until] : [pickupPlace]}
      picture={<Picture {...picture} />}
      isDim={!claimed && !isFree}
    >
      {isFree ? <Claim id={id} name={name} /> : null}
      {isWaiting ? <PickUpCode code={pickUpCode} /> : null}
    </Surface>
  );
}

/** Reserves the gift, after a question: it uses up one of the year's. */
function Claim({ id, name }: { id: string; name: string }) {
  const t = useText('membership');
  const [isAsking, setAsking] = useState(false);
  const [claim] = useClaimGiftMutation();
  const [confirm, isClaiming] = useOneAtATime(async () => {
    const { error } = await claim({ id });
    setAsking(false);
    // in a toast, because the list is read again and this button may be gone
    if (isApiError(error) && error.errorCode !== null) showToast({ text: error.message ?? '' });
  });
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)} aria-label={t('gifts.claimOf', { name })}>
        {t('gifts.claim')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('gifts.claimQuestion', { name })}
          confirm={t('gifts.claim')}
          busy={isClaiming}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          <p>{t('gifts.claimMeans')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function PickUpCode({ code }: { code: string }) {
  const t = useText('membership');
  return (
    <p className={styles['code']}>
      {t('gifts.code')} <strong>{code}</strong>
    </p>
  );
}

function State({ gift: { stock, claimed, pickUpCode }, mayChoose }: { gift: Gift; mayChoose: boolean }) {
  const t = useText('membership');
  if (pickUpCode !== null) return <Badge tone="success">{t('gifts.reserved')}</Badge>;
  if (claimed) return <Badge tone="plain">{t('gifts.claimed')}</Badge>;
  if (stock === 0) return <Badge tone="plain">{t('gifts.given')}</Badge>;
  if (!mayChoose) return <Badge tone="plain">{t('gifts.nextYear')}</Badge>;
  return <Badge>{t('gifts.waiting')}</Badge>;
}
