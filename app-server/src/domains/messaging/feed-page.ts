interface Asked {
  readonly pageSize?: number | undefined;
}

/** A page of a feed: one row more than asked for says whether there is a next one. */
export async function feedPage<Row, Shown>(
  { pageSize = 20 }: Asked,
  select: (limit: number) => PromiseLike<Row[]>,
  show: (row: Row) => Shown,
): Promise<{ list: Shown[]; hasMore: boolean }> {
  const rows = await select(pageSize + 1);
  return { list: rows.slice(0, pageSize).map(show), hasMore: rows.length > pageSize };
}
