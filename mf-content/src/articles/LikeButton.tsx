import { formatCount } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { showToast, VisuallyHidden } from '@resort/shared/ui';
import type { ArticleBrief } from '../../contract/index.ts';
import { Heart } from './Heart.tsx';
import styles from './like-button.module.css';
import { useLike } from './use-like.ts';

/**
 * Likes an article or removes the like, with the number of likes. The screen changes at once, and back with a message
 * on failure.
 */
export function LikeButton({ article }: { article: ArticleBrief }) {
  const t = useText('content');
  const like = useLike(article);
  const press = async () => {
    const { isLiked, isTaken } = await like();
    if (!isTaken) showToast({ text: t(isLiked ? 'article.notLiked' : 'article.notUnliked') });
  };
  return (
    <button
      type="button"
      className={styles['button']}
      aria-pressed={article.liked}
      onClick={() => void press()}
    >
      <Heart />
      <span>{t('article.like')}</span>
      <span className={styles['count']} aria-hidden="true">
        {formatCount(article.likes)}
      </span>
      <VisuallyHidden>{t('article.likes', { count: article.likes })}</VisuallyHidden>
    </button>
  );
}
