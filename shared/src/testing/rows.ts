/** All there is of a list that comes in pages; `more` for one that is not the last. */
export const page = <Row>(
  list: Row[],
  more: { total?: number; hasMore?: boolean; pageNum?: number } = {},
) => ({
  list,
  pageNum: 1,
  pageSize: 20,
  total: list.length,
  hasMore: false,
  ...more,
});
