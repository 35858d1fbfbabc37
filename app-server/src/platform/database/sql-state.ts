interface DriverError {
  readonly code: string;
  /** where in PostgreSQL it was raised */
  readonly routine?: unknown;
}

/** The driver's error; drizzle sets it as the cause of its own. */
function driverError(error: unknown): DriverError | undefined {
  if (!(error instanceof Error)) return undefined;
  return isDriverError(error) ? error : driverError(error.cause);
}

const isDriverError = (error: Error): error is Error & DriverError =>
  'code' in error && typeof error.code === 'string';

/** The SQLSTATE of an error. */
export const sqlState = (error: unknown): string | undefined => driverError(error)?.code;

/** Whether PostgreSQL refuses a named statement because a column that it returns has another type since. */
export function isPlanOutdated(error: unknown): boolean {
  const found = driverError(error);
  // the code alone means any feature that is not supported
  return found?.code === '0A000' && found.routine === 'RevalidateCachedQuery';
}
