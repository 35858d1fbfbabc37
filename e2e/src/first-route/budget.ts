/**
 * Maximum bytes after brotli of all scripts of a cold start on one route; `sizes` adds them up, `first-route`
 * measures the transfer. The heaviest are forms that must be complete at once.
 */
export const FIRST_ROUTE = 180_000;
