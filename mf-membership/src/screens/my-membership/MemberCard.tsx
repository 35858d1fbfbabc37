import type { UserInfo } from '@resort/shared/calls/rows';
import { formatCardNumber, formatCount, formatDate, personName } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { useNavigate } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { TierCard } from '@resort/shared/ui/tier';
import { useState } from 'react';
import type { Card } from '../../../contract/index.ts';
import styles from './my-membership.module.css';

export interface MemberCardProps {
  card: Card;
  member: UserInfo;
  /** not known yet where it is left out */
  tierPoints: number | undefined;
}

/** The card. A press on its lower half turns it over to its details; the tile in its corner leads to the code. */
export function MemberCard({ card, member, tierPoints }: MemberCardProps) {
  const t = useText('membership');
  const navigate = useNavigate();
  const [isTurned, setTurned] = useState(false);
  const openCode = () => void navigate(to('/my-qr'), { viewTransition: true });
  return (
    <div className={styles['card']}>
      <TierCard
        tier={card.tier}
        label={t('card.label')}
        tierName={card.tierName}
        holder={personName(member, currentLanguage())}
        number={formatCardNumber(card.cardNo)}
        expiry={t('card.validTo', { date: formatDate(card.expireAt, currentLanguage()) })}
        code={{ label: t('card.code'), onOpen: openCode }}
        back={{ face: <Details card={card} member={member} tierPoints={tierPoints} />, shown: isTurned }}
      />
      <button
        type="button"
        className={styles['turn']}
        aria-label={t('card.details')}
        aria-pressed={isTurned}
        onClick={() => setTurned(!isTurned)}
      >
        <TurnSign />
      </button>
    </div>
  );
}

function Details({ card, member, tierPoints }: MemberCardProps) {
  const t = useText('membership');
  const details = [
    [t('card.number'), formatCardNumber(card.cardNo)],
    [t('card.memberNo'), member.memberNo],
    [t('card.since'), formatDate(member.joinedAt, currentLanguage())],
    ...(tierPoints === undefined ? [] : [[t('tier.points'), formatCount(tierPoints)]]),
  ];
  return (
    <dl className={styles['details']}>
      {details.map(([name, value]) => (
        <div key={name} className={styles['detail']}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Two arrows to and fro; a circular arrow would mean reloading. */
function TurnSign() {
  return (
    <svg className={styles['sign']} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M5 8.5h14l-4-4M19 15.5H5l4 4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
