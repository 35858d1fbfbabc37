import { formatAmount } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { ErrorCard, Page, SectionHeading, SkeletonRows, Waiting } from '@resort/shared/ui';
import { CopyButton } from '@resort/shared/ui/copy';
import type { Referrals } from '../../../contract/index.ts';
import { useReferralsQuery } from '../../api/referral.ts';
import { SharedLink } from '../../parts/SharedLink.tsx';
import { Invitations } from './Invitations.tsx';
import styles from './invite.module.css';
import { Terms } from './Terms.tsx';

/** The member's link and code for friends, what both get for it, and who has come. */
export default function InviteScreen() {
  const t = useText('membership');
  const { data, isError, isFetching, refetch } = useReferralsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (data !== undefined) return <Loaded referrals={data} />;
  return (
    <Page title={t('invite.title')}>
      {isError ? (
        <ErrorCard message={t('invite.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Waiting>
          <SkeletonRows />
        </Waiting>
      )}
    </Page>
  );
}

function Loaded({ referrals }: { referrals: Referrals }) {
  const t = useText('membership');
  const { code, url, terms, invitations, invitedBy } = referrals;
  const leadOf = ({ inviter, friend }: NonNullable<Referrals['terms']>) =>
    t('invite.lead', { inviter: formatAmount(inviter), friend: formatAmount(friend) });
  return (
    <Page title={t('invite.title')} lead={terms === null ? t('invite.noReward') : leadOf(terms)}>
      <section className={styles['code']}>
        <h2 className={styles['label']}>{t('invite.code')}</h2>
        <p className={styles['figures']}>{code}</p>
        <CopyButton text={code} what={t('invite.code')} />
      </section>
      <SharedLink url={url} title={t('invite.message')} send={t('invite.send')} what={t('invite.link')} />
      {terms === null ? null : <Terms terms={terms} rewarded={referrals.rewardedThisYear} />}
      {invitedBy === null ? null : (
        <section>
          <SectionHeading title={t('invite.yours')} />
          <Invitations all={[invitedBy]} side="friend" />
        </section>
      )}
      <section>
        <SectionHeading title={t('invite.history')} />
        {invitations.length === 0 ? (
          <p>{t('invite.none')}</p>
        ) : (
          <Invitations all={invitations} side="inviter" />
        )}
      </section>
    </Page>
  );
}
