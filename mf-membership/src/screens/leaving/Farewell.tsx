import { useText } from '@resort/shared/i18n';
import { useDispatch } from '@resort/shared/redux';
import { useNavigate } from '@resort/shared/router';
import { dropDrafts, ended, openSession } from '@resort/shared/session';
import { Button } from '@resort/shared/ui';
import { useCallback, useEffect } from 'react';

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
    <Button wide onClick={leave}>
      {t('leaving.done')}
    </Button>
  );
}

function useForget(): () => void {
  const dispatch = useDispatch();
  const forget = useCallback(() => {
    openSession().clear();
    dropDrafts();
    dispatch(ended({ by: 'signedOut', askToSignIn: false }));
  }, [dispatch]);
  useEffect(() => forget, [forget]);
  return forget;
}
