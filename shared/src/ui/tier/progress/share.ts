/** Part of the whole, 0 to 1; a whole of 0 counts as reached. */
export function share(value: number, max: number): number {
  return max <= 0 ? 1 : Math.min(1, Math.max(0, value / max));
}
