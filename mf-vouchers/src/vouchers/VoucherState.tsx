import { serverNow } from '@resort/shared/api';
import { businessDate, daysBetween, formatDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { Badge, type Tone } from '@resort/shared/ui';
import type { MyVoucher } from '../../contract/index.ts';

/** A voucher's state as a short label; nothing if it can simply be used. */
export function VoucherState({ voucher }: { voucher: MyVoucher }) {
  const t = useText('vouchers');
  const badge = (tone: Tone, words: string) => <Badge tone={tone}>{words}</Badge>;
  switch (voucher.status) {
    case 'HELD':
      return badge('info', t('state.held'));
    case 'BURNED':
      return badge('plain', t('state.used'));
    case 'EXPIRED':
      return badge('plain', t('state.expired'));
    case 'REFUNDED':
      return badge('plain', t('state.replaced'));
    case 'TAKEN':
      if (!voucher.started)
        return badge('plain', t('state.from', { date: formatDate(voucher.validFrom, currentLanguage()) }));
      return voucher.expiringSoon ? badge('warning', wordsFor(daysLeft(voucher))) : null;
  }
  function wordsFor(count: number): string {
    return count === 0 ? t('state.lastDay') : t('state.left', { count });
  }
}

/** Whole days until the last one, at the resort; 0 on that day. */
function daysLeft({ validTo }: MyVoucher): number {
  const today = businessDate(new Date(serverNow()));
  return Math.max(0, daysBetween(today, businessDate(new Date(validTo))));
}

/** The line with the last day on which it can be, or could have been, used. */
export function useLastDay({ status, validTo }: MyVoucher): string {
  const t = useText('vouchers');
  const date = formatDate(validTo, currentLanguage());
  return t(status === 'EXPIRED' ? 'validity.expired' : 'validity.until', { date });
}
