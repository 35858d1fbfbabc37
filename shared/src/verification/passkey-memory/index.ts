const KEY = 'passkey';
const ASK_AGAIN_MS = 30 * 86_400_000;

/** What this device remembers about passkeys, for all users. */
interface Memory {
  /** a passkey was created here */
  isKept: boolean;
  /** milliseconds since 1970: do not offer a passkey before */
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
    // offer it again
  }
}

export const hasPasskeyHere = (): boolean => read().isKept;
export const mayOfferPasskey = (now = Date.now()): boolean => !read().isKept && read().askAgainAt <= now;
export const rememberPasskey = (): void => write({ isKept: true, askAgainAt: 0 });
/** Asks again after a month. */
export const declinePasskey = (now = Date.now()): void =>
  write({ isKept: false, askAgainAt: now + ASK_AGAIN_MS });
