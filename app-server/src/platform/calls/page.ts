interface Asked {
  readonly pageNum?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** One page of rows that are all at hand, as `pageOf` of the contract has it. */
export function pageFrom<T>(rows: readonly T[], { pageNum = 1, pageSize = 20 }: Asked) {
  const from = (pageNum - 1) * pageSize;
  const list = rows.slice(from, from + pageSize);
  return { list, pageNum, pageSize, total: rows.length, hasMore: from + pageSize < rows.length };
}
