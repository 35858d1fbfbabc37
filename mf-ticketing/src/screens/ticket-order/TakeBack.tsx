import { useText } from '@resort/shared/i18n';
import { Button, showToast, useOneAtATime, useOffline } from '@resort/shared/ui';
import { useGiftsQuery, useWithdrawGiftMutation } from '../../api/tickets.ts';

/** Takes back a gift that nobody has accepted yet. */
export function TakeBack({ ticketNo }: { ticketNo: string }) {
  const t = useText('ticketing');
  const offline = useOffline();
  const { data } = useGiftsQuery();
  const [send] = useWithdrawGiftMutation();
  const gift = data?.given.find((given) => given.ticketNo === ticketNo);
  const [takeBack, isBusy] = useOneAtATime(async () => {
    if (gift === undefined) return;
    // a gift that was accepted meanwhile is no longer here: the order is read again and shows it
    const { error } = await send({ giftId: gift.giftId });
    if (error === undefined) showToast({ text: t('gift.takenBack') });
  });
  if (gift === undefined) return null;
  return (
    <Button look="quiet" wide busy={isBusy} unavailable={offline} onClick={takeBack}>
      {t('gift.takeBack')}
    </Button>
  );
}
