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
import { GuestPicker } from '../../parts/GuestPicker.tsx';
import { placesOf } from '../../guests/places-of.ts';
import { useChosenGuests } from '../../guests/use-chosen-guests.ts';
import { useNameGuests } from '../../guests/use-name-guests.ts';
import styles from './ticket-order.module.css';
import type { WayProps } from './way.ts';

/** Names the guests of tickets that have none, for example after a gift, before the visit. */
export default function NameGuests({ order }: WayProps) {
  const t = useText('ticketing');
  const { orderNo, title, positions, tickets, realName } = order;
  const good = tickets.filter(({ status }) => status === 'ISSUED').map(({ positionId }) => positionId);
  const unnamed = placesOf(positions).filter(
    ({ positionId, guest }) => guest === null && good.includes(positionId),
  );
  const isNamed = positions.some(({ guest }) => guest !== null);
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
  const { name, clear, refusals, refusal } = useNameGuests(orderNo);
  const { chosen, choose, forget } = useChosenGuests(orderNo);
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
      <GuestPicker
        places={places.map((place) => ({ ...place, refusal: refusals[place.positionId] }))}
        chosen={chosen}
        onChoose={(positionId, guestId) => {
          clear(positionId);
          choose(positionId, guestId);
        }}
      />
      <Button wide busy={isSaving} unavailable={whyNot} onClick={save}>
        {t('bind.save')}
      </Button>
    </>
  );
}
