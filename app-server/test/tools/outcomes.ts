export const fulfilled = <T>(results: readonly PromiseSettledResult<T>[]): T[] =>
  results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));

/** The names of the business errors among the results; any other error is left as it is. */
export const refusals = (results: readonly PromiseSettledResult<unknown>[]): unknown[] =>
  results.flatMap((result) =>
    result.status === 'rejected' ? [Object(result.reason).error ?? result.reason] : [],
  );
