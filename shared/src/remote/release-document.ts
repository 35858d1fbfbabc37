import type { Language } from '../contract/languages.ts';
import type { RouteMeta } from './define-remote.ts';
import type { UnitPage } from './unit-manifest.ts';

/** One pinned unit, with everything that a browser needs to load it. */
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
  /** the version that a browser loads if this one cannot be loaded; null if there is none */
  lastKnownGood: LastKnownGood | null;
}

/**
 * The version of a unit that was pinned before, with everything needed to load it: a remote's with the pinned
 * shell, a shell's with the pinned remotes.
 */
export interface LastKnownGood extends Omit<ReleaseUnit, 'page' | 'lastKnownGood'> {
  /** of a shell; absent for remotes */
  page?: UnitPage;
  /** by path; without paths that only the pinned version has; empty for a shell */
  routes: Record<string, RouteFiles>;
}

/** The files that a route's screen needs beyond the entry and the texts. */
export interface RouteFiles {
  /** below the unit's base */
  files: string[];
  /** below the shell's base: lazy shares that this screen uses */
  shellFiles: string[];
}

export interface ReleaseRoute extends RouteMeta, RouteFiles {
  unit: string;
}

/** Public configuration of a deployment; contains no secrets. */
export interface PublicConfig {
  /** where the app server is, without a trailing slash: `/gateway` or `https://api.example` */
  apiBase: string;
  /** signs visitors' requests; public by design, see docs */
  appKey: string;
  /** false removes the service worker and its caches from every device on its next visit; default true */
  offline?: boolean;
  /** inside WeChat; without it only screens of the seed data are handed off to the mini-program */
  handOff?: { extra: boolean };
}

/**
 * Who gets a release during a roll-out. Everybody else gets the baseline. A visitor's bucket is a hash of the
 * salt and a random id (release/src/rollout/share.ts), so that nobody returns to the baseline when the share
 * grows.
 */
export interface Rollout {
  /**
   * created with the roll-out and constant while it grows, so that each roll-out starts with different
   * visitors
   */
  salt: string;
  /** of 10000 visitors; below 10000, because a finished roll-out has no `rollout` */
  basisPoints: number;
  /** number of the release that everybody else gets: an earlier one of the same channel without a roll-out */
  baseline: number;
  /** named groups, such as `staff`, that get it regardless of the share */
  cohorts: string[];
  /** attributes without personal data that a visitor of the share must have; only in the registry */
  only?: Readonly<Record<string, readonly string[]>>;
  /** the stages in which it grows by itself; only in the registry, browsers do not get it */
  plan?: { stages: { basisPoints: number; minutes: number }[]; hours?: string; by: string; reason: string };
}

/**
 * An immutable, numbered set of unit versions that belong together. It is inlined in the page, so that a
 * browser never has to ask which version to load.
 */
export interface ReleaseDocument {
  schema: 'release/1';
  channel: string;
  /** strictly increasing; a rollback is a new number with older pins */
  number: number;
  parent: number | null;
  /**
   * the first release with exactly these units and this configuration, if it is another one. A page that runs
   * it is up to date: growing or finishing a roll-out and a halt change who gets the units, not the units.
   */
  since?: number;
  /** absent: for everybody */
  rollout?: Rollout;
  /** approvers beside the author; absent if none were required */
  approvals?: string[];
  /** ISO 8601 */
  createdAt: string;
  by: string;
  reason: string;
  units: Record<string, ReleaseUnit>;
  routes: ReleaseRoute[];
  config: PublicConfig;
}
