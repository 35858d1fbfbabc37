import type { ErrorName, Language } from '@resort/shared/contract';

/** Why a session cannot be used any more; null while it can. */
type Refusal = Extract<ErrorName, 'SIGN_IN_AGAIN' | 'SESSION_SUPERSEDED'> | null;

/** A session as it was read. */
export interface StoredSession {
  readonly sessionId: number;
  readonly memberId: number;
  /** 32 bytes */
  readonly signKey: Buffer;
  /** language of the member's messages */
  readonly language: Language;
  readonly expiresAt: Date;
  lastSeenAt: Date;
  /** apart from its age */
  readonly refusal: Refusal;
}
