/**
 * The rows of all pages, without duplicates: rows added at the top shift others to the next page. Undefined
 * before the first page.
 */
export function rowsOf<Row>(
  data: { pages: readonly { list: readonly Row[] }[] } | undefined,
  keyOf: (row: Row) => string,
): Row[] | undefined {
  return (
    data && [...new Map(data.pages.flatMap(({ list }) => list).map((row) => [keyOf(row), row])).values()]
  );
}
