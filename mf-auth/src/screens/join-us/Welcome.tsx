import { sessionApi } from '@resort/shared/calls/session';
import { formatDate, personName } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { wayBack } from '@resort/shared/routes';
import { ButtonLink, SkeletonCard } from '@resort/shared/ui';
import { Moment } from '@resort/shared/ui/moment';
import { TierCard } from '@resort/shared/ui/tier';
import type { Applicant } from '../../joining/applicant.ts';
import styles from '../../joining/joining.module.css';
import type { Joined } from '../../joining/use-applicant-form.ts';

interface WelcomeProps {
  session: Joined;
  applicant: Applicant;
}

/** The first moment as a member: the new card, and the way to where they wanted to go. */
export function Welcome({ session, applicant }: WelcomeProps) {
  const t = useText('auth');
  const [query] = useSearchParams();
  const holder = personName(applicant, currentLanguage());
  const target = wayBack(query.get('redirect'));
  const { data: member, isError } = sessionApi.endpoints.userInfo.useQuery();
  const expiry = member
    ? t('joining.welcome.validTo', { date: formatDate(member.tierExpireAt, currentLanguage()) })
    : '';
  return (
    <Moment
      title={t('joining.welcome.title', {
        name: currentLanguage() === 'en' ? applicant.firstName.trim() : holder,
      })}
      name={t('joining.welcome.lead')}
    >
      {member || isError ? (
        <div className={styles['card']}>
          <TierCard
            tier={session.memberTier}
            label={t('joining.welcome.card')}
            tierName={session.MemberCardTier}
            holder={holder}
            expiry={expiry}
          />
        </div>
      ) : (
        <SkeletonCard />
      )}
      <ButtonLink wide to={target}>
        {t(target === '/my-membership' ? 'joining.welcome.toCard' : 'joining.welcome.goOn')}
      </ButtonLink>
    </Moment>
  );
}
