/** PostgreSQL's class 53, insufficient resources: disk full, out of memory, too many connections. */
const OUT_OF_ROOM = /^53\w{3}$/;

/** Whether a statement failed because the database lacks resources; it had no effect. */
export function isOutOfRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && OUT_OF_ROOM.test(code)) || isOutOfRoom(error.cause);
}
