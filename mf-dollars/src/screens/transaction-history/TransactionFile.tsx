import { download } from '@resort/shared/download';
import { useText } from '@resort/shared/i18n';
import { Button, showToast, useOneAtATime, useOffline } from '@resort/shared/ui';
import { useTransactionFileMutation, type TransactionFilter } from '../../api/transactions.ts';

/** The list as it is filtered, all of it, for a spreadsheet. */
export function TransactionFile({ asked }: { asked: TransactionFilter }) {
  const t = useText('dollars');
  const offline = useOffline();
  const [write] = useTransactionFileMutation();
  const [start, isWriting] = useOneAtATime(async () => {
    const { data } = await write(asked);
    if (!data) return;
    download(data.fileName, 'text/csv', data.csv);
    showToast({ text: t(data.truncated ? 'history.savedNewest' : 'history.saved') });
  });
  return (
    <Button look="quiet" wide busy={isWriting} unavailable={offline} onClick={start}>
      {t('history.save')}
    </Button>
  );
}
