/** Bytes after brotli of every script of a cold start on one route; `sizes` sums them up, `first-route` sees them travel. */
export const FIRST_ROUTE = 200_000;

/** Routes that may weigh more, by name: reached from other screens, and a form that must be whole at once. */
const HEAVIER: Readonly<Record<string, number>> = { '/real-name-edit': 204_000 };

export const firstRouteBudget = (path: string): number => HEAVIER[path] ?? FIRST_ROUTE;
