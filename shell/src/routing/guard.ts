import type { RouteMeta } from '@resort/shared/remote';

export interface GuardInput {
  /** null for the index */
  route: Pick<RouteMeta, 'path' | 'access' | 'visitorsOnly'> | null;
  isMember: boolean;
  /** where the visitor wanted to go, below the language prefix, with the query */
  target: string;
}

export type Decision = { kind: 'stay' } | { kind: 'redirect'; to: string };

const STAY: Decision = { kind: 'stay' };
const HOME = '/my-membership';
const DOOR = '/join-us';

/** The guard rules of specification §2 and §6: one pure function, its truth table is its test. */
export function guard({ route, isMember, target }: GuardInput): Decision {
  if (route === null) return { kind: 'redirect', to: isMember ? HOME : DOOR };
  if (isMember) return route.visitorsOnly ? { kind: 'redirect', to: HOME } : STAY;
  if (route.access === 'public') return STAY;
  return { kind: 'redirect', to: doorFor(target) };
}

/** Join-us with the way back in it; the card needs none, since every sign-in leads there. */
export function doorFor(target: string): string {
  return target === HOME ? DOOR : `${DOOR}?${new URLSearchParams({ redirect: target })}`;
}
