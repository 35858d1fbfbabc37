import type { UserInfo } from '@resort/shared/calls/rows';
import { useDispatch } from '@resort/shared/redux';
import { checked, openSession, useMember } from '@resort/shared/session';
import { useCallback, useEffect } from 'react';
import { useProfileQuery } from '../api/profile.ts';

/** Puts a response's member data into the session, so that every screen has it at once. */
export function useTakeMember(): (member: UserInfo) => void {
  const dispatch = useDispatch();
  return useCallback(
    (member) => {
      openSession().saveUser(member);
      dispatch(checked(member));
    },
    [dispatch],
  );
}

/** The member as read now; until then, and without a network, as known from before. */
export function useProfile() {
  const known = useMember();
  const { data, isFetching, refetch } = useProfileQuery(undefined, { refetchOnMountOrArgChange: true });
  const take = useTakeMember();
  // the data from the app's start may be newer than a stored offline response
  const isOlder = data !== undefined && data.version < known.version;
  useEffect(() => {
    if (data !== undefined && !isOlder) take(data);
  }, [data, isOlder, take]);
  return { member: data === undefined || isOlder ? known : data, isFetching, refetch };
}
