/**
 * Values of variables that are only valid together: all of them, or undefined for none. Throws if some are
 * missing.
 */
export function together<const N extends string>(
  value: (name: string) => string | undefined,
  names: readonly N[],
): Record<N, string> | undefined {
  const missing = names.filter((name) => value(name) === undefined);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0)
    throw new Error(`${missing.join(', ')} missing; ${names.join(', ')} must be set together.`);
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<N, string>;
}
