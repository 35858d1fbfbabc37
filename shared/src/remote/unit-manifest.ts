import type { Language } from '../contract/languages.ts';
import type { RouteMeta } from './define-remote.ts';

/** One built file: subresource integrity (`sha384-…`, base64) and size as built, in bytes. */
export interface UnitFile {
  integrity: string;
  bytes: number;
}

export interface UnitRoute extends RouteMeta {
  /** scripts and styles that this screen needs beyond the entry, in the order they are found */
  files: string[];
  /** lazy sub-paths of `@resort/shared` that this screen uses: `ui/form`; the shell has their files */
  shares: string[];
}

/** What a shell's build brings for the page; paths below the unit's base. */
export interface UnitPage {
  template: string;
  /** the inline script */
  boot: string;
  scripts: string[];
  styles: string[];
  /** the headings' font, which the inline script preloads in the skins that use it; an older shell has none */
  fonts?: string[];
  /** the service worker, served from the origin's root; a shell may have none */
  worker?: string;
}

/** `dist/unit.json`: what a build says of itself; `release publish` takes nothing else on trust and re-hashes it. */
export interface UnitManifest {
  schema: 'unit/1';
  /** folder and package name without the scope: `mf-auth` */
  unit: string;
  /** `<package version>-<12 hex of the inputs>` */
  version: string;
  /** git commit of the sources, null outside a checkout */
  commit: string | null;
  /** path of the script to load first: the remote entry, or the shell's own script */
  entry: string;
  /** the global name of the remote's container; null for the shell */
  container: string | null;
  /** every file of the build but unit.json, by its path below the unit's base; forward slashes */
  files: Record<string, UnitFile>;
  routes: UnitRoute[];
  /** files that carry this language's texts */
  texts: Record<Language, string[]>;
  /** shell only: the page's template, the inline script and the styles that stand in the page's head */
  page: UnitPage | null;
  /** shell only: lazy sub-path of `@resort/shared` → the shell's files that hold it; {} for remotes */
  provides: Record<string, string[]>;
  /** versions of the singletons that this unit gives (shell) or was built against (remotes) */
  shared: Record<string, string>;
  /** remotes only: sub-path of `@resort/shared` → the names imported from it; an older build does not say */
  uses?: Record<string, string[]>;
  /** shell only: sub-path of `@resort/shared` → the names it exports; an older build does not say */
  offers?: Record<string, string[]>;
  /** `GET /user/cards` → JSON Schemas of what is sent and of what is read; an older build does not say */
  contract?: Record<string, { request: object | null; reply: object }>;
}
