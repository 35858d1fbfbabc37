import { useTitlesQuery } from '@resort/shared/calls/dictionary';
import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { Button, ButtonLink, Notice, SectionHeading, useOffline, useSecondsLeft } from '@resort/shared/ui';
import {
  ChineseNameField,
  DateOfBirthField,
  EmailField,
  Form,
  NameFields,
  SelectField,
  TextField,
  type FormState,
} from '@resort/shared/ui/form';
import { useState } from 'react';
import type { RegisterManage } from '../api/joining.ts';
import type { Applicant } from './applicant.ts';
import { ConsentFields } from './ConsentFields.tsx';
import styles from './joining.module.css';
import type { Leave } from '../sign-in/leave.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { asksFor, useApplicantForm, type End, type Joined } from './use-applicant-form.ts';
import { kept, toJoin } from '../sign-in/way.ts';

interface ProfileFormProps {
  leave: Leave;
  manage: RegisterManage;
  country: string;
  onJoined: (reply: Joined, applicant: Applicant) => void;
  onOutdated: () => void;
}

/** Everything that joining asks for, in three parts. */
export function ProfileForm({ leave, manage, ...setup }: ProfileFormProps) {
  const t = useText('auth');
  const [refused, setRefused] = useState<End | null>(null);
  const isOver = useSecondsLeft(leave.expiresAt) === 0;
  const end = refused ?? (isOver ? 'over' : null);
  const form = useApplicantForm({ leave, manage, ...setup, onEnd: setRefused });
  const optional = (name: string) => asksFor(manage, name) === 'optional';
  const isAsked = (name: string) => asksFor(manage, name) !== 'no';
  const city = isAsked('cityCode') ? { optional: optional('cityCode') } : undefined;
  return (
    <Form form={form}>
      <AboutYou form={form} manage={manage} />
      <div className={styles['part']}>
        <SectionHeading title={t('joining.profile.whereYouLive')} />
        <PlaceFields form={form} city={city} />
        {isAsked('email') ? (
          <EmailField
            {...form.field('email')}
            label={t('joining.profile.email')}
            optional={optional('email')}
          />
        ) : null}
      </div>
      {manage.linkCard ? (
        <div className={styles['part']}>
          <SectionHeading title={t('joining.profile.earlierCard')} />
          <TextField
            {...form.field('insiderId')}
            label={t('joining.profile.insiderId')}
            hint={t('joining.profile.insiderIdHint')}
            optional
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
          />
        </div>
      ) : null}
      <div className={styles['part']}>
        <TextField
          {...form.field('invitation')}
          label={t('joining.profile.invitation')}
          hint={t('joining.profile.invitationHint')}
          optional
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
        />
      </div>
      <div className={styles['part']}>
        <SectionHeading title={t('joining.profile.consents')} />
        <ConsentFields form={form} consents={manage.consents} />
      </div>
      {end === null ? <JoinButton busy={form.busy} /> : <WayOn end={end} />}
    </Form>
  );
}

interface AboutYouProps {
  form: FormState<Applicant>;
  manage: RegisterManage;
}

function AboutYou({ form, manage }: AboutYouProps) {
  const t = useText('auth');
  const { data: titles = [] } = useTitlesQuery();
  const chineseName = asksFor(manage, 'chineseName');
  return (
    <div className={styles['part']}>
      <SelectField
        {...form.field('title')}
        label={t('joining.profile.salutation')}
        choices={titles.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <NameFields family={form.field('lastName')} given={form.field('firstName')} />
      {chineseName === 'no' ? null : (
        <ChineseNameField {...form.field('chineseName')} optional={chineseName === 'optional'} />
      )}
      <DateOfBirthField
        {...form.field('dateOfBirth')}
        label={t('joining.profile.dateOfBirth')}
        hint={t('joining.profile.minAge', { age: manage.minAge })}
      />
    </div>
  );
}

function JoinButton({ busy }: { busy: boolean }) {
  const t = useText('auth');
  const offline = useOffline('kept');
  return (
    <Button type="submit" wide busy={busy} unavailable={offline}>
      {t('joining.profile.submit')}
    </Button>
  );
}

/** Replaces the button; input is preserved. */
function WayOn({ end }: { end: End }) {
  const t = useText('auth');
  const [query] = useSearchParams();
  const isOver = end === 'over';
  return (
    <>
      <Notice tone="warning">{t(isOver ? 'joining.leaveOver' : 'joining.taken')}</Notice>
      <ButtonLink wide to={isOver ? toJoin('phone', query) : to('/sign-in', kept(query))}>
        {t(isOver ? 'joining.proveAgain' : 'join.signIn')}
      </ButtonLink>
    </>
  );
}
