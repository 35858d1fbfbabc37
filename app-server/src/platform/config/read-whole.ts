/** A variable's whole number; throws a message that names the variable. */
export function readWhole(
  name: string,
  text: string,
  { least = 0, most }: { least?: number; most: number },
): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new Error(`${name} is "${text}"; it must be a whole number from ${least} to ${most}.`);
  return value;
}
