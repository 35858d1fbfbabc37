import { useText } from '@resort/shared/i18n';
import { Button } from '@resort/shared/ui';
import { useState } from 'react';
import type { ChatMessage } from '../../../contract/index.ts';
import { AskColleague } from './AskColleague.tsx';
import { SayForm } from './SayForm.tsx';
import { Thread } from './Thread.tsx';

interface ConversationProps {
  latestFirst: readonly ChatMessage[];
  earlier: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** What was said, and what the member can do next: say more, or ask a colleague. */
export function Conversation({ latestFirst, earlier }: ConversationProps) {
  const t = useText('content');
  const [asks, setAsks] = useState(false);
  const last = latestFirst[0];
  // the agent found nothing: its form has the question
  const asked = last?.offersForm ? latestFirst.find(({ author }) => author === 'MEMBER')?.text : undefined;
  return (
    <>
      {earlier.hasNextPage ? (
        <Button look="plain" busy={earlier.isFetchingNextPage} onClick={() => void earlier.fetchNextPage()}>
          {t('chat.earlier')}
        </Button>
      ) : null}
      <Thread latestFirst={latestFirst} />
      {asked !== undefined || asks ? (
        <AskColleague key={last?.id} asked={asked ?? ''} onDone={() => setAsks(false)} />
      ) : null}
      <SayForm />
      {asked !== undefined || asks ? null : (
        <Button look="plain" onClick={() => setAsks(true)}>
          {t('chat.ask')}
        </Button>
      )}
    </>
  );
}
