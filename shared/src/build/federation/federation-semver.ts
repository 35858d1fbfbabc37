/**
 * Replaces the federation runtime's parser of version ranges, 1.3 kB of the first script. Every share of this product
 * is a singleton without a required range (shares.ts), so the runtime asks only which of two versions is newer
 * (`<=1.2.3`); `*` and an exact version are answered, too. A range of another kind is refused, and the release's gate
 * compares versions before that.
 */
export function satisfy(version: string, range: string): boolean {
  if (range === '*') return version !== '';
  return range.startsWith('<=') ? isAtMost(version, range.slice(2)) : version === range;
}

/** By major, minor and patch; what follows them decides nothing, because no release has two of the same. */
function isAtMost(version: string, other: string): boolean {
  const [a, b] = [numbers(version), numbers(other)];
  const at = a.findIndex((part, index) => part !== b[index]);
  return at === -1 || (a[at] ?? 0) < (b[at] ?? 0);
}

const numbers = (version: string) => [0, 1, 2].map((at) => parseInt(version.split('.')[at] ?? '0'));
