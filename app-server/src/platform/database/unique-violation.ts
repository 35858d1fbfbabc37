const UNIQUE_VIOLATION = '23505';

/** Whether a statement violated this unique index or constraint. */
export function violates(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const found = error as { code?: unknown; constraint?: unknown };
  if (found.code === UNIQUE_VIOLATION) return found.constraint === constraint;
  return violates(error.cause, constraint);
}
