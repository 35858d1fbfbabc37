/** A module's exports, as a function so that its code runs when somebody needs it. */
export type Factory = () => unknown;

/** One version of a share, in the form that Module Federation's own runtime reads and writes, too. */
export interface Provided {
  version: string;
  /** the unit that provides it */
  from: string;
  get: () => Factory | Promise<Factory>;
  scope: string[];
  shareConfig: { singleton: boolean; eager: boolean; requiredVersion: string | false };
  strategy: 'loaded-first';
  useIn: string[];
  deps: string[];
  /** set once its code is there */
  lib?: Factory;
  loaded?: boolean;
  /** Module Federation's own runtime writes it, too */
  loading?: Promise<Factory> | null;
}

/** name of a share → its versions */
export type ShareScope = Record<string, Record<string, Provided>>;

/** What the bundler writes about each share that a unit provides. */
interface Stage {
  name: string;
  version: string;
  factory: Provided['get'];
  eager: 0 | 1;
}

/** What the bundler writes about each share that a unit uses. */
export interface Use {
  shareScope: string | string[];
  shareKey: string;
}

/** The part of the bundler's runtime (`__webpack_require__`) that federation uses, named as there. */
export interface Bundler {
  (id: string | number): unknown;
  /** factories of modules */
  m: Record<string, (module: { exports: unknown }) => void>;
  /** cached modules */
  c: Record<string, unknown>;
  /** what loads a chunk: each adds the promises that the chunk needs */
  f: { consumes?: (chunkId: string | number, promises: Promise<unknown>[]) => void };
  /** share scopes */
  S: Record<string, ShareScope>;
  /** registers this unit's shares in a scope */
  I?: (scope: string | string[]) => boolean;
  initContainer?: (...args: ContainerArguments) => boolean;
  getContainer?: (module: string) => Promise<Factory>;
  initializeSharingData?: { scopeToSharingDataMapping: Record<string, Stage[]>; uniqueName: string };
  consumesLoadingData?: {
    chunkMapping: Record<string, (string | number)[]>;
    moduleIdToConsumeDataMapping: Record<string, Use>;
    initialConsumes?: (string | number)[];
  };
  initializeExposesData?: {
    moduleMap: Record<string, () => Promise<Factory>>;
    shareScope: string | string[];
  };
}

/**
 * `init` of a container, as Module Federation's hosts call it: the default scope, what earlier versions used against
 * circles, and in newer ones all scopes of the page.
 */
export type ContainerArguments = [
  shareScope: ShareScope,
  initScope?: unknown,
  options?: { shareScopeMap?: Record<string, ShareScope> },
];
