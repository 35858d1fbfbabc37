import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { registryApi } from './api/registry.ts';
import { Desk } from './Desk.tsx';
import { useSession } from './api/session.ts';
import { SignIn } from './session/SignIn.tsx';

/** The whole page: nothing of the registry is shown, or kept, without a token. */
export function Console() {
  const { token, isRefused } = useSession();
  const dispatch = useDispatch();
  useEffect(() => {
    if (token === null) dispatch(registryApi.util.resetApiState());
  }, [token, dispatch]);
  return token === null ? <SignIn isRefused={isRefused} /> : <Desk />;
}
