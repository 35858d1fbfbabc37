import { useCountriesQuery, useTitlesQuery } from '@resort/shared/calls/dictionary';
import { useAreaCodesQuery } from '@resort/shared/calls/one-time-code';
import { useText } from '@resort/shared/i18n';
import { useDispatch } from '@resort/shared/redux';
import { useSearchParams } from '@resort/shared/router';
import { rememberSession, signedIn } from '@resort/shared/session';
import { ButtonLink, ErrorCard, Notice, Page, Skeleton, Waiting } from '@resort/shared/ui';
import { dropDraft } from '@resort/shared/ui/form';
import { useState } from 'react';
import { useRegisterManageQuery } from '../../api/joining.ts';
import type { Applicant } from '../../joining/applicant.ts';
import { JoinSteps } from '../../joining/JoinSteps.tsx';
import { dropLeave, keptLeave, type Leave } from '../../sign-in/leave.ts';
import { ProfileForm } from '../../joining/ProfileForm.tsx';
import type { Joined } from '../../joining/use-applicant-form.ts';
import { toJoin } from '../../sign-in/way.ts';
import { phoneDraft } from '../../sign-in/phone-draft.ts';
import { Welcome } from './Welcome.tsx';

/** Last step of joining: the visitor's details and consents. */
export default function ProfileStep() {
  const dispatch = useDispatch();
  const [leave] = useState(keptLeave);
  const [joined, setJoined] = useState<{ session: Joined; applicant: Applicant } | null>(null);
  if (joined !== null) return <Welcome {...joined} />;
  if (leave === null) return <NumberFirst />;
  const join = (session: Joined, applicant: Applicant) => {
    dropLeave();
    dropDraft(phoneDraft('register'));
    dropDraft(phoneDraft('login'));
    setJoined({ session, applicant });
    dispatch(signedIn(rememberSession(session)));
  };
  return <Profile leave={leave} onJoined={join} />;
}

interface ProfileProps {
  leave: Leave;
  onJoined: (session: Joined, applicant: Applicant) => void;
}

function Profile({ leave, onJoined }: ProfileProps) {
  const t = useText('auth');
  const manage = useRegisterManageQuery();
  const areas = useAreaCodesQuery();
  const lists = [useCountriesQuery(), useTitlesQuery()];
  const all = [manage, areas, ...lists];
  const isFailed = all.some(({ data, isError }) => isError && !data);
  const isReady = all.every(({ data }) => data !== undefined);
  // where the number is from; they can change it
  const country = areas.data?.find(({ areaCode }) => areaCode === leave.areaCode)?.countryCode ?? '';
  const retry = () => all.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch());
  const number = `${leave.areaCode} ${leave.maskedPhone}`;
  return (
    <Page title={t('joining.profile.title')} lead={t('joining.profile.lead', { phone: number })}>
      <JoinSteps current="profile" />
      {isReady && manage.data ? (
        <ProfileForm
          leave={leave}
          manage={manage.data}
          country={country}
          onJoined={onJoined}
          onOutdated={() => void manage.refetch()}
        />
      ) : null}
      {isReady || isFailed ? null : (
        <Waiting>
          <Skeleton height={720} />
        </Waiting>
      )}
      {isFailed ? (
        <ErrorCard
          message={t('joining.unavailable')}
          isRetrying={all.some(({ isFetching }) => isFetching)}
          onRetry={retry}
        />
      ) : null}
    </Page>
  );
}

/** Came without a proven number: by a link, or in another tab. */
function NumberFirst() {
  const t = useText('auth');
  const [query] = useSearchParams();
  return (
    <Page title={t('joining.profile.title')}>
      <Notice>{t('joining.numberFirst')}</Notice>
      <ButtonLink wide to={toJoin('phone', query)}>
        {t('joining.proveNumber')}
      </ButtonLink>
    </Page>
  );
}
