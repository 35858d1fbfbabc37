import { useReadAt } from '@resort/shared/api';
import { formatCardNumber, formatDate, formatDateTime, hourOfDay } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { useMember } from '@resort/shared/session';
import { ErrorCard, Page, SkeletonCard, SkeletonText, TierCard, Waiting } from '@resort/shared/ui';
import type { Card } from '../../../contract/index.ts';
import { useCardsQuery } from '../../api/cards.ts';
import styles from './my-membership.module.css';

/** The member's home: a greeting, and the card with tier, number and expiry. */
export default function MyMembershipScreen() {
  const t = useText('membership');
  const member = useMember();
  const { data: cards, isError, isFetching, refetch } = useCardsQuery();
  const readAt = useReadAt('/user/cards');
  const card = cards?.[0];

  return (
    <Page over={t(`greeting.${partOfDay()}`)} title={nameOf(member)}>
      {card ? <MemberCard card={card} holder={nameOf(member)} /> : null}
      {card && readAt !== null ? (
        <p className={styles['asOf']}>
          {t('card.asOf', { time: formatDateTime(readAt, currentLanguage()) })}
        </p>
      ) : null}
      {card ? <p className={styles['note']}>{t(`tierNote.${card.tier}`)}</p> : null}
      {card || isError ? null : (
        <Waiting>
          <SkeletonCard />
          <div className={styles['note']}>
            <SkeletonText />
          </div>
        </Waiting>
      )}
      {isError && !card ? (
        <ErrorCard message={t('card.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
    </Page>
  );
}

function MemberCard({ card, holder }: { card: Card; holder: string }) {
  const t = useText('membership');
  return (
    <TierCard
      tier={card.tier}
      label={t('card.label')}
      tierName={card.tierName}
      holder={holder}
      number={formatCardNumber(card.cardNo)}
      expiry={t('card.validTo', { date: formatDate(card.expireAt, currentLanguage()) })}
    />
  );
}

function partOfDay(): 'morning' | 'afternoon' | 'evening' {
  const hour = hourOfDay(new Date());
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

/** Names as the member's language writes them: the Chinese name where there is one, family name first in Korean. */
function nameOf({ firstName, lastName, chineseName }: ReturnType<typeof useMember>): string {
  const language = currentLanguage();
  if (chineseName !== null && (language === 'tc' || language === 'sc')) return chineseName;
  return `${firstName} ${lastName}`;
}
