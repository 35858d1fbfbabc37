const KEY = 'passkey';
const ASK_AGAIN_MS = 30 * 86_400_000;

/** What this device knows of passkeys, whoever uses it. */
interface Memory {
  /** one was made here */
  isKept: boolean;
  /** milliseconds since 1970: not offered before */
  askAgainAt: number;
}

function read(): Memory {
  try {
    const { isKept, askAgainAt } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Memory>;
    return { isKept: isKept === true, askAgainAt: askAgainAt ?? 0 };
  } catch {
    return { isKept: false, askAgainAt: 0 };
  }
}

function write(memory: Memory): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // it is offered again
  }
}

export const hasPasskeyHere = (): boolean => read().isKept;
export const mayOfferPasskey = (now = Date.now()): boolean => !read().isKept && read().askAgainAt <= now;
export const rememberPasskey = (): void => write({ isKept: true, askAgainAt: 0 });
/** Not now: in a month, perhaps. */
export const declinePasskey = (now = Date.now()): void =>
  write({ isKept: false, askAgainAt: now + ASK_AGAIN_MS });
