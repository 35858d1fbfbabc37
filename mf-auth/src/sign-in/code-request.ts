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

const KEY = 'auth.codeRequest';

export function keepCodeRequest(request: CodeRequest): void {
  sessionStorage.setItem(KEY, JSON.stringify(request));
}

/** null if no code was requested in this tab. */
export function keptCodeRequest(): CodeRequest | null {
  const text = sessionStorage.getItem(KEY);
  return text === null ? null : (JSON.parse(text) as CodeRequest);
}

export function dropCodeRequest(): void {
  sessionStorage.removeItem(KEY);
}
