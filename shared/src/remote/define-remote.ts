import type { Language } from '../contract/languages.ts';
import type { QueryNeeds, RouteNeeds, RoutePath } from '../routes/index.ts';

/** Who may see a screen (specification §6); the guard reads it. */
export type Access = 'public' | 'member';

/** How a screen is handed to the mini-program inside WeChat (specification §2). */
export interface MiniProgramTarget {
  /** the specification's path code; a screen without one goes to the default page */
  code?: number;
  page?: 'loading' | 'terms' | 'my';
}

/** The shell's tabs, in their order; what each leads to is the shell's (shell/src/layout/tabs). */
export const TABS = ['home', 'book', 'card', 'rewards', 'me'] as const;
export type Tab = (typeof TABS)[number];

/**
 * A call that a screen makes as soon as it is shown at its bare address: the page makes it before any code is there.
 * Never one that changes anything, since it goes out before anybody has decided that the screen is shown.
 */
export interface EarlyCall {
  /** without path parameters: `GET /user/cards` */
  call: `GET /${string}`;
  payload?: Readonly<Record<string, string | number>>;
}

/** What guard and layout need of a route, in `unit.json` and in the release document. */
export interface RouteMeta {
  /** flat and without parameters, without the language prefix: `/my-membership` */
  path: string;
  access: Access;
  /** what the query must name; an address without it is no page */
  needs?: QueryNeeds;
  miniProgram?: MiniProgramTarget;
  /** a signed-in member is sent on to the card (specification §2, guard rules) */
  visitorsOnly?: true;
  /** the tab that is current on this screen; none is where it is left out */
  tab?: Tab;
  /** a step that nothing should lead away from, such as paying: without the tab bar */
  focused?: true;
  /** what the screen will ask for at once; only a signed-in member's page asks for it */
  prefetch?: readonly EarlyCall[];
}

/** The module of a screen: `export default function SignInScreen()`. */
export interface ScreenModule {
  default: () => unknown;
}

export interface RemoteRoute extends RouteMeta {
  /** must be a literal `() => import('./screens/…')`: the build finds the route's files by that text */
  screen: () => Promise<ScreenModule>;
}

/** A path that others link to declares what the types of links say that it needs, and nothing else. */
type Agreeing<R> = R extends { path: infer P }
  ? P extends keyof RouteNeeds
    ? R & { needs: RouteNeeds[P] }
    : P extends RoutePath
      ? R & { needs?: never }
      : R
  : R;

export interface RemoteDefinition {
  /** the text name space and the folder's name after `mf-` */
  domain: string;
  translations: (language: Language) => Promise<{ default: object }>;
  routes: readonly RemoteRoute[];
}

const REMOTE_KIND = 'resort-remote/1';

export interface RemoteMarker {
  kind: typeof REMOTE_KIND;
}

/**
 * The one thing a remote exposes. It is read twice: by the shell at run time, and by Node when the unit is built
 * (to write `unit.json`), so the file that calls it imports neither React nor a `.tsx` file, except inside `screen`.
 */
export function defineRemote<const D extends RemoteDefinition>(
  definition: D & { routes: { [I in keyof D['routes']]: Agreeing<D['routes'][I]> } },
): D & RemoteMarker {
  return { ...definition, kind: REMOTE_KIND };
}

/** False for a module that merely stands where a remote was expected: an empty one, another container's, an older form. */
export function isRemote(value: unknown): value is RemoteDefinition {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === REMOTE_KIND;
}
