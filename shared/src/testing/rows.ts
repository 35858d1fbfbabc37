/** A page of a list with these rows; `more`: it is not the last page. */
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
