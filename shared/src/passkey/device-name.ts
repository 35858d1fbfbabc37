const NAMES = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'] as const;

/** What the member finds this device by among their passkeys; undefined for one that says nothing we know. */
export function deviceName(userAgent: string): string | undefined {
  return NAMES.find((name) => userAgent.includes(name));
}
