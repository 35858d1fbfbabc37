import type { Language } from '@resort/shared/i18n';
import type { ReleaseRoute } from '@resort/shared/remote';
import { redirect } from '@resort/shared/router';
import type { AppStore } from '@resort/shared/store';
import { isWeChatPhone, miniProgramLink, type HandOff } from '@resort/shared/wechat';
import { sessionChecked } from '../session/check.ts';
import { guard, type GuardInput } from './guard.ts';

/** What `enter` needs to know. */
export interface Entrance {
  store: AppStore;
  language: Language;
  /** absent if no link can be made: the page is used as it is */
  handOff?: HandOff;
  /** member screens without a path code are handed off, too */
  handOffExtra?: boolean;
}

/**
 * Runs in parallel with loading the screen. A visitor without access is redirected before anything of it is
 * shown.
 */
export async function enter(
  route: Pick<ReleaseRoute, 'path' | 'access' | 'visitorsOnly' | 'miniProgram'> | null,
  entrance: Entrance,
  { request }: { request: Request },
): Promise<Response | null> {
  const { store, language, handOff } = entrance;
  await sessionChecked(store);
  const { pathname, search } = new URL(request.url);
  const target = pathname.slice(`/${language}`.length) + search;
  const isMember = store.getState().session.status === 'member';
  const decision = guard({ route, isMember, target, handOff: handOffMode(entrance) });
  // not awaited: the page is usable while the link is made, and after a failure
  if (decision.kind === 'handOff') void handOff?.(miniProgramLink(decision.to, language, search));
  const web = decision.kind === 'handOff' ? decision.otherwise : decision;
  return web.kind === 'redirect' ? redirect(web.to) : null;
}

function handOffMode({ handOff, handOffExtra = false }: Entrance): GuardInput['handOff'] {
  if (!handOff || !isWeChatPhone(navigator.userAgent)) return 'none';
  return handOffExtra ? 'all' : 'named';
}
