import { formatDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { Notice, type Tone } from '@resort/shared/ui';
import type { MyVoucher } from '../../contract/index.ts';
import type { Standing } from './use-standing.ts';

const TONES: Partial<Record<Standing, Tone>> = { offline: 'warning', held: 'info' };

/** Why a voucher cannot be used now, and what the member can do; nothing if it can be used. */
export function VoucherStanding({ standing, voucher }: { standing: Standing; voucher: MyVoucher }) {
  const t = useText('vouchers');
  if (standing === 'usable') return null;
  const words = t(`standing.${standing}`, {
    orderNo: voucher.heldBy?.orderNo,
    date: formatDate(voucher.validFrom, currentLanguage()),
  });
  return <Notice tone={TONES[standing] ?? 'plain'}>{words}</Notice>;
}
