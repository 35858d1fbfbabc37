import { sessionApi } from '@resort/shared/calls/session';
import { useText } from '@resort/shared/i18n';
import { useStore } from '@resort/shared/redux';
import { useNavigate } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { dropDrafts, ended, openSession } from '@resort/shared/session';
import type { AppStore } from '@resort/shared/store';
import { Button, LEAVING, useOneAtATime } from '@resort/shared/ui';

/** Ends the session on this device, whatever the server responds. The store then deletes the member's data. */
export function SignOut() {
  const t = useText('membership');
  const { dispatch } = useStore() as AppStore;
  const navigate = useNavigate();
  const [leave, isLeaving] = useOneAtATime(async () => {
    await dispatch(sessionApi.endpoints.logout.initiate());
    openSession().clear();
    dropDrafts();
    dispatch(ended({ by: 'signedOut', askToSignIn: false }));
    await navigate(to('/join-us'), { replace: true });
    return LEAVING;
  });
  return (
    <Button look="quiet" wide busy={isLeaving} onClick={leave}>
      {t('me.signOut')}
    </Button>
  );
}
