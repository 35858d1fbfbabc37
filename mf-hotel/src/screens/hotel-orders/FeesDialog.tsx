import { commaText, formatAmount } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { ConfirmDialog } from '@resort/shared/ui';
import { isNothing } from '@resort/shared/ui/amount';
import { Fact, Facts } from '@resort/shared/ui/facts';
import { RefundList } from '@resort/shared/ui/order';
import type { HotelOrderDetail } from '../../../contract/index.ts';
import { datesText } from '../../orders/stay-words.ts';

export interface FeesDialogProps {
  /** current */
  fees: readonly HotelOrderDetail[];
  isCancelling: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The fee and refund of each, before the cancellation. */
export function FeesDialog({ fees, isCancelling, onConfirm, onClose }: FeesDialogProps) {
  const t = useText('hotel');
  return (
    <ConfirmDialog
      title={t('several.question', { count: fees.length })}
      confirm={t('several.confirm')}
      isDangerous
      busy={isCancelling}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {fees.map(({ id, hotelName, checkIn, checkOut, penaltyNow, refundNow, currency }) => (
        <section key={id}>
          <Facts>
            <Fact name={commaText([hotelName, datesText([checkIn, checkOut])], currentLanguage())}>
              {isNothing(penaltyNow)
                ? t('cancelling.free')
                : t('several.each', { fee: formatAmount(penaltyNow, currency) })}
            </Fact>
          </Facts>
          <RefundList parts={refundNow} />
        </section>
      ))}
    </ConfirmDialog>
  );
}
