import { useReadAt } from '@resort/shared/api';
import { hourOfDay, addressedName } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { useMember } from '@resort/shared/session';
import { to } from '@resort/shared/routes';
import { ButtonLink, ErrorCard, Notice, Page, Split, useUpdated } from '@resort/shared/ui';
import { QuickMenu, useDisplayMenuQuery } from '@resort/shared/ui/home';
import { PullToRefresh } from '@resort/shared/ui/list';
import { useDeferredValue, type ComponentProps } from 'react';
import type { Overview } from '../../../contract/index.ts';
import { useCardsQuery } from '../../api/cards.ts';
import { useOverviewQuery } from '../../api/overview.ts';
import { Balances } from './Balances.tsx';
import { Banners } from './Banners.tsx';
import { ComingUp } from './ComingUp.tsx';
import { CardWaiting, OverviewWaiting, ProgressWaiting } from './HomeWaiting.tsx';
import { MemberCard } from './MemberCard.tsx';
import { PopWindow } from './PopWindow.tsx';
import { TierProgress } from './TierProgress.tsx';
import styles from './my-membership.module.css';

/** The card: its code, progress to the next tier, balances, and what comes next. */
export default function MyMembershipScreen() {
  const t = useText('membership');
  const member = useMember();
  const cards = useCardsQuery();
  const glance = useOverviewQuery();
  const items = useMenuItems();
  const updated = useLastRead(glance.fulfilledTimeStamp ?? cards.fulfilledTimeStamp);
  // drawn in slices: an answer that comes while the member scrolls or taps holds up neither
  const card = useDeferredValue(cards.data?.[0]);
  const overview = useDeferredValue(glance.data);
  const isFetching = cards.isFetching || glance.isFetching;
  const refresh = () => {
    void cards.refetch();
    void glance.refetch();
  };
  const retry = { isRetrying: isFetching, onRetry: refresh };
  const isWithoutCard = cards.isError && !card;

  return (
    <Page
      over={t(`greeting.${partOfDay()}`)}
      title={addressedName(member, currentLanguage())}
      name={t('screen.card')}
      isWide
    >
      <PullToRefresh onRefresh={refresh} isRefreshing={isFetching} updated={updated}>
        <Split
          first={
            <div className={styles['home']}>
              {card ? (
                <MemberCard card={card} member={member} tierPoints={overview?.membership.tierPoints} />
              ) : null}
              {isWithoutCard ? <ErrorCard message={t('card.failed')} {...retry} /> : null}
              {card || isWithoutCard ? null : <CardWaiting />}
              {isWithoutCard ? null : (
                <ButtonLink wide to={to('/my-qr')}>
                  {t('card.show')}
                </ButtonLink>
              )}
              {overview ? (
                <TierProgress
                  membership={overview.membership}
                  tierName={card?.tierName ?? member.MemberCardTier}
                />
              ) : null}
              {overview || glance.isError ? null : <ProgressWaiting />}
            </div>
          }
          second={
            <div className={styles['home']}>
              {overview ? <Belongings overview={overview} items={items} /> : null}
              {glance.isError && !overview && !isWithoutCard ? (
                <ErrorCard message={t('overview.failed')} {...retry} />
              ) : null}
              {overview || glance.isError ? null : <OverviewWaiting />}
            </div>
          }
        />
      </PullToRefresh>
    </Page>
  );
}

/** The member's quick menu, as the editors show it. */
function useMenuItems() {
  const { data: menu = [] } = useDisplayMenuQuery();
  return menu.flatMap(({ route: link, visible, ...item }) => (visible ? [{ ...item, link }] : []));
}

/** When card and overview were last read, in words. */
function useLastRead(fulfilledAt: number | undefined) {
  const cardReadAt = useReadAt('/user/cards');
  const readAt = useReadAt('/member/overview') ?? cardReadAt;
  return useUpdated(readAt, fulfilledAt);
}

/**
 * What the member has and does next, then what the resort has to say. Banners are asked for as they come near: above the
 * menu, their arrival would move it from under a finger.
 */
function Belongings({
  overview,
  items,
}: {
  overview: Overview;
  items: ComponentProps<typeof QuickMenu>['items'];
}) {
  const t = useText('membership');
  return (
    <>
      {overview.isRestored ? <Notice tone="success">{t('restored')}</Notice> : null}
      <Balances overview={overview} />
      <ComingUp bookings={overview.upcoming} />
      <QuickMenu label={t('actions.label')} items={items} />
      <Banners />
      <PopWindow name={addressedName(useMember(), currentLanguage())} />
    </>
  );
}

function partOfDay(): 'morning' | 'afternoon' | 'evening' {
  const hour = hourOfDay(new Date());
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
