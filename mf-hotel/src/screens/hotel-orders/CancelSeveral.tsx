import { commaText } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { Button, Notice, useOffline } from '@resort/shared/ui';
import { Checkbox } from '@resort/shared/ui/form';
import { Sheet } from '@resort/shared/ui/sheet';
import { useState } from 'react';
import type { HotelOrder } from '../../../contract/index.ts';
import { datesText } from '../../orders/stay-words.ts';
import { FeesDialog } from './FeesDialog.tsx';
import styles from './cancel-several.module.css';
import { useCancelSeveral } from './use-cancel-several.ts';

/** The contract's bound, whose rows reach no browser. */
const MOST_BATCH = 10;

export interface CancelSeveralProps {
  /** those that can be cancelled */
  orders: readonly HotelOrder[];
  onClose: () => void;
}

/** Cancels several stays: the member chooses them and sees each fee first; each is cancelled independently. */
export default function CancelSeveral({ orders, onClose }: CancelSeveralProps) {
  const t = useText('hotel');
  const offline = useOffline();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const cancelling = useCancelSeveral(chosen, onClose);
  const choose = (id: string, isChosen: boolean) =>
    setChosen((ids) => (isChosen ? [...ids, id] : ids.filter((other) => other !== id)));
  const tooMany = chosen.length > MOST_BATCH ? t('several.most', { count: MOST_BATCH }) : undefined;
  const none = chosen.length === 0 ? t('several.none') : undefined;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('several.title')}
      footer={
        <Button
          wide
          busy={cancelling.isAsking}
          unavailable={offline ?? none ?? tooMany}
          onClick={cancelling.ask}
        >
          {t('several.fees', { count: chosen.length })}
        </Button>
      }
    >
      <div className={styles['choices']}>
        {cancelling.refusals.map((message) => (
          <Notice key={message} tone="danger">
            {message}
          </Notice>
        ))}
        {orders.map((order) => (
          <Checkbox
            key={order.id}
            name={order.id}
            label={commaText([order.hotelName, order.roomName], currentLanguage())}
            hint={datesText([order.checkIn, order.checkOut])}
            value={chosen.includes(order.id)}
            onChange={(isChosen) => choose(order.id, isChosen)}
            onBlur={() => undefined}
          />
        ))}
      </div>
      {cancelling.fees === null ? null : (
        <FeesDialog
          fees={cancelling.fees}
          isCancelling={cancelling.isCancelling}
          onConfirm={cancelling.confirm}
          onClose={cancelling.leave}
        />
      )}
    </Sheet>
  );
}
