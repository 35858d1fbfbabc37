import { serverNow } from '@resort/shared/api';
import { businessDate, formatDayMonth } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { lazy, Suspense, useState } from 'react';
import type { ShopKind } from '../../../contract/index.ts';
import type { Wanted } from '../../outlets/filter.ts';
import { todayWord } from '@resort/shared/ui/slots';
import styles from './outlets.module.css';

const WishSheet = lazy(() => import('./WishSheet.tsx'));

interface WishButtonProps {
  kind: Exclude<ShopKind, 'SHOP'>;
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
}

/** When and for how many, in one line that opens the choice. */
export function WishButton({ kind, wanted, onChange }: WishButtonProps) {
  const t = useText('shop');
  const [isChoosing, setChoosing] = useState(false);
  const { date, time, party } = wanted;
  const isToday = date === businessDate(new Date(serverNow()));
  const day = isToday ? todayWord() : formatDayMonth(date, currentLanguage());
  return (
    <>
      <button
        type="button"
        className={styles['wish']}
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
      >
        <span className={styles['wishWords']}>
          <span>{`${day} · ${time ?? t('wish.anyTime')}`}</span>
          <span>{t('guests', { count: party })}</span>
        </span>
        <span className={styles['wishChange']}>{t('wish.change')}</span>
      </button>
      {isChoosing ? (
        <Suspense fallback={null}>
          <WishSheet kind={kind} wanted={wanted} onApply={onChange} onClose={() => setChoosing(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
