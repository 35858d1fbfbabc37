import { formatCount, formatDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { VisuallyHidden } from '@resort/shared/ui';
import { PictureCard } from '@resort/shared/ui/cards';
import type { ArticleBrief } from '../../contract/index.ts';
import styles from './article-card.module.css';
import { Heart } from './Heart.tsx';
import { storyAddress, type StoryKind } from './where.ts';

interface ArticleCardProps {
  article: ArticleBrief;
  kind?: StoryKind;
  level?: 2 | 3;
}

/** A story in a list: topic, reading time, title, summary, date and likes. */
export function ArticleCard({ article, kind = 'article', ...look }: ArticleCardProps) {
  const t = useText('content');
  const { id, title, summary, picture, topic, publishedAt, minutes, likes } = article;
  return (
    <PictureCard
      {...look}
      picture={picture}
      over={topic.name}
      aside={<span>{t('article.minutes', { count: minutes })}</span>}
      title={title}
      to={storyAddress(kind, id)}
      summary={summary}
      line={
        <>
          <span>{formatDate(publishedAt, currentLanguage())}</span>
          {likes === 0 ? null : (
            <span className={styles['likes']}>
              <Heart size={14} />
              <span aria-hidden="true">{formatCount(likes)}</span>
              <VisuallyHidden>{t('article.likes', { count: likes })}</VisuallyHidden>
            </span>
          )}
        </>
      }
    />
  );
}
