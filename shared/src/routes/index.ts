/** Every route another domain may link to; a link to a screen that is not in the release is not shown. */
export const ROUTES = [
  '/',
  '/join-us',
  '/sign-in',
  '/sms',
  '/add-passkey',
  '/terms-n-conditions',
  '/my-membership',
] as const;
export type RoutePath = (typeof ROUTES)[number];

/** A link below the language prefix: `to('/sms', { purpose: 'login' })` → `/sms?purpose=login`. */
export function to(path: RoutePath, query: Record<string, string | undefined> = {}): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const search = new URLSearchParams(given).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** The way back after sign-in, from `redirect=`: a path on this origin below the language prefix, else the card. */
export function wayBack(redirect: string | null): string {
  const isLocal = redirect !== null && /^\/(?![/\\])\P{Cc}*$/u.test(redirect);
  return isLocal ? redirect : '/my-membership';
}
