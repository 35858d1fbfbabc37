import { dropDraft, keepDraft, readDraft } from '@resort/shared/session';

export type Kind = 'phone' | 'email';

/** A code that is on its way. */
export interface Sent {
  otpId: string;
  /** where to: `660***01` */
  masked: string;
  /** milliseconds since 1970: a deadline survives a reload, a counter does not */
  resendAt: number;
}

/** The member's proof; null if nothing had to be verified (a first email). */
export interface Leave {
  verifyTicket: string;
  /** milliseconds since 1970 */
  until: number;
}

/** The phone or email that is wanted. */
export type Wanted = { areaCode: string; phone: string } | { email: string };

/** The member's progress: verify the old one, enter the new one, verify it. The old one stays valid until the end. */
export type Progress =
  | { step: 'old' }
  | { step: 'oldCode'; factor: Kind; sent: Sent }
  | { step: 'new'; leave: Leave | null }
  | { step: 'newCode'; leave: Leave | null; wanted: Wanted; sent: Sent }
  | { step: 'done' };

const key = (kind: Kind) => `membership.rebind.${kind}`;

/** Stored in the tab, so that a reload continues; deleted on sign-out. */
export function keepProgress(kind: Kind, progress: Progress): void {
  if (progress.step === 'old' || progress.step === 'done') dropDraft(key(kind));
  else keepDraft(key(kind), { ...progress });
}

export function keptProgress(kind: Kind): Progress | null {
  return readDraft(key(kind)) as Progress | null;
}
