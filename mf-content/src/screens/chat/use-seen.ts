import { useEffect } from 'react';
import type { ChatMessage } from '../../../contract/index.ts';
import { useReadChatMutation } from '../../api/chat.ts';

/** What is on the screen counts as read. */
export function useSeen(latestFirst: readonly ChatMessage[] | undefined): void {
  const [tell] = useReadChatMutation();
  const newest = latestFirst?.find(({ read }) => !read)?.id;
  useEffect(() => {
    if (newest !== undefined) void tell({ upToId: newest });
  }, [newest, tell]);
}
