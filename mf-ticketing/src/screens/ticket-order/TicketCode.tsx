import { useText } from '@resort/shared/i18n';
import { QrCode, useWakeLock } from '@resort/shared/ui/code';
import styles from './ticket-slip.module.css';

/**
 * The code that the gate scans. It came with the order, which the device keeps: so it also opens the gate where a hall
 * full of people leaves no network. The screen stays on meanwhile.
 */
export function TicketCode({ content, label }: { content: string; label: string }) {
  const t = useText('ticketing');
  useWakeLock();
  return (
    <>
      <div className={styles['paper']}>
        <QrCode content={content} label={label} />
      </div>
      <p className={styles['hint']}>{t('wallet.hint')}</p>
    </>
  );
}
