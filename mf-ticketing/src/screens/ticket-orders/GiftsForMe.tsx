import { isApiError } from '@resort/shared/api';
import { formatDateTime } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { useNavigate } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import {
  Button,
  LEAVING,
  Notice,
  SectionHeading,
  Surface,
  useOneAtATime,
  useOffline,
} from '@resort/shared/ui';
import { useState } from 'react';
import type { TicketGift } from '../../../contract/index.ts';
import { useAcceptGiftMutation, useGiftsQuery } from '../../api/tickets.ts';
import { placeText } from '../../tickets/performance-words.ts';
import styles from './gifts.module.css';

/** Tickets that others give this member and that wait to be accepted; nothing if there are none. */
export function GiftsForMe() {
  const t = useText('ticketing');
  const { data } = useGiftsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [refusal, setRefusal] = useState<string | null>(null);
  const gifts = data?.received ?? [];
  if (gifts.length === 0 && refusal === null) return null;
  return (
    <section className={styles['gifts']} aria-labelledby="gifts-for-me">
      <SectionHeading id="gifts-for-me" title={t('gift.forMe', { count: gifts.length })} />
      {refusal === null ? null : <Notice tone="danger">{refusal}</Notice>}
      {gifts.map((gift, at) => (
        <Gift key={gift.giftId} gift={gift} isFirst={at === 0} onRefused={setRefusal} />
      ))}
    </section>
  );
}

interface GiftProps {
  gift: TicketGift;
  /** only the first of several has a filled button */
  isFirst: boolean;
  onRefused: (why: string | null) => void;
}

function Gift({ gift, isFirst, onRefused }: GiftProps) {
  const t = useText('ticketing');
  const offline = useOffline();
  const { title, start, seat, category, who, expireAt } = gift;
  const { accept, isAccepting } = useAccept(gift, onRefused);
  const at = (instant: string) => formatDateTime(instant, currentLanguage());
  return (
    <Surface
      level={3}
      title={title}
      lines={[
        `${at(start)} · ${placeText({ seat, category })}`,
        t('gift.from', { from: who }),
        t('gift.until', { time: at(expireAt) }),
      ]}
    >
      <Button
        wide
        look={isFirst ? 'primary' : 'quiet'}
        busy={isAccepting}
        unavailable={offline}
        onClick={accept}
      >
        {t('gift.accept')}
      </Button>
    </Surface>
  );
}

/** Accepts once, and leads to the ticket; a gift that is gone is read again, and a message is shown. */
function useAccept({ giftId }: TicketGift, onRefused: GiftProps['onRefused']) {
  const navigate = useNavigate();
  const [send] = useAcceptGiftMutation();
  const [accept, isAccepting] = useOneAtATime(async () => {
    onRefused(null);
    const { data, error } = await send({ giftId });
    if (data === undefined) {
      // without an errorCode the reminder shows the error
      return onRefused(isApiError(error) && error.errorCode !== null ? error.message : null);
    }
    await navigate(to('/ticket-order', { orderNo: data.orderNo, way: 'received' }));
    return LEAVING;
  });
  return { accept, isAccepting };
}
