import { useText } from '@resort/shared/i18n';
import { Picture, SectionHeading, Surface } from '@resort/shared/ui';
import { useComingNear } from '@resort/shared/ui/home';
import { useRef } from 'react';
import { useArticleAfterQuery } from '../../api/articles.ts';
import { storyAddress } from '../../articles/where.ts';
import styles from './article.module.css';

/** What to read next; requested near the end of the story; nothing if there is none. */
export function MoreToRead({ id }: { id: string }) {
  const t = useText('content');
  const place = useRef<HTMLElement>(null);
  const { data: stories = [] } = useArticleAfterQuery({ id }, { skip: !useComingNear(place) });
  const hasSome = stories.length > 0;
  return (
    <section ref={place} className={styles['more']} aria-labelledby={hasSome ? 'more-to-read' : undefined}>
      {hasSome ? <SectionHeading id="more-to-read" title={t('article.more')} /> : null}
      {stories.map(({ id: next, title, picture, topic, minutes }) => (
        <Surface
          key={next}
          title={title}
          to={storyAddress('article', next)}
          picture={<Picture {...picture} alt="" />}
          lines={[`${topic.name} · ${t('article.minutes', { count: minutes })}`]}
        />
      ))}
    </section>
  );
}
