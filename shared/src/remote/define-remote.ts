import type { Language } from '../contract/languages.ts';
import type { QueryNeeds, RouteNeeds, RoutePath } from '../routes/index.ts';

/** Who may see a screen (specification §6); the guard reads it. */
export type Access = 'public' | 'member';

/** How a screen is handed off to the mini-program inside WeChat (specification §2). */
export interface MiniProgramTarget {
  /** the specification's path code; a screen without one opens the default page */
  code?: number;
  page?: 'loading' | 'terms' | 'my';
}

/** The shell's tabs, in order. The shell defines where each leads (shell/src/layout/tabs). */
export const TABS = ['home', 'book', 'card', 'rewards', 'me'] as const;
export type Tab = (typeof TABS)[number];

/** A date at the resort: 0 days from now is today, 1 is tomorrow. */
export interface ComingDay {
  inDays: number;
}

/**
 * A call that a screen makes as soon as it opens without a query. The page sends it before any code is
 * loaded. It must not change anything, because it is sent before the guard has decided whether to show the
 * screen. So a POST is allowed only if it reads a list (app-server/test/security/early-calls.test.ts).
 */
export interface EarlyCall {
  /** without path parameters: `GET /user/cards` */
  call: `${'GET' | 'POST'} /${string}`;
  /** members in the order of the screen's own call; for a POST the texts of both bodies have to be equal */
  payload?: Readonly<Record<string, string | number | ComingDay>>;
  /** the hours at the resort in which the screen makes this call, without the last one: `[0, 19]`; by default always */
  hours?: readonly [from: number, to: number];
}

/**
 * What the page shows in the place of a screen until its code has run, below the title: a membership card, a picture
 * behind the title, a large picture, cards with a small picture, rows, or the fields of a form. Its styles are the shell's
 * (shell/src/layout/before-start/shapes.css), which shows lines of text for a shape that it does not know.
 */
export type Shape = 'card' | 'scene' | 'picture' | 'cards' | 'rows' | 'form';

/** What guard and layout need to know of a route; part of `unit.json` and of the release document. */
export interface RouteMeta {
  /** flat, without parameters and without the language prefix: `/my-membership` */
  path: string;
  access: Access;
  /** what the query must name; an address without it is no page */
  needs?: QueryNeeds;
  miniProgram?: MiniProgramTarget;
  /** the guard redirects a signed-in member to the card (specification §2, guard rules) */
  visitorsOnly?: true;
  /** the tab that is marked as current on this screen; none by default */
  tab?: Tab;
  /** a step that the member should finish, such as paying: hides the tab bar */
  focused?: true;
  /** lines of text if absent */
  shape?: Shape;
  /** the screen's first calls; only a signed-in member's page sends them early */
  prefetch?: readonly EarlyCall[];
}

/** The module of a screen: `export default function SignInScreen()`. */
export interface ScreenModule {
  default: () => unknown;
}

export interface RemoteRoute extends RouteMeta {
  /**
   * must be a literal `() => import('./screens/…')`, because the build finds the route's files by that text
   */
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
  /** the text name space, and the folder's name after `mf-` */
  domain: string;
  translations: (language: Language) => Promise<{ default: object }>;
  routes: readonly RemoteRoute[];
}

const REMOTE_KIND = 'resort-remote/1';

export interface RemoteMarker {
  kind: typeof REMOTE_KIND;
}

/**
 * The single module that a remote exposes. The shell reads it at run time, and Node reads it during the build
 * to write `unit.json`. So the file must not import React or a `.tsx` file, except inside `screen`.
 */
export function defineRemote<const D extends RemoteDefinition>(
  definition: D & { routes: { [I in keyof D['routes']]: Agreeing<D['routes'][I]> } },
): D & RemoteMarker {
  return { ...definition, kind: REMOTE_KIND };
}

/** False for any other module: an empty one, another container's, an outdated form. */
export function isRemote(value: unknown): value is RemoteDefinition {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === REMOTE_KIND;
}
