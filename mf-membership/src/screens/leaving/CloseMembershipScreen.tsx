import { formatDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { useSession } from '@resort/shared/session';
import { Page } from '@resort/shared/ui';
import { useState } from 'react';
import type { LeavingReason } from '../../../contract/index.ts';
import { useCloseMembershipMutation } from '../../api/closing.ts';
import { CodeStep } from '../rebinding/CodeStep.tsx';
import type { Sent } from '../rebinding/progress.ts';
import { Farewell } from './Farewell.tsx';
import { WhatItMeans } from './WhatItMeans.tsx';

type Step =
  | { step: 'about' }
  | { step: 'code'; sent: Sent; reason: LeavingReason | undefined }
  | { step: 'closed'; closedAt: string };

/**
 * Closing the membership: its effects, the code that authenticates the member, and until when it can be
 * undone.
 */
export default function CloseMembershipScreen() {
  const t = useText('membership');
  // without a member once the farewell has forgotten the session
  const userId = useSession().user?.userId ?? '';
  const [now, setNow] = useState<Step>({ step: 'about' });
  const [close] = useCloseMembershipMutation();
  if (now.step === 'closed') {
    const date = formatDate(now.closedAt, currentLanguage());
    return (
      <Page title={t('leaving.closed')} lead={t('leaving.until', { date })}>
        <Farewell />
      </Page>
    );
  }
  if (now.step === 'about')
    return (
      <Page title={t('leaving.title')} lead={t('leaving.lead')}>
        <WhatItMeans onSent={(sent, reason) => setNow({ step: 'code', sent, reason })} />
      </Page>
    );
  const { sent, reason } = now;
  const prove = async (code: string) => {
    const proof = { id: userId, otpId: sent.otpId, code };
    const { closedAt } = await close(reason === undefined ? proof : { ...proof, reason }).unwrap();
    setNow({ step: 'closed', closedAt });
  };
  return (
    <Page title={t('leaving.confirmTitle')}>
      <CodeStep
        lead={t('profile.rebind.sentTo', { where: sent.masked })}
        action={t('leaving.confirm')}
        target="closing"
        sent={sent}
        onSent={(another) => setNow({ ...now, sent: another })}
        onCode={prove}
        back={{ label: t('leaving.keep'), onBack: () => setNow({ step: 'about' }) }}
      />
    </Page>
  );
}
