import { useText } from '../../../i18n/index.ts';
import { ActionRow, List, Row } from '../../surface/list.tsx';

export interface VoucherChoice {
  /** the chosen vouchers; null: none */
  label: string | null;
  /** opens the choice; without it they cannot be changed */
  onChoose?: () => void;
}

/** The order's vouchers in one line. */
export function VoucherLine({ label, onChoose }: VoucherChoice) {
  const t = useText('kit');
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
