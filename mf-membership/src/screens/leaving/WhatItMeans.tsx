import { isApiError } from '@resort/shared/api';
import { CaptchaNote } from '@resort/shared/captcha';
import { formatAmount, formatCount } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import {
  Button,
  ButtonLink,
  Notice,
  SkeletonRows,
  SkeletonText,
  useOffline,
  useOneAtATime,
  Waiting,
} from '@resort/shared/ui';
import { RadioGroup } from '@resort/shared/ui/form';
import { useState } from 'react';
import type { LeavingReason, Overview } from '../../../contract/index.ts';
import { useOverviewQuery } from '../../api/overview.ts';
import type { Sent } from '../rebinding/progress.ts';
import { useSendCode } from '../rebinding/use-send-code.ts';
import styles from './leaving.module.css';

const REASONS: readonly LeavingReason[] = ['SELDOM', 'BENEFITS', 'PRIVACY', 'MESSAGES', 'OTHER'];

interface WhatItMeansProps {
  onSent: (sent: Sent, reason: LeavingReason | undefined) => void;
}

/** What closing deletes and when, an optional reason, and the code: nothing is asked before it is known what lapses. */
export function WhatItMeans({ onSent }: WhatItMeansProps) {
  const { data, isError } = useOverviewQuery();
  if (data !== undefined || isError) return <Decision onSent={onSent} overview={data} />;
  return (
    <Waiting>
      <SkeletonText lines={4} />
      <SkeletonRows />
    </Waiting>
  );
}

function Decision({ onSent, overview }: WhatItMeansProps & { overview: Overview | undefined }) {
  const t = useText('membership');
  const offline = useOffline();
  const [reason, setReason] = useState<LeavingReason>();
  const [problem, setProblem] = useState<string>();
  const { send, captcha } = useSendCode();
  const [start, isSending] = useOneAtATime(async () => {
    setProblem(undefined);
    try {
      const sent = await send('closing');
      if (sent !== null) onSent(sent, reason);
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      if (failure.errorCode !== null) setProblem(failure.message ?? undefined);
    }
  });
  return (
    <div className={styles['column']}>
      {overview ? <Lapses overview={overview} /> : null}
      <RadioGroup
        name="reason"
        label={t('leaving.reason.label')}
        choices={REASONS.map((id) => ({ value: id, label: t(`leaving.reason.${id}`) }))}
        value={reason ?? ''}
        onChange={(id) => setReason(REASONS.find((each) => each === id))}
        onBlur={() => undefined}
      />
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
      <CaptchaNote state={captcha} />
      <div className={styles['choices']}>
        <ButtonLink wide to={to('/my-profile')}>
          {t('leaving.keep')}
        </ButtonLink>
        <Button look="quiet" wide busy={isSending} unavailable={offline} onClick={start}>
          {t('leaving.send')}
        </Button>
      </div>
    </div>
  );
}

/** The member's balances, which cannot be restored after the days of grace. */
function Lapses({ overview: { dollars, points, vouchers } }: { overview: Overview }) {
  const t = useText('membership');
  const left = [
    ...(Number(dollars.available) > 0
      ? [t('leaving.dollars', { amount: formatAmount(dollars.available) })]
      : []),
    ...(points.available > 0
      ? [t('leaving.points', { number: formatCount(points.available), count: points.available })]
      : []),
    ...(vouchers > 0 ? [t('leaving.vouchers', { number: formatCount(vouchers), count: vouchers })] : []),
  ];
  if (left.length === 0) return null;
  return (
    <Notice tone="warning">
      {t('leaving.lapses')}
      <ul className={styles['lapses']}>
        {left.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}
