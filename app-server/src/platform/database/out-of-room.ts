/** PostgreSQL's class 53, insufficient resources: the disk is full, memory is short, too many are connected. */
const OUT_OF_ROOM = /^53\w{3}$/;

/** Whether a statement failed because the database has no room for it now; nothing of it was done. */
export function isOutOfRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && OUT_OF_ROOM.test(code)) || isOutOfRoom(error.cause);
}
