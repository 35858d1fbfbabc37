import { useMember } from '@resort/shared/session';
import { useEffect, useRef, useState } from 'react';
import { keepRecent, readRecent, withRecent } from './recent.ts';

/** The member's recent searches on this device. The current one becomes one of them when the screen is left. */
export function useRecent(text: string) {
  const { userId } = useMember();
  const [recent, setRecent] = useState(() => readRecent(userId));
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  });
  useEffect(
    () => () => {
      if (latest.current.trim() !== '') keepRecent(userId, withRecent(readRecent(userId), latest.current));
    },
    [userId],
  );
  const forget = () => {
    keepRecent(userId, []);
    setRecent([]);
  };
  return { recent, forget };
}
