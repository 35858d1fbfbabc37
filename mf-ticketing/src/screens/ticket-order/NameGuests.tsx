import { useText } from '@resort/shared/i18n';
import { useNavigate } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import {
  Button,
  ButtonLink,
  LEAVING,
  Notice,
  Page,
  showToast,
  useOneAtATime,
  useOffline,
} from '@resort/shared/ui';
import { VisitorPicker } from '../../parts/VisitorPicker.tsx';
import { placesOf } from '../../visitors/places-of.ts';
import { useChosenVisitors } from '../../visitors/use-chosen-visitors.ts';
import { useNameVisitors } from '../../visitors/use-name-visitors.ts';
import styles from './ticket-order.module.css';
import type { WayProps } from './way.ts';

/** Names the visitors of tickets that have none, for example after a gift, before the visit. */
export default function NameVisitors({ order }: WayProps) {
  const t = useText('ticketing');
  const { orderNo, title, positions, tickets, realName } = order;
  const good = tickets.filter(({ status }) => status === 'ISSUED').map(({ positionId }) => positionId);
  const unnamed = placesOf(positions).filter(
    ({ positionId, visitor }) => visitor === null && good.includes(positionId),
  );
  const isNamed = positions.some(({ visitor }) => visitor !== null);
  const places = realName === 'ONE_PER_TICKET' ? unnamed : isNamed ? [] : unnamed.slice(0, 1);
  return (
    <Page title={t('bind.title')} over={title} lead={t(`bind.lead.${realName}`)}>
      <div className={styles['order']}>
        {places.length === 0 ? <Notice tone="success">{t('bind.saved')}</Notice> : null}
        {places.length === 0 ? null : <Choosing orderNo={orderNo} places={places} />}
        <ButtonLink look="plain" wide to={to('/ticket-order', { orderNo })}>
          {t('gift.back')}
        </ButtonLink>
      </div>
    </Page>
  );
}

interface ChoosingProps {
  orderNo: string;
  places: readonly { positionId: string; label: string }[];
}

function Choosing({ orderNo, places }: ChoosingProps) {
  const t = useText('ticketing');
  const offline = useOffline();
  const navigate = useNavigate();
  const { name, clear, refusals, refusal } = useNameVisitors(orderNo);
  const { chosen, choose, forget } = useChosenVisitors(orderNo);
  const [save, isSaving] = useOneAtATime(async () => {
    if (!(await name(chosen))) return undefined;
    forget();
    showToast({ text: t('bind.saved') });
    await navigate(to('/ticket-order', { orderNo }), { replace: true });
    return LEAVING;
  });
  const isNothing = Object.keys(chosen).length === 0;
  const whyNot = offline ?? (isNothing ? t('bind.missing') : undefined);
  return (
    <>
      {refusal === null ? null : <Notice tone="danger">{refusal}</Notice>}
      <VisitorPicker
        places={places.map((place) => ({ ...place, refusal: refusals[place.positionId] }))}
        chosen={chosen}
        onChoose={(positionId, visitorId) => {
          clear(positionId);
          choose(positionId, visitorId);
        }}
      />
      <Button wide busy={isSaving} unavailable={whyNot} onClick={save}>
        {t('bind.save')}
      </Button>
    </>
  );
}
