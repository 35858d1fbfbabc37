interface Asked {
  readonly pageNum?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** Limit and offset of one page. */
export function pageBounds({ pageNum = 1, pageSize = 20 }: Asked) {
  return { limit: pageSize, offset: (pageNum - 1) * pageSize };
}

/** How many rows there are in all. They are counted only if this page does not show where they end. */
export async function totalOf(read: number, asked: Asked, count: () => PromiseLike<number>): Promise<number> {
  const { limit, offset } = pageBounds(asked);
  const isLast = read < limit && (read > 0 || offset === 0);
  return isLast ? offset + read : count();
}

/** One page of `total` rows, in the contract's format (`pageOf`). */
export function pageReply<T>(list: readonly T[], total: number, { pageNum = 1, pageSize = 20 }: Asked) {
  return { list: [...list], pageNum, pageSize, total, hasMore: pageNum * pageSize < total };
}

/** The same for rows that are all in memory. */
export function pageFrom<T>(rows: readonly T[], asked: Asked) {
  const { limit, offset } = pageBounds(asked);
  return pageReply(rows.slice(offset, offset + limit), rows.length, asked);
}
