import type { articleCalls } from '@resort/mf-content/contract';
import { ROW_ID } from '@resort/shared/calls/rows';
import { and, eq } from 'drizzle-orm';
import type { ContextOf } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { articleLike } from '../tables/content.ts';
import { findPage, hasId } from './find-page.ts';

type Context = ContextOf<typeof articleCalls, 'POST /article/articles/{id}/like'>;

async function likedPage(context: Context): Promise<number> {
  if (!ROW_ID.test(context.params.id)) throw new DomainError('CONTENT_GONE');
  const { page } = await findPage(context, 'ARTICLE', hasId(context.params.id));
  return page.id;
}

async function answer({ db }: Context, pageId: number, liked: boolean) {
  return { liked, likes: await db.$count(articleLike, eq(articleLike.pageId, pageId)) };
}

/** Adds the row. Idempotent. Throws CONTENT_GONE. */
export async function like(context: Context) {
  const { db, clock, caller } = context;
  const pageId = await likedPage(context);
  await db
    .insert(articleLike)
    .values({ memberId: caller.memberId, pageId, at: clock.sqlNow() })
    .onConflictDoNothing();
  return answer(context, pageId, true);
}

/** Deletes the row. Throws CONTENT_GONE. */
export async function unlike(context: Context) {
  const { db, caller } = context;
  const pageId = await likedPage(context);
  const isIt = and(eq(articleLike.memberId, caller.memberId), eq(articleLike.pageId, pageId));
  await db.delete(articleLike).where(isIt);
  return answer(context, pageId, false);
}
