import type { MiniProgramTarget, RouteMeta } from '@resort/shared/remote';

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
const HOME = '/my-membership';
const DOOR = '/join-us';

/** The guard rules of specification §2 and §6: one pure function, its truth table is its test. */
export function guard(input: GuardInput): Decision {
  const otherwise = onTheWeb(input);
  const to = miniProgramTarget(input);
  return to === null ? otherwise : { kind: 'handOff', to, otherwise };
}

function onTheWeb({ route, isMember, target }: GuardInput): WebDecision {
  if (route === null) return { kind: 'redirect', to: isMember ? HOME : DOOR };
  if (isMember) return route.visitorsOnly ? { kind: 'redirect', to: HOME } : STAY;
  if (route.access === 'public') return STAY;
  return { kind: 'redirect', to: doorFor(target) };
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
