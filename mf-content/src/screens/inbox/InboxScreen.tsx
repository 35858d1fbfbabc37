import { useReadAt } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { Page, useUpdated } from '@resort/shared/ui';
import { PullToRefresh, rowsOf } from '@resort/shared/ui/list';
import { Tabs, useTabInAddress } from '@resort/shared/ui/tabs';
import { useLettersInfiniteQuery, useUnreadLettersQuery } from '../../api/inbox.ts';
import { useHiddenLetters } from '../../inbox/deletions.ts';
import { TAB_OF, TABS } from '../../inbox/kinds.ts';
import { LetterList } from './LetterList.tsx';
import { ReadAll } from './ReadAll.tsx';

/** The member's letters, of all kinds or of one. */
export default function InboxScreen() {
  const t = useText('content');
  const [tab, select] = useTabInAddress(TABS);
  const hidden = useHiddenLetters();
  const asked = { tab: TAB_OF[tab] };
  const letters = useLettersInfiniteQuery(asked, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const { data: unread, refetch: recount } = useUnreadLettersQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const updated = useUpdated(useReadAt('/Inbox/list', asked), letters.fulfilledTimeStamp);
  const all = rowsOf(letters.currentData, ({ id }) => id);
  const rows = all?.filter(({ id }) => !hidden.has(id));
  // where the count comes after the letters, their own marks tell whether there is anything to read
  const isUnread = (unread?.[tab] ?? rows?.filter(({ read }) => !read).length ?? 0) > 0;
  const refresh = () => {
    void letters.refetch();
    void recount();
  };
  return (
    <Page title={t('inbox.title')}>
      <PullToRefresh
        onRefresh={refresh}
        isRefreshing={letters.isFetching && !letters.isFetchingNextPage}
        updated={updated}
      >
        <Tabs
          label={t('inbox.title')}
          tabs={TABS.map((id) => {
            const count = unread?.[id] ?? 0;
            const label = t(`inbox.tab.${id}`);
            return count === 0
              ? { id, label }
              : { id, label, count, countLabel: t('inbox.unread', { count }) };
          })}
          selected={tab}
          onSelect={select}
        >
          {isUnread && rows?.[0] !== undefined ? <ReadAll upToId={rows[0].id} tab={TAB_OF[tab]} /> : null}
          <LetterList label={t(`inbox.tab.${tab}`)} query={letters} rows={rows} />
        </Tabs>
      </PullToRefresh>
    </Page>
  );
}
