import { useText } from '@resort/shared/i18n';
import { Page, Picture, SectionHeading, SHARED_TARGET } from '@resort/shared/ui';
import { Fact, Facts } from '@resort/shared/ui/facts';
import { RichText } from '@resort/shared/ui/rich-text';
import { ShareButton } from '@resort/shared/ui/share';
import type { ActivityDetail } from '../../../contract/index.ts';
import { ActivityState } from '../../activities/ActivityState.tsx';
import { useWhen } from '../../activities/when.ts';
import { AsOf } from '../../parts/AsOf.tsx';
import styles from './activity.module.css';
import { Places } from './Places.tsx';

/** Picture, time and place, the member's places, the text, and what guests should know. */
export function ActivityView({ activity }: { activity: ActivityDetail }) {
  const t = useText('content');
  const {
    id,
    title,
    summary,
    picture,
    place,
    property,
    state,
    left,
    capacity: of,
    html,
    notes,
    share,
  } = activity;
  const facts = [
    { name: t('activity.when'), value: useWhen(activity) },
    { name: t('activity.where'), value: `${place} · ${property.name}` },
    ...(state === 'ENDED'
      ? []
      : [{ name: t('activity.places'), value: t('activity.placesOf', { left, of }) }]),
  ];
  return (
    <Page
      over={t('activity.title')}
      title={title}
      lead={summary}
      actions={<ShareButton kind="ACTIVITY" targetId={id} picture={picture.src} {...share} />}
    >
      <div className={styles['cover']} {...SHARED_TARGET}>
        <Picture {...picture} ratio="16:9" eager />
      </div>
      <div className={styles['facts']}>
        <ActivityState activity={activity} />
        <AsOf call="/appServer/activity/detail" payload={{ id }} />
        <Facts>
          {facts.map(({ name, value }) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </Facts>
      </div>
      <Places activity={activity} />
      <RichText html={html} headings={2} />
      {notes.length === 0 ? null : (
        <section aria-labelledby="activity-notes">
          <SectionHeading id="activity-notes" title={t('activity.notes')} />
          <ul className={styles['notes']}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}
