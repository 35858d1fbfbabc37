import { isApiError } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { Button, Notice, SectionHeading, useOneAtATime } from '@resort/shared/ui';
import { TextField } from '@resort/shared/ui/form';
import { useState } from 'react';
import { useCheckInviteMutation } from '../../api/catalogue.ts';
import styles from '../../booking/booking.module.css';
import type { Wish } from '../../booking/wish.ts';

interface InvitePartProps {
  ticketId: string;
  wish: Wish;
  onChange: (change: Partial<Wish>) => void;
}

/** The code of an invitation, for members who have one; it is checked before anything is held. */
export function InvitePart({ ticketId, wish, onChange }: InvitePartProps) {
  const t = useText('ticketing');
  const [check] = useCheckInviteMutation();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [start, isChecking] = useOneAtATime(async () => {
    setError(undefined);
    if (code.trim() === '') return setError(t('invite.empty'));
    const answer = await check({ ticketId, code: code.trim() });
    if (answer.data !== undefined) {
      const { inviteId, grants } = answer.data;
      return onChange({ inviteId, isInvited: grants === 'TICKETS' });
    }
    return setError(isApiError(answer.error) ? (answer.error.message ?? undefined) : undefined);
  });
  return (
    <section className={styles['part']} aria-labelledby="booking-invite">
      <SectionHeading id="booking-invite" title={t('invite.title')} />
      {wish.inviteId === null ? (
        <div className={styles['invite']}>
          <TextField
            name="invite"
            label={t('invite.code')}
            value={code}
            onChange={setCode}
            onBlur={() => undefined}
            {...(error === undefined ? {} : { error })}
          />
          <Button look="quiet" busy={isChecking} onClick={start}>
            {t('invite.check')}
          </Button>
        </div>
      ) : (
        <Notice tone="success">
          <p>{t(wish.isInvited ? 'invite.free' : 'invite.good')}</p>
          <Button look="plain" onClick={() => onChange({ inviteId: null, isInvited: false })}>
            {t('invite.other')}
          </Button>
        </Notice>
      )}
    </section>
  );
}
