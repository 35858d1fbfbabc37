import type { MiniProgramTarget, RouteMeta } from '@resort/shared/remote';
import { DOOR, HOME } from '@resort/shared/routes';

export interface GuardInput {
  /** null for the index */
  route: Pick<RouteMeta, 'path' | 'access' | 'visitorsOnly' | 'miniProgram'> | null;
  isMember: boolean;
  /** where the visitor wanted to go, below the language prefix, with the query */
  target: string;
  /**
   * Inside WeChat's browser: which screens go to the mini-program, those that name a place there or every member
   * screen besides; `none` everywhere else.
   */
  handOff: 'none' | 'named' | 'all';
}

export type WebDecision = { kind: 'stay' } | { kind: 'redirect'; to: string };
/** `otherwise` holds while the hand-off runs and when it fails: the page stays usable. */
export type Decision = WebDecision | { kind: 'handOff'; to: MiniProgramTarget; otherwise: WebDecision };

const STAY: WebDecision = { kind: 'stay' };

/** The guard rules of specification §2 and §6: one pure function, its truth table is its test. */
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

/** The screen that is shown in a route's place, to whom it is not for; null where it is. The inline script foresees it. */
export function detour(route: GuardInput['route'], isMember: boolean): typeof HOME | typeof DOOR | null {
  if (route === null) return isMember ? HOME : DOOR;
  if (isMember) return route.visitorsOnly ? HOME : null;
  return route.access === 'public' ? null : DOOR;
}

/** The index is handed over by the screen it leads to; a public screen only where it names its place (sms: mid-flow). */
function miniProgramTarget({ route, handOff }: GuardInput): MiniProgramTarget | null {
  if (route === null || handOff === 'none') return null;
  if (route.miniProgram) return route.miniProgram;
  return handOff === 'all' && route.access === 'member' ? { page: 'my' } : null;
}

/** Join-us with the way back in it; the card needs none, since every sign-in leads there. */
export function doorFor(target: string): string {
  return target === HOME ? DOOR : `${DOOR}?${new URLSearchParams({ redirect: target })}`;
}
