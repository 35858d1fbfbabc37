import { serverNow } from '@resort/shared/api';
import { addDays, businessDate, formatTime } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { Button } from '@resort/shared/ui';
import { Stepper } from '@resort/shared/ui/form';
import { Sheet } from '@resort/shared/ui/sheet';
import { DayStrip, SlotStrip } from '@resort/shared/ui/slots';
import { useState } from 'react';
import type { ShopKind } from '../../../contract/index.ts';
import type { Wanted } from '../../outlets/filter.ts';
import styles from './outlets.module.css';

interface WishSheetProps {
  kind: Exclude<ShopKind, 'SHOP'>;
  wanted: Wanted;
  onApply: (wanted: Wanted) => void;
  onClose: () => void;
}

/** The sheet covers two weeks, which is enough for most guests; an outlet's own screen shows later days. */
const DAYS = 14;
const TIMES = {
  DINING: ['12:00', '13:00', '15:00', '18:00', '19:00', '20:00', '21:00'],
  SPA: ['10:00', '12:00', '14:00', '16:00', '18:00', '20:00'],
} as const;
const MAX_PARTY = { DINING: 12, SPA: 2 } as const;

/** Day, time and guests that the list's times are looked for. */
export default function WishSheet({ kind, wanted, onApply, onClose }: WishSheetProps) {
  const t = useText('shop');
  const [draft, setDraft] = useState(wanted);
  const now = new Date(serverNow());
  const today = businessDate(now);
  const times = TIMES[kind].filter((time) => draft.date !== today || time > formatTime(now));
  const set = (change: Partial<Wanted>) => setDraft({ ...draft, ...change });
  const apply = () => {
    const { date, time, party } = draft;
    const isPast = date === today && time !== null && time <= formatTime(now);
    onApply({ date, time: isPast ? null : time, party });
    onClose();
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t(`wish.title.${kind}`)}
      footer={
        <Button wide onClick={apply}>
          {t('wish.apply')}
        </Button>
      }
    >
      <div className={styles['choices']}>
        <DayStrip
          label={t('wish.date')}
          days={Array.from({ length: DAYS }, (_, day) => ({ date: addDays(today, day), state: 'open' }))}
          today={today}
          chosen={draft.date}
          onChoose={(date) => set({ date })}
        />
        <SlotStrip
          label={t('wish.time')}
          slots={[
            { time: t('wish.anyTime'), state: 'open' },
            ...times.map((time) => ({ time, state: 'open' as const })),
          ]}
          chosen={draft.time ?? t('wish.anyTime')}
          onChoose={(time) => set({ time: (times as readonly string[]).includes(time) ? time : null })}
        />
        <Stepper
          label={t('wish.party')}
          value={draft.party}
          min={1}
          max={MAX_PARTY[kind]}
          atMax={t(`wish.more.${kind}`)}
          onChange={(party) => set({ party })}
        />
      </div>
    </Sheet>
  );
}
