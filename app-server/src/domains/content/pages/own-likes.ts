import { inArray, sql } from 'drizzle-orm';
import type { Executor, MemberCaller } from '../../../platform/context.ts';
import { articleLike } from '../tables/content.ts';

interface Asked {
  readonly db: Executor;
  readonly caller: MemberCaller;
}

interface Likes {
  readonly likes: number;
  readonly liked: boolean;
}

/** Articles as everybody gets them, with the likes of now, of which some may be the member's. */
export async function ownLikes<T extends Likes & { readonly id: string }>(
  { db, caller }: Asked,
  list: readonly T[],
): Promise<T[]> {
  if (list.length === 0) return [];
  const ids = list.map(({ id }) => Number(id));
  const rows = await db
    .select({
      pageId: articleLike.pageId,
      likes: sql<number>`count(*)::int`,
      liked: sql<boolean>`bool_or(${articleLike.memberId} = ${caller.memberId})`,
    })
    .from(articleLike)
    .where(inArray(articleLike.pageId, ids))
    .groupBy(articleLike.pageId);
  const known = new Map<string, Likes>(rows.map(({ pageId, ...own }) => [String(pageId), own]));
  return list.map((one) => {
    const { likes, liked } = known.get(one.id) ?? { likes: 0, liked: false };
    return { ...one, likes, liked };
  });
}

export async function ownLikesInPage<T extends Likes & { readonly id: string }, P extends { list: T[] }>(
  asked: Asked,
  page: P,
): Promise<P> {
  return { ...page, list: await ownLikes(asked, page.list) };
}

export async function ownLike<T extends Likes & { readonly id: string }>(
  asked: Asked,
  article: T,
): Promise<T> {
  const [own = article] = await ownLikes(asked, [article]);
  return own;
}
