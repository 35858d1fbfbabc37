/** The SQLSTATE of an error; drizzle sets the driver's error as the cause of its own. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : sqlState(error.cause);
}
