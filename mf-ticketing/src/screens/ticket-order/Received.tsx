import { commaText } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { useNavigate } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { Button } from '@resort/shared/ui';
import { Moment } from '@resort/shared/ui/moment';
import { placeText, performanceText } from '../../tickets/performance-words.ts';
import type { WayProps } from './way.ts';

/** A gift that the member has just accepted: what it admits to, and when. The ticket replaces it in the history. */
export default function Received({ order }: WayProps) {
  const t = useText('ticketing');
  const navigate = useNavigate();
  const { orderNo, title, venue, tickets } = order;
  const places = tickets.map(placeText);
  return (
    <Moment
      over={title}
      about={title}
      title={t('gift.forMe', { count: 1 })}
      name={commaText([venue, ...places], currentLanguage())}
      date={performanceText(order)}
    >
      <p>{t('gift.accepted')}</p>
      <Button wide onClick={() => void navigate(to('/ticket-order', { orderNo }), { replace: true })}>
        {t('gift.open')}
      </Button>
    </Moment>
  );
}
