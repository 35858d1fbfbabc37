import type { PopWindow as Window } from '@resort/shared/calls/rows';
import { useText } from '@resort/shared/i18n';
import { useNavigate } from '@resort/shared/router';
import { servedLink } from '@resort/shared/routes';
import { Button, Dialog, Picture } from '@resort/shared/ui';
import { usePopWindowQuery, useUpdatePopWindowMutation } from '@resort/shared/ui/home';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { useMomentQuery } from '../../api/moments.ts';
import styles from './pop-window.module.css';

/** The card comes first: a window waits until it was looked at. */
const PAUSE_MS = 1_500;

const StagedMoment = lazy(() => import('./StagedMoment.tsx'));

/**
 * A moment of the member's that they have not seen, or else the pop window that is due, once a visit; the server decides
 * how often. `name`: the member's, as on the card.
 */
export function PopWindow({ name }: { name: string }) {
  const [isTime, setTime] = useState(false);
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data: moment, isError } = useMomentQuery(undefined, { skip: !isTime });
  const isWithoutMoment = moment === null || isError;
  const { data: due } = usePopWindowQuery(undefined, { skip: !isTime || !isWithoutMoment });
  if (moment && !isClosed) {
    return (
      <Suspense>
        <StagedMoment moment={moment} name={name} onClose={() => setClosed(true)} />
      </Suspense>
    );
  }
  return due ? <Shown due={due} /> : null;
}

function Shown({ due }: { due: Window }) {
  const t = useText('membership');
  const navigate = useNavigate();
  const [tell] = useUpdatePopWindowMutation();
  const titleId = useId();
  const textId = useId();
  const { id, title, text, picture, link } = due;
  useEffect(() => {
    void tell({ id, action: 'SEEN' });
  }, [id, tell]);
  const end = (action: 'CLOSE' | 'NEVER') => void tell({ id, action });
  const route = servedLink(link?.route ?? null);
  const follow = (to: string) => {
    end('CLOSE');
    void navigate(to, { viewTransition: true });
  };
  return (
    <Dialog kind="modal" labelledBy={titleId} describedBy={textId} onClose={() => end('CLOSE')}>
      <div className={styles['window']}>
        <Picture {...picture} ratio="16:9" eager />
        <div className={styles['words']}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          <p id={textId}>{text}</p>
        </div>
        <div className={styles['choices']}>
          {link !== null && route !== undefined ? (
            <Button wide onClick={() => follow(route)}>
              {link.label}
            </Button>
          ) : null}
          <Button look="quiet" wide onClick={() => end('CLOSE')}>
            {t('pop.close')}
          </Button>
          <Button look="plain" wide onClick={() => end('NEVER')}>
            {t('pop.never')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
