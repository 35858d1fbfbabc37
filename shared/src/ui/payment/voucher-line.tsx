import { useText } from '../../i18n/index.ts';
import { ActionRow, List, Row } from '../surface/list.tsx';

export interface VoucherChoice {
  /** what is used; null: none */
  label: string | null;
  /** leads to where they are chosen; without it they stay as they are */
  onChoose?: () => void;
}

/** The order's vouchers in one line. */
export function VoucherLine({ label, onChoose }: VoucherChoice) {
  const t = useText('shell');
  const title = t('payment.vouchers');
  const value = label ?? (onChoose ? t('payment.chooseVoucher') : t('payment.noVoucher'));
  return (
    <List>
      {onChoose === undefined ? (
        <Row title={title} value={value} />
      ) : (
        <ActionRow title={title} value={value} onPress={onChoose} />
      )}
    </List>
  );
}
