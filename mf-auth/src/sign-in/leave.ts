import type { CodeRequest } from './code-request.ts';
import { keptInTab } from './kept-in-tab.ts';

/** A ticket to register with a verified number, kept in the tab so that it survives a reload. */
export interface Leave extends Pick<CodeRequest, 'areaCode' | 'phone' | 'maskedPhone'> {
  registerTicket: string;
  /** base64; signs the registration and never leaves the browser */
  registerKey: string;
  /** milliseconds since 1970: the server takes the ticket no longer */
  expiresAt: number;
}

const kept = keptInTab<Leave>('auth.leave');

interface Proof extends Pick<Leave, 'registerTicket' | 'registerKey'> {
  /** seconds */
  expireIn: number;
}

/** The response to a correct code, for the number it was sent to. */
export function keepLeave(proof: Proof, { areaCode, phone, maskedPhone }: CodeRequest): void {
  const { registerTicket, registerKey, expireIn } = proof;
  const expiresAt = Date.now() + expireIn * 1000;
  const leave: Leave = { registerTicket, registerKey, areaCode, phone, maskedPhone, expiresAt };
  kept.keep(leave);
}

/** null if no number was verified in this tab; an expired leave is returned too, because it contains the number. */
export const keptLeave = (): Leave | null => kept.read();

export const dropLeave = (): void => kept.drop();
