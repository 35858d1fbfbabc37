import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { Button, Page, SkeletonRows } from '@resort/shared/ui';
import { Detail } from '@resort/shared/ui/detail';
import { useEffect } from 'react';
import { useReceiptQuery } from '../../api/receipt.ts';
import { Paper } from './Paper.tsx';
import { Refunds } from './Refunds.tsx';
import styles from './receipt.module.css';

/** The receipt of an order of any kind, to read, print or save, and where its refunds are. */
export default function ReceiptScreen() {
  const t = useText('membership');
  const orderNo = useSearchParams()[0].get('orderNo') ?? '';
  const query = useReceiptQuery({ orderNo }, { refetchOnMountOrArgChange: true });
  usePaper();
  const unknown = {
    title: t('receipt.none'),
    why: t('receipt.noneWhy'),
    way: { to: to('/my-plans'), label: t('plans.title') },
  };
  return (
    <Detail
      title={t('receipt.title')}
      query={query}
      failed={t('receipt.failed')}
      unknown={unknown}
      waiting={<SkeletonRows />}
    >
      {(receipt) => (
        <Page title={t('receipt.title')}>
          <Paper receipt={receipt} />
          <Refunds steps={receipt.refunds} />
          <div className={styles['actions']}>
            <Button look="quiet" wide onClick={() => print()}>
              {t('receipt.print')}
            </Button>
          </div>
        </Page>
      )}
    </Detail>
  );
}

/** While the screen is shown, the page prints the receipt alone (receipt.module.css). */
function usePaper(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['prints'] = 'receipt';
    return () => void delete dataset['prints'];
  }, []);
}
