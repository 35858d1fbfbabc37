import type { MiniProgramTarget, RouteMeta } from '@resort/shared/remote';
import { DOOR, HOME } from '@resort/shared/routes';

export interface GuardInput {
  /** null for the index */
  route: Pick<RouteMeta, 'path' | 'access' | 'visitorsOnly' | 'miniProgram'> | null;
  isMember: boolean;
  /** the requested path below the language prefix, with the query */
  target: string;
  /**
   * Which screens are handed off inside WeChat's browser: those with a path code, or every member screen as
   * well; `none` everywhere else.
   */
  handOff: 'none' | 'named' | 'all';
}

export type WebDecision = { kind: 'stay' } | { kind: 'redirect'; to: string };
/** `otherwise` applies while the hand-off runs and after it fails, so that the page stays usable. */
export type Decision = WebDecision | { kind: 'handOff'; to: MiniProgramTarget; otherwise: WebDecision };

const STAY: WebDecision = { kind: 'stay' };

/** The guard rules of specification §2 and §6: a pure function, tested by its truth table. */
export function guard(input: GuardInput): Decision {
  const otherwise = onTheWeb(input);
  const to = miniProgramTarget(input);
  return to === null ? otherwise : { kind: 'handOff', to, otherwise };
}

function onTheWeb({ route, isMember, target }: GuardInput): WebDecision {
  const to = detour(route, isMember);
  if (to === null) return STAY;
  return { kind: 'redirect', to: to === DOOR && route !== null ? doorFor(target) : to };
}

/**
 * The redirect of a visitor or member who may not see a route; null if they may. The inline script predicts
 * it.
 */
export function detour(route: GuardInput['route'], isMember: boolean): typeof HOME | typeof DOOR | null {
  if (route === null) return isMember ? HOME : DOOR;
  if (isMember) return route.visitorsOnly ? HOME : null;
  return route.access === 'public' ? null : DOOR;
}

/**
 * The index is handed off as the screen it redirects to; a public screen only if it has a path code (sms:
 * mid-flow).
 */
function miniProgramTarget({ route, handOff }: GuardInput): MiniProgramTarget | null {
  if (route === null || handOff === 'none') return null;
  if (route.miniProgram) return route.miniProgram;
  return handOff === 'all' && route.access === 'member' ? { page: 'my' } : null;
}

/** Join-us with the way back. The card needs none, because every sign-in leads there. */
export function doorFor(target: string): string {
  return target === HOME ? DOOR : `${DOOR}?${new URLSearchParams({ redirect: target })}`;
}
