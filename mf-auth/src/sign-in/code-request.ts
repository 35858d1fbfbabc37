import { keptInTab } from './kept-in-tab.ts';

export type CodePurpose = 'login' | 'register';

/** A requested one-time code: the data of the code screen, kept over a reload of the tab. */
export interface CodeRequest {
  /** a code is valid for its purpose only */
  purpose: CodePurpose;
  otpId: string;
  areaCode: string;
  /** national digits */
  phone: string;
  maskedPhone: string;
  /** how the code is sent: by message, or by a call */
  channel: 'sms' | 'voice';
  /** milliseconds since 1970: a deadline survives a reload, a counter does not */
  resendAt: number;
}

const kept = keptInTab<CodeRequest>('auth.codeRequest');

export const keepCodeRequest = (request: CodeRequest): void => kept.keep(request);

/** null if no code was requested in this tab. */
export const keptCodeRequest = (): CodeRequest | null => kept.read();

export const dropCodeRequest = (): void => kept.drop();
