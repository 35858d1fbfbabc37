import { useStopWaitingMutation, useWaitingQuery, type WaitingPlace } from '@resort/shared/calls/waiting';
import { formatBusinessDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { servedLink } from '@resort/shared/routes';
import {
  Badge,
  Button,
  ButtonLink,
  SectionHeading,
  showToast,
  Surface,
  useOffline,
  useOneAtATime,
  VisuallyHidden,
} from '@resort/shared/ui';
import styles from './my-plans.module.css';

/** What the member waits for; nothing where they wait for nothing, or where it cannot be read now. */
export default function WaitingList() {
  const t = useText('membership');
  const { data } = useWaitingQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data === undefined || data.places.length === 0) return null;
  return (
    <section className={styles['days']} aria-labelledby="waiting">
      <div>
        <SectionHeading id="waiting" title={t('waiting.title')} />
        <p>{t('waiting.lead')}</p>
      </div>
      {data.places.map((place) => (
        <Waiting key={place.id} place={place} />
      ))}
    </section>
  );
}

function Waiting({ place }: { place: WaitingPlace }) {
  const t = useText('membership');
  const { id, title, isFree, from, to, time, link } = place;
  const offline = useOffline();
  const [send] = useStopWaitingMutation();
  const [stop, isStopping] = useOneAtATime(async () => {
    const { error } = await send({ id });
    // the reminder shows an error
    if (error === undefined) showToast({ text: t('waiting.stopped') });
  });
  const date = (day: string) => formatBusinessDate(day, currentLanguage());
  const days =
    to === null
      ? [date(from), ...(time === null ? [] : [time])].join(' ')
      : t('comingUp.dates', { from: date(from), to: date(to) });
  const served = servedLink(link);
  return (
    <Surface
      level={3}
      title={title}
      badge={<Badge tone={isFree ? 'success' : 'plain'}>{t(isFree ? 'waiting.free' : 'waiting.full')}</Badge>}
      lines={[days]}
    >
      <div className={styles['ways']}>
        {isFree && served !== undefined ? (
          <ButtonLink look="plain" to={served}>
            {t('waiting.book')}
            <VisuallyHidden> {title}</VisuallyHidden>
          </ButtonLink>
        ) : null}
        <Button look="plain" busy={isStopping} unavailable={offline} onClick={stop}>
          {t('waiting.stop')}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      </div>
    </Surface>
  );
}
