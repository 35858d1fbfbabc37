import { formatDateTime } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { Badge, Button, ConfirmDialog, List, ListItem, showToast, useOneAtATime } from '@resort/shared/ui';
import { useState } from 'react';
import type { MemberSession } from '../../../contract/index.ts';
import { useEndSessionMutation, useMemberSessionsQuery } from '../../api/devices.ts';
import { Part } from './Part.tsx';
import { PartState } from './PartState.tsx';
import styles from './my-profile.module.css';

/** Where the member is signed in; any of the others can be signed out from here. */
export function Sessions() {
  const t = useText('membership');
  const read = useMemberSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: sessions } = read;
  return (
    <Part title={t('profile.sessions.title')} lead={t('profile.sessions.lead')}>
      {sessions ? <SessionList sessions={sessions} /> : null}
      <PartState read={read} failed={t('profile.sessions.failed')} />
    </Part>
  );
}

function SessionList({ sessions }: { sessions: readonly MemberSession[] }) {
  const t = useText('membership');
  const [asked, setAsked] = useState<MemberSession | null>(null);
  const [end] = useEndSessionMutation();
  const nameOf = ({ device }: MemberSession) => device ?? t('profile.sessions.unknown');
  const [confirm, isEnding] = useOneAtATime(async () => {
    if (asked === null) return;
    const { error } = await end({ id: asked.id });
    setAsked(null);
    if (error === undefined) showToast({ text: t('profile.sessions.ended') });
  });
  return (
    <>
      <List label={t('profile.sessions.title')}>
        {sessions.map((session) => (
          <ListItem key={session.id}>
            <SessionRow session={session} device={nameOf(session)} onEnd={() => setAsked(session)} />
          </ListItem>
        ))}
      </List>
      {asked === null ? null : (
        <ConfirmDialog
          title={t('profile.sessions.endQuestion', { device: nameOf(asked) })}
          confirm={t('profile.sessions.end')}
          isDangerous
          busy={isEnding}
          onConfirm={confirm}
          onClose={() => setAsked(null)}
        >
          {t('profile.sessions.endMeans')}
        </ConfirmDialog>
      )}
    </>
  );
}

interface SessionRowProps {
  session: MemberSession;
  device: string;
  onEnd: () => void;
}

function SessionRow({ session, device, onEnd }: SessionRowProps) {
  const t = useText('membership');
  const time = (instant: string) => formatDateTime(instant, currentLanguage());
  const { current, startedAt, lastSeenAt } = session;
  return (
    <div className={styles['device']}>
      <span className={styles['words']}>
        {device}
        <span className={styles['none']}>
          {current
            ? t('profile.sessions.since', { time: time(startedAt) })
            : t('profile.sessions.lastSeen', { time: time(lastSeenAt) })}
        </span>
      </span>
      {current ? (
        <Badge tone="success">{t('profile.sessions.thisDevice')}</Badge>
      ) : (
        <Button look="plain" aria-label={t('profile.sessions.endOf', { device })} onClick={onEnd}>
          {t('profile.sessions.end')}
        </Button>
      )}
    </div>
  );
}
