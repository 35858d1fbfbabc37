import type { Language } from '../contract/languages.ts';
import type { RouteMeta } from './define-remote.ts';

/** One built file: subresource integrity (`sha384-…`, base64) and size as built, in bytes. */
export interface UnitFile {
  integrity: string;
  bytes: number;
}

export interface UnitRoute extends RouteMeta {
  /** scripts and styles that this screen needs beyond the entry, in discovery order */
  files: string[];
  /** lazy sub-paths of `@resort/shared` that this screen uses: `ui/form`; the shell has their files */
  shares: string[];
}

/** What a shell's build provides for the page; paths below the unit's base. */
export interface UnitPage {
  template: string;
  /** the inline script */
  boot: string;
  scripts: string[];
  /** the inline script places them; the origin does where `inlineStyle` is absent */
  styles: string[];
  /** what the first paint needs, inline in the page: colours and the frame; absent in older shells */
  inlineStyle?: string;
  /**
   * the fonts of headings, which the inline script preloads in the skins that use them; absent in older
   * shells
   */
  fonts?: string[];
  /** its scripts read the short form of the page's release (`WrittenRelease`); absent in older shells */
  shortRelease?: true;
  /** the service worker, served from the origin's root; optional */
  worker?: string;
}

/** A commit that changed what a unit is built from. */
export interface SourceCommit {
  /** 40 hex digits */
  commit: string;
  author: string;
  /** ISO 8601 */
  at: string;
  /** first line of the message */
  subject: string;
}

/** Where a build comes from, read from git when it is published. */
export interface BuildSource {
  /** names of changed, new or outdated inputs: the build is not what the newest commit gives; [] if it is */
  uncommitted: string[];
  /** commits that touch the inputs, newest first */
  commits: SourceCommit[];
}

/**
 * `dist/unit.json`: a build's description of itself. `release publish` hashes the files again and trusts
 * nothing else in it.
 */
export interface UnitManifest {
  schema: 'unit/1';
  /** folder and package name without the scope: `mf-auth` */
  unit: string;
  /** `<package version>-<12 hex digits of a hash of what was built: files, routes, contract, names used>` */
  version: string;
  /** git commit of the sources, null outside a checkout */
  commit: string | null;
  /** path of the script to load first: the remote entry, or the shell's own script */
  entry: string;
  /** the global name of the remote's container; null for the shell */
  container: string | null;
  /** every file of the build except unit.json, by its path below the unit's base, with forward slashes */
  files: Record<string, UnitFile>;
  routes: UnitRoute[];
  /** files with the texts of each language */
  texts: Record<Language, string[]>;
  /** shell only: the page's template, and what the origin puts into it */
  page: UnitPage | null;
  /** shell only: lazy sub-path of `@resort/shared` → the shell's files that contain it; {} for remotes */
  provides: Record<string, string[]>;
  /** versions of the singletons that this unit provides (shell) or was built against (remotes) */
  shared: Record<string, string>;
  /**
   * remotes only: a share scope with a name, and the versions of packages that this unit brings in it, of another major
   * version than the shell's. Absent for most.
   */
  scope?: { name: string; shared: Record<string, string> };
  /** remotes only: sub-path of `@resort/shared` → the names imported from it; absent in older builds */
  uses?: Record<string, string[]>;
  /** shell only: sub-path of `@resort/shared` → the names it exports; absent in older builds */
  offers?: Record<string, string[]>;
  /**
   * Declarations by path below `shared`, without comments: of what this unit imports, or for the shell of all
   * that it exports. The gate `share-types` compares them. Absent in older builds.
   */
  types?: Record<string, string>;
  /**
   * remotes only: sub-path of `@resort/shared` → component → the props that this unit sets; `*` for a spread
   * object; absent in older builds
   */
  sets?: Record<string, Record<string, string[]>>;
  /**
   * the known paths that this unit links to, its own among them; for the shell with those of the kit. The gate `routes`
   * lists those that no pinned unit has. Absent in older builds.
   */
  links?: string[];
  /** `GET /user/cards` → JSON Schemas of request and response; absent in older builds */
  contract?: Record<string, { request: object | null; reply: object }>;
}
