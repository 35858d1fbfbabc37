import { countSeen, type SeenCount, type SeenScreens } from './seen-screens.ts';

/** Sentences about what a check opened, carried over and left; none without a browser run. */
export function seenText({ seen, whole }: { seen?: SeenScreens; whole?: string | null }): string[] {
  if (!seen) return [];
  const count = countSeen(seen);
  const why = whole ? `, complete because ${whole}` : '';
  return [`Opened ${count.opened} screens, counted per language${why}.`, ...restText(count)];
}

export function restText({ carried, left }: SeenCount): string[] {
  const lines = carried.map(
    ({ check: { digest, at, by }, screens }) =>
      `Carried over ${screens} from the check ${digest.slice(0, 12)} of ${at} by ${by}.`,
  );
  const rest = `Not opened: ${left}, in languages whose texts did not change. The next complete check opens them.`;
  return left === 0 ? lines : [...lines, rest];
}
