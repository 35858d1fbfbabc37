import { formatDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { Button, Page, Picture, SHARED_TARGET } from '@resort/shared/ui';
import { RichText } from '@resort/shared/ui/rich-text';
import { ShareButton } from '@resort/shared/ui/share';
import { useRef, type ReactNode } from 'react';
import type { ArticleDetail } from '../../../contract/index.ts';
import { LikeButton } from '../../articles/LikeButton.tsx';
import { useReadingPlace } from '../../articles/reading-place.ts';
import type { StoryKind } from '../../articles/where.ts';
import { AsOf } from '../../parts/AsOf.tsx';
import styles from './article.module.css';

const CALLS = { article: '/article/articles/detail', enjoy: '/api/enjoy/detail' } as const;

interface StoryViewProps {
  story: ArticleDetail;
  kind: StoryKind;
  /** what follows the story */
  children: ReactNode;
}

/** Picture, text, further pictures; a story of the magazine is liked and shared. */
export function StoryView({ story, kind, children }: StoryViewProps) {
  const t = useText('content');
  const text = useRef<HTMLDivElement>(null);
  const { id, topic, title, summary, publishedAt, minutes, picture, pictures, html, share } = story;
  const goOn = useReadingPlace(`${kind}.${id}`, text);
  const others = pictures.filter(({ src }) => src !== picture.src);
  const isArticle = kind === 'article';
  return (
    <Page
      over={topic.name}
      title={title}
      lead={summary}
      actions={
        isArticle ? <ShareButton kind="ARTICLE" targetId={id} picture={picture.src} {...share} /> : undefined
      }
    >
      <div className={styles['head']}>
        <p className={styles['line']}>
          <span>{formatDate(publishedAt, currentLanguage())}</span>
          <span>{t('article.minutes', { count: minutes })}</span>
        </p>
        <AsOf call={CALLS[kind]} payload={{ id }} />
        {goOn === null ? null : (
          <Button look="quiet" onClick={goOn}>
            {t('article.goOn')}
          </Button>
        )}
      </div>
      <div className={styles['cover']} {...SHARED_TARGET}>
        <Picture {...picture} ratio="16:9" eager />
      </div>
      <div ref={text} className={styles['text']}>
        <RichText html={html} headings={2} />
      </div>
      {others.map((other) => (
        <div key={other.src} className={styles['cover']}>
          <Picture {...other} />
        </div>
      ))}
      {isArticle ? (
        <div className={styles['like']}>
          <LikeButton article={story} />
        </div>
      ) : null}
      {children}
    </Page>
  );
}
