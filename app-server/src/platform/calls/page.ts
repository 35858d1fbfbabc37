interface Asked {
  readonly pageNum?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** The rows that a query should fetch for one page. */
export function pageBounds({ pageNum = 1, pageSize = 20 }: Asked) {
  return { limit: pageSize, offset: (pageNum - 1) * pageSize };
}

/** One page of rows of which there are `total`, as `pageOf` of the contract has it. */
export function pageReply<T>(list: readonly T[], total: number, { pageNum = 1, pageSize = 20 }: Asked) {
  return { list: [...list], pageNum, pageSize, total, hasMore: pageNum * pageSize < total };
}

/** The same of rows that are all at hand. */
export function pageFrom<T>(rows: readonly T[], asked: Asked) {
  const { limit, offset } = pageBounds(asked);
  return pageReply(rows.slice(offset, offset + limit), rows.length, asked);
}
