import type { Language } from '../contract/languages.ts';
import type { RouteMeta } from './define-remote.ts';
import type { UnitPage } from './unit-manifest.ts';

/** One pinned unit, with all that a browser needs to load it and nothing it could choose. */
export interface ReleaseUnit {
  version: string;
  /** absolute path ending in a slash: `/artifacts/mf-auth/0.1.0-3fa94c1b2d7e/` */
  base: string;
  entry: string;
  container: string | null;
  /** file below the base → `sha384-…` */
  files: Record<string, string>;
  texts: Record<Language, string[]>;
  /** shell only */
  page: UnitPage | null;
  /** what a browser loads in its place when this version cannot be loaded; null where nothing is, and for the shell */
  lastKnownGood: LastKnownGood | null;
}

/** The version of a remote that was pinned before, with all that is needed to load it beside the pinned shell. */
export interface LastKnownGood extends Omit<ReleaseUnit, 'page' | 'lastKnownGood'> {
  /** by path; a path that only the pinned version has is missing */
  routes: Record<string, RouteFiles>;
}

/** What a route's screen needs beyond the entry and the texts. */
export interface RouteFiles {
  /** below the unit's base */
  files: string[];
  /** below the shell's base: what the shell provides lazily and this screen uses */
  shellFiles: string[];
}

export interface ReleaseRoute extends RouteMeta, RouteFiles {
  unit: string;
}

/** What a deployment tells every browser; nothing here is secret. */
export interface PublicConfig {
  /** where the app server is, without a trailing slash: `/gateway` or `https://api.example` */
  apiBase: string;
  /** signs what a visitor sends; public by nature, see docs */
  appKey: string;
  /** false takes the service worker and all that it kept off every device on its next visit; true when absent */
  offline?: boolean;
  /** inside WeChat; seed screens alone are handed to the mini-program when absent */
  handOff?: { extra: boolean };
}

/**
 * Who gets a release that is not for everybody yet. Everybody else gets the baseline. A visitor's lot is a hash of the
 * salt and a random id (release/src/rollout/share.ts), so that a growing share moves nobody back.
 */
export interface Rollout {
  /** made with the roll-out and kept while it grows: another roll-out meets other visitors first */
  salt: string;
  /** of 10000 visitors; below 10000, since a finished roll-out is none */
  basisPoints: number;
  /** the number of the release that everybody else gets: one of the same channel, before this one, for everybody */
  baseline: number;
  /** named groups, such as `staff`, that get it whatever the share */
  cohorts: string[];
}

/**
 * An immutable, numbered statement of which version of every unit belongs together. It is inlined in the page,
 * so that a browser starts with it and never asks which version to load.
 */
export interface ReleaseDocument {
  schema: 'release/1';
  channel: string;
  /** only goes up; a rollback is a new number with older pins */
  number: number;
  parent: number | null;
  /**
   * the first release with exactly these units and this configuration, where that is another one: who runs that one
   * misses nothing. A growing or finished roll-out and a halt change who gets what, and nothing of what they get.
   */
  since?: number;
  /** for everybody when absent */
  rollout?: Rollout;
  /** who approved it beside its author; nobody had to when absent */
  approvals?: string[];
  /** ISO 8601 */
  createdAt: string;
  by: string;
  reason: string;
  units: Record<string, ReleaseUnit>;
  routes: ReleaseRoute[];
  config: PublicConfig;
}
