import { useReadAt } from '@resort/shared/api';
import { formatCardNumber, formatDate, formatDateTime, hourOfDay } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { useMember } from '@resort/shared/session';
import { Button, Notice, Page, Skeleton, TierCard } from '@resort/shared/ui';
import type { Card } from '../../../contract/index.ts';
import { useCardsQuery } from '../../api/cards.ts';

/** The member's home: the card, with tier, number and expiry. */
export default function MyMembershipScreen() {
  const t = useText('membership');
  const member = useMember();
  const { data: cards, isError, isFetching, refetch } = useCardsQuery();
  const readAt = useReadAt('/user/cards');
  const card = cards?.[0];

  return (
    <Page over={t(`greeting.${partOfDay()}`)} title={nameOf(member)}>
      {card ? <Busy /> : null}
      {card && readAt !== null ? (
        <p>{t('card.asOf', { time: formatDateTime(readAt, currentLanguage()) })}</p>
      ) : null}
      {!card && !isError ? <Skeleton height={216} /> : null}
      {isError && !card ? (
        <Notice tone="danger">
          <p>{t('card.failed')}</p>
          <Button look="plain" busy={isFetching} onClick={() => void refetch()}>
            {t('card.retry')}
          </Button>
        </Notice>
      ) : null}
      {card ? <p>{t(`tierNote.${card.tier}`)}</p> : null}
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

import { baseApi } from '@resort/shared/api';
import { useDispatch } from '@resort/shared/redux';
import { useDraft } from '@resort/shared/ui/form';

const { again } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    again: build.mutation<unknown, number>({
      query: () => ({ method: 'GET', path: '/user/cards', payload: {}, options: { showToastFail: true } }),
    }),
  }),
}).endpoints;

function Busy() {
  const dispatch = useDispatch();
  const [note, setNote] = useDraft('membership.note', '');
  const send = () => [1, 2, 3, 4].forEach((n) => void dispatch(again.initiate(n) as never));
  return (
    <>
      <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      <button type="button" onClick={send}>Send</button>
    </>
  );
}
