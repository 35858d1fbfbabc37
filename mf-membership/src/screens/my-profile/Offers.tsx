import { isApiError } from '@resort/shared/api';
import type { UserInfo } from '@resort/shared/calls/rows';
import { useText } from '@resort/shared/i18n';
import { showToast, useOffline } from '@resort/shared/ui';
import { Switch } from '@resort/shared/ui/form';
import { useState } from 'react';
import { useUpdateProfileMutation } from '../../api/profile.ts';
import { useTakeMember } from '../../profile/use-profile.ts';
import { Part } from './Part.tsx';
import styles from './my-profile.module.css';

type Key = keyof UserInfo['consents'];
const KEYS: readonly Key[] = ['sms', 'email'];

/** Whether, and how, we may send offers; takes effect at once. */
export function Offers({ member }: { member: UserInfo }) {
  const t = useText('membership');
  const offline = useOffline();
  const decide = useConsent(member);
  const [pending, setPending] = useState<Partial<UserInfo['consents']>>({});
  const change = async (key: Key, granted: boolean) => {
    if (offline !== undefined || key in pending) return;
    setPending((now) => ({ ...now, [key]: granted }));
    if (await decide(key, granted)) showToast({ text: t('profile.saved') });
    setPending(({ [key]: _done, ...rest }) => rest);
  };
  return (
    <Part title={t('profile.offers.title')} lead={t('profile.offers.lead')}>
      <div className={styles['inset']}>
        {KEYS.map((key) => (
          <Switch
            key={key}
            name={key}
            label={t(`profile.offers.${key}`)}
            {...(offline === undefined ? {} : { hint: offline })}
            value={pending[key] ?? member.consents[key]}
            onChange={(granted) => void change(key, granted)}
            onBlur={() => undefined}
          />
        ))}
      </div>
    </Part>
  );
}

/** False: it was not saved, and the reminder showed the error. Concurrent edits of other fields do not conflict. */
function useConsent({ userId: id, version }: UserInfo) {
  const [update] = useUpdateProfileMutation();
  const take = useTakeMember();
  const send = async (key: Key, granted: boolean, read: number) =>
    take(await update({ id, version: read, consents: { [key]: granted } }).unwrap());
  return async (key: Key, granted: boolean): Promise<boolean> => {
    try {
      await send(key, granted, version);
      return true;
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      if (failure.errorCode !== 'STALE') return false;
      return send(key, granted, (failure.data as UserInfo).version).then(
        () => true,
        () => false,
      );
    }
  };
}
