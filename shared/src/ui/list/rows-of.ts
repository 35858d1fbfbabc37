/**
 * The rows of all pages so far, each once: while rows are added before them, others slip to the next page. Undefined
 * while no page is there.
 */
export function rowsOf<Row>(
  data: { pages: readonly { list: readonly Row[] }[] } | undefined,
  keyOf: (row: Row) => string,
): Row[] | undefined {
  return (
    data && [...new Map(data.pages.flatMap(({ list }) => list).map((row) => [keyOf(row), row])).values()]
  );
}
