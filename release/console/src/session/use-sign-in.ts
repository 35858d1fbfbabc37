import { useEffect, useState } from 'react';
import { readSignIn } from '../api/identity.ts';
import { BY_COOKIE, signIn } from '../api/session.ts';

/** Whether the registry has an OpenID provider. Whoever comes back from there goes on at once. */
export function useSignIn(): { isOffered: boolean } {
  const [isOffered, setIsOffered] = useState(false);
  useEffect(() => {
    let isOver = false;
    void readSignIn().then((state) => {
      if (isOver) return;
      setIsOffered(state.isOffered);
      if (state.isSignedIn) signIn(BY_COOKIE);
    });
    return () => void (isOver = true);
  }, []);
  return { isOffered };
}
