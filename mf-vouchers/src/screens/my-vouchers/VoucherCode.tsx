import { formatAmount, sentencesText } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { LiveCode } from '@resort/shared/ui/code';
import type { VoucherInfo } from '../../../contract/index.ts';
import { useVoucherCodeMutation, useVoucherQuery } from '../../api/my-vouchers.ts';

/**
 * How often a voucher is polled while its code is shown, in milliseconds, so that the phone shows that staff scanned
 * it.
 */
const LOOK_EVERY_MS = 3000;

/** The voucher's live code for the outlet's scanner. */
export function VoucherCode({ voucher: { id, code, face } }: { voucher: VoucherInfo }) {
  const t = useText('vouchers');
  const [ask] = useVoucherCodeMutation();
  useVoucherQuery({ id }, { pollingInterval: LOOK_EVERY_MS, skipPollingIfUnfocused: true });
  return (
    <LiveCode
      label={t('sheet.code')}
      readable={code}
      load={() => ask({ id }).unwrap()}
      hint={sentencesText(
        [
          t('sheet.brightness'),
          // before staff scan it, since the phone does not know the bill
          ...(face === undefined ? [] : [t('sheet.usedInOneGo', { amount: formatAmount(face, 'MOP') })]),
        ],
        currentLanguage(),
      )}
    />
  );
}
