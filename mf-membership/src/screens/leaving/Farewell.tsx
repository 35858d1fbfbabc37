import { useText } from '@resort/shared/i18n';
import { useDispatch } from '@resort/shared/redux';
import { useNavigate } from '@resort/shared/router';
import { dropDrafts, ended, openSession } from '@resort/shared/session';
import { Button } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { useCallback, useEffect } from 'react';
import styles from './leaving.module.css';

/** The server has ended every session; this one is forgotten when the screen is left, however that happens. */
export function Farewell() {
  const t = useText('membership');
  const navigate = useNavigate();
  const forget = useForget();
  const leave = () => {
    // before the way out: a member would be led back to the card
    forget();
    void navigate('/join-us', { replace: true });
  };
  return (
    <div className={styles['column']}>
      <Illustration of="bookings" />
      <Button wide onClick={leave}>
        {t('leaving.done')}
      </Button>
    </div>
  );
}

function useForget(): () => void {
  const dispatch = useDispatch();
  const forget = useCallback(() => {
    openSession().clear();
    dropDrafts();
    dispatch(ended({ askToSignIn: false }));
  }, [dispatch]);
  useEffect(() => forget, [forget]);
  return forget;
}
