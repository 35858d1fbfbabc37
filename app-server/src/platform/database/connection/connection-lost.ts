/**
 * Node's codes, PostgreSQL's (class 08, 57P0x: shut down, crashed, starting up, 25P03: idle in a transaction for too
 * long), and messages of pg without a code.
 */
const CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|ERR_STREAM_DESTROYED|08\w{3}|25P03|57P0[123])$/;
const WORDS =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** Whether an error means that the database could not be reached, or that its connection broke. */
export function isConnectionLost(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code = '', syscall, message = '', cause } = error as Partial<NodeJS.ErrnoException>;
  // A missing Unix socket: the server has not created it yet.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  return CODES.test(code) || WORDS.test(message) || isConnectionLost(cause);
}

/** A time-out; a retry would take as long. */
const IN_VAIN = /^timeout exceeded when trying to connect|connection timeout/;

function wasSilence(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message = '', cause } = error as Partial<NodeJS.ErrnoException>;
  return code === 'ETIMEDOUT' || IN_VAIN.test(message) || wasSilence(cause);
}

/**
 * Runs `work` again if its connection broke, because the pool only learns of a server crash by using a dead
 * connection; not after a time-out. Only for idempotent work, or while `mayRepeat` says that nothing was
 * done.
 */
export async function onceMore<T>(work: () => Promise<T>, mayRepeat = () => true): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isConnectionLost(error) || wasSilence(error) || !mayRepeat()) throw error;
    return work();
  }
}
