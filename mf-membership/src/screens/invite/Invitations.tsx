import { formatAmount, formatBusinessDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { List, Row } from '@resort/shared/ui';
import { DollarsAmount } from '@resort/shared/ui/amount';
import type { Invitation } from '../../../contract/index.ts';

interface InvitationsProps {
  all: readonly Invitation[];
  /** whose reward is shown */
  side: 'inviter' | 'friend';
}

/** Accepted invitations, each with its state and reward. */
export function Invitations({ all, side }: InvitationsProps) {
  const t = useText('membership');
  const inWords = (date: string) => formatBusinessDate(date, currentLanguage());
  const detail = ({ state, ...one }: Invitation) => {
    const values = {
      minSpend: formatAmount(one.minSpend, 'MOP'),
      until: inWords(one.until),
      on: inWords(one.rewardOn ?? one.until),
    };
    if (side === 'inviter') return t(`invite.state.inviter.${state}`, values);
    // the limit is the inviter's: the friend was rewarded
    return t(`invite.state.friend.${state === 'OVER_LIMIT' ? 'REWARDED' : state}`, values);
  };
  const hasReward = ({ state }: Invitation) =>
    state !== 'LAPSED' && (state !== 'OVER_LIMIT' || side === 'friend');
  return (
    <List>
      {all.map((one) => (
        <Row
          key={`${one.joinedOn} ${one.who ?? ''} ${one.until}`}
          title={one.who ?? t('invite.left')}
          detail={`${t('invite.joined', { date: inWords(one.joinedOn) })} ${detail(one)}`}
          {...(hasReward(one) ? { value: <DollarsAmount value={one.dollars} /> } : {})}
        />
      ))}
    </List>
  );
}
