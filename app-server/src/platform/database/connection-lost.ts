/** Node's, PostgreSQL's (class 08 and 57P0x: shut down, crashed, starting up) and those that pg says in words only. */
const CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|ERR_STREAM_DESTROYED|08\w{3}|57P0[123])$/;
const WORDS =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** Whether an error says that the database could not be reached, or that its connection broke. */
export function isConnectionLost(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code = '', syscall, message = '', cause } = error as Partial<NodeJS.ErrnoException>;
  // A Unix socket that is not there: the server has not made it yet.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  return CODES.test(code) || WORDS.test(message) || isConnectionLost(cause);
}

/** What was waited for in vain; a second wait would be as long. */
const IN_VAIN = /^timeout exceeded when trying to connect|connection timeout/;

function wasSilence(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message = '', cause } = error as Partial<NodeJS.ErrnoException>;
  return code === 'ETIMEDOUT' || IN_VAIN.test(message) || wasSilence(cause);
}

/**
 * Runs `work` once more where a connection broke under it, since the pool learns of a crash of the server by using
 * a connection that died in it; not where the server was silent. Only for work that may happen twice, or while
 * `mayRepeat` says that nothing was done.
 */
export async function onceMore<T>(work: () => Promise<T>, mayRepeat = () => true): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isConnectionLost(error) || wasSilence(error) || !mayRepeat()) throw error;
    return work();
  }
}
