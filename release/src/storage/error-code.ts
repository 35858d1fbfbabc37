/** `ENOENT` and the like; undefined if it is not a system error. */
export function errorCode(error: unknown): string | undefined {
  // not by instanceof: jest's realm has another Error than node:fs
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
