import { isApiError } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, ErrorCard, Notice, Page, SkeletonText, Waiting } from '@resort/shared/ui';
import { rowsOf } from '@resort/shared/ui/list';
import { useChatMessagesInfiniteQuery } from '../../api/chat.ts';
import { AsOf } from '../../parts/AsOf.tsx';
import { Conversation } from './Conversation.tsx';
import { useSeen } from './use-seen.ts';

/** How often the screen looks for an answer of a colleague. */
const LOOK_EVERY_MS = 10_000;

/** The live chat: questions that help answers, and a form for a colleague. */
export default function ChatScreen() {
  const t = useText('content');
  const query = useChatMessagesInfiniteQuery(
    {},
    {
      refetchOnMountOrArgChange: true,
      refetchOnFocus: true,
      pollingInterval: LOOK_EVERY_MS,
      skipPollingIfUnfocused: true,
    },
  );
  const latestFirst = rowsOf(query.currentData, ({ id }) => id);
  useSeen(latestFirst);
  const { error } = query;
  if (isApiError(error) && error.errorCode === 'CHAT_OFF') return <Off why={error.message} />;
  const retry = () => void query.refetch();
  return (
    <Page title={t('help.chat')} lead={t('help.chatWhy')}>
      <AsOf call="/live/chat/messages" payload={{}} />
      {latestFirst !== undefined ? (
        <Conversation latestFirst={latestFirst} earlier={query} />
      ) : query.isError ? (
        <ErrorCard message={t('help.failed')} isRetrying={query.isFetching} onRetry={retry} />
      ) : (
        <Waiting>
          <SkeletonText lines={4} />
        </Waiting>
      )}
    </Page>
  );
}

/** The chat is elsewhere, or nowhere. */
function Off({ why }: { why: string | null }) {
  const t = useText('content');
  return (
    <Page title={t('help.chat')}>
      <Notice tone="info">{why ?? t('help.chatFailed')}</Notice>
      <ButtonLink to={to('/help')}>{t('help.title')}</ButtonLink>
    </Page>
  );
}
