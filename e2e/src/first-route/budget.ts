/**
 * Maximum bytes after brotli of all scripts of a cold start on one route; `sizes` adds them up, `first-route`
 * measures the transfer.
 */
export const FIRST_ROUTE = 196_000;

/** Routes with a larger budget: reached from other screens, with a form that must be complete at once. */
const HEAVIER: Readonly<Record<string, number>> = {
  '/hotel-check-in': 200_300,
  '/real-name-edit': 197_700,
};

export const firstRouteBudget = (path: string): number => HEAVIER[path] ?? FIRST_ROUTE;
