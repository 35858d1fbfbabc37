import { useState } from 'react';
import { isApiError } from '../../../api/index.ts';
import { useWaitForRoomMutation, useWaitForShowMutation } from '../../../calls/waiting.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';

type Room = Parameters<ReturnType<typeof useWaitForRoomMutation>[0]>[0];
type Show = Parameters<ReturnType<typeof useWaitForShowMutation>[0]>[0];

/** What is full, by the codes of its screen. */
export type WaitFor = { room: Room } | { show: Show };

/** Asks for a message when there is a place again. */
export function useWaitFor(what: WaitFor) {
  const [waitForRoom] = useWaitForRoomMutation();
  const [waitForShow] = useWaitForShowMutation();
  const [isWaiting, setWaiting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [ask, isAsking] = useOneAtATime(async () => {
    setRefusal(null);
    const { error } = 'room' in what ? await waitForRoom(what.room) : await waitForShow(what.show);
    if (error === undefined) setWaiting(true);
    // without an errorCode the reminder shows the error
    else if (isApiError(error) && error.errorCode !== null) setRefusal(error.message);
  });
  return { ask, isAsking, isWaiting, refusal };
}
