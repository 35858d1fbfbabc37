import type { Plan } from '@resort/shared/calls/plans';
import { formatBusinessDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { Button } from '@resort/shared/ui';
import { useState } from 'react';
import { usePlanShareQuery } from '../../api/shared-plans.ts';
import styles from './my-plans.module.css';
import { ShareSheet } from './ShareSheet.tsx';

/** The button that shares plans by a link, and until when a link opens. */
export default function ShareTrip({ plans }: { plans: readonly Plan[] }) {
  const t = useText('membership');
  const [isOpen, setOpen] = useState(false);
  const { data } = usePlanShareQuery();
  if (data === undefined) return null;
  const { share } = data;
  return (
    <div className={styles['share']}>
      {share === null ? null : (
        <p>{t('plans.share.until', { date: formatBusinessDate(share.until, currentLanguage()) })}</p>
      )}
      <Button look="quiet" wide onClick={() => setOpen(true)}>
        {t(share === null ? 'plans.share.open' : 'plans.share.manage')}
      </Button>
      <ShareSheet isOpen={isOpen} onClose={() => setOpen(false)} plans={plans} share={share} />
    </div>
  );
}
