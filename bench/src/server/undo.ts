/** Ends what was started, the last first, also where one of them does not want to. */
export async function undo(works: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const work of works.toReversed()) await work().catch(console.error);
}
