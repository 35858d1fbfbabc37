const NAMES = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'] as const;

/** The name of this device in the member's list of passkeys; undefined if the user agent is unknown. */
export function deviceName(userAgent: string): string | undefined {
  return NAMES.find((name) => userAgent.includes(name));
}
