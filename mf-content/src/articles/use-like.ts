import { useDispatch, useStore } from '@resort/shared/redux';
import type { AppStore, RootState } from '@resort/shared/store';
import type { ArticleBrief, ArticleLikes } from '../../contract/index.ts';
import { articlesApi, useLikeArticleMutation, useUnlikeArticleMutation } from '../api/articles.ts';

const { util } = articlesApi;

/**
 * The final state that the member wants for articles with a pending like; quick presses end in the last one's state.
 */
const wanted = new Map<string, boolean>();

/** Whether the member likes it now, and whether the server took it: if not, the screen is as before. */
interface Liking {
  isLiked: boolean;
  isTaken: boolean;
}

/**
 * Likes an article or removes the like, the opposite of the last press: on the screen at once, then on the server,
 * whose number of likes is shown in the end. One call at a time for each article.
 */
export function useLike({ id, liked, likes }: ArticleBrief): () => Promise<Liking> {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const store = useStore<RootState>();
  const [like] = useLikeArticleMutation();
  const [unlike] = useUnlikeArticleMutation();
  const show = (now: ArticleLikes) => showLikes(id, now, dispatch, store.getState());
  return async () => {
    // a press may come before the one before it has been painted
    const isLiked = !(wanted.get(id) ?? liked);
    show({ liked: isLiked, likes: likes + Number(isLiked) - Number(liked) });
    const isUnderWay = wanted.has(id);
    wanted.set(id, isLiked);
    if (isUnderWay) return { isLiked, isTaken: true };
    let stored: ArticleLikes = { liked, likes };
    try {
      for (let next = wanted.get(id); next !== undefined && next !== stored.liked; next = wanted.get(id)) {
        stored = await (next ? like({ id }) : unlike({ id })).unwrap();
      }
      show(stored);
      return { isLiked, isTaken: true };
    } catch {
      show(stored);
      return { isLiked, isTaken: false };
    } finally {
      wanted.delete(id);
    }
  };
}

/** Updates the article in every cached response. */
function showLikes(id: string, now: ArticleLikes, dispatch: AppStore['dispatch'], state: RootState): void {
  const mark = (rows: readonly ArticleBrief[]) => {
    for (const row of rows) if (row.id === id) Object.assign(row, now);
  };
  dispatch(util.updateQueryData('article', { id }, (article) => mark([article])));
  for (const arg of util.selectCachedArgsForQuery(state, 'articles')) {
    dispatch(util.updateQueryData('articles', arg, ({ pages }) => mark(pages.flatMap(({ list }) => list))));
  }
  for (const arg of util.selectCachedArgsForQuery(state, 'articleAfter')) {
    dispatch(util.updateQueryData('articleAfter', arg, mark));
  }
}
