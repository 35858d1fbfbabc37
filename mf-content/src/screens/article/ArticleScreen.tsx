import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { useArticleQuery, useEnjoymentQuery } from '../../api/articles.ts';
import { storyKindOf } from '../../articles/where.ts';
import { Detail } from '../../parts/Detail.tsx';
import { MoreToRead } from './MoreToRead.tsx';
import { StoryView } from './StoryView.tsx';

/** One story, by the `id` in the address; with `kind=enjoy`, one of the things to enjoy. */
export default function ArticleScreen() {
  const t = useText('content');
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const isEnjoy = storyKindOf(params.get('kind')) === 'enjoy';
  // likes change, also in another tab
  const anew = { refetchOnMountOrArgChange: true, refetchOnFocus: true };
  const article = useArticleQuery({ id }, { ...anew, skip: isEnjoy });
  const enjoyment = useEnjoymentQuery({ id }, { ...anew, skip: !isEnjoy });
  return (
    <Detail
      topic="article"
      query={isEnjoy ? enjoyment : article}
      way={{ to: to('/articles'), label: t('article.toArticles') }}
    >
      {(story) => (
        <StoryView key={`${isEnjoy}${story.id}`} story={story} kind={isEnjoy ? 'enjoy' : 'article'}>
          {isEnjoy ? null : <MoreToRead id={story.id} />}
        </StoryView>
      )}
    </Detail>
  );
}
