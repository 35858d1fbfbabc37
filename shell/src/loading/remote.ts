import {
  inTime,
  isRemote,
  TimedOut,
  withRetries,
  type ReleaseUnit,
  type RemoteDefinition,
} from '@resort/shared/remote';
import { openContainer } from './container.ts';
import { noticed } from './notices.ts';
import { rememberFallback } from './fallbacks.ts';
import { BrokenModule, canRecoverHere, missingFile, NeedsReload } from './failures.ts';
import type { PinnedHash } from './pinned-files.ts';
import { removeStyles } from './remove-styles.ts';

/** One remote in this page. A page never has two versions of a remote. */
export interface Remote {
  /**
   * of the pinned version, or of the last-known-good one if the pinned one could not be loaded and none of
   * its code ran
   */
  definition(): Promise<RemoteDefinition>;
  /**
   * the error to report for a failure after the remote's code ran: NeedsReload if a new page would help,
   * otherwise the failure
   */
  verdict(failure: unknown): Promise<unknown>;
  /** absolute base path of the files in use */
  base(): string;
}

/** The part of a version that loading requires. */
export type Version = Pick<ReleaseUnit, 'version' | 'base' | 'entry'>;

interface Source {
  /** `mf-auth` */
  unit: string;
  /** the remote's global name */
  container: string;
  pinned: Version;
  hashOf: PinnedHash;
  /** the version to load if the pinned one fails; called only then */
  findSpare(): Promise<Version | null>;
}

export function createRemote({ unit, container, pinned, hashOf, findSpare }: Source): Remote {
  let inUse = pinned;
  let hasRun = false;
  let loading: Promise<RemoteDefinition> | null = null;

  async function open(): Promise<RemoteDefinition> {
    // get the factory first: no module of the remote runs until it is called
    const { base, entry } = inUse;
    const factory = await (await openContainer({ name: container, base, entry }, hashOf)).get('./remote');
    hasRun = true;
    return asRemote(unit, await evaluated(factory));
  }

  async function openSafely(): Promise<RemoteDefinition> {
    try {
      return await withRetries(open, canRecoverHere);
    } catch (failure) {
      noticed.push(['failure', unit, missingFile(failure), inUse.base + inUse.entry]);
      // after a time-out the code may still run later, in parallel with its replacement
      if (hasRun || failure instanceof TimedOut) throw await verdict(failure);
      const spare = await spareLeft();
      if (spare === null || !(await pageAnswers())) throw failure;
      console.warn(`${unit} ${pinned.version} failed, ${spare.version} takes its place`, failure);
      removeStyles(inUse.base); // which the page has placed early
      inUse = spare;
      return withRetries(open, canRecoverHere);
    }
  }

  /** Also null if the release document cannot be read now. */
  async function spareLeft(): Promise<Version | null> {
    return inUse === pinned ? findSpare().catch(() => null) : null;
  }

  async function verdict(failure: unknown): Promise<unknown> {
    const helps =
      (await spareLeft()) !== null && (await pageAnswers()) && rememberFallback(unit, pinned.version);
    return helps ? new NeedsReload(`${unit} ${pinned.version} failed`, { cause: failure }) : failure;
  }

  return {
    definition() {
      loading ??= openSafely().catch((failure: unknown) => {
        loading = null; // the next screen, or "try again", starts over
        throw failure;
      });
      return loading;
    },
    verdict,
    base: () => inUse.base,
  };
}

async function evaluated(factory: () => unknown): Promise<unknown> {
  try {
    return await factory();
  } catch (cause) {
    throw new BrokenModule(String(cause), { cause });
  }
}

function asRemote(unit: string, module: unknown): RemoteDefinition {
  const definition =
    typeof module === 'object' && module !== null && 'default' in module ? module.default : null;
  if (!isRemote(definition)) throw new BrokenModule(`what ${unit} exposes is no remote`);
  return definition;
}

/** Offline, another version would not help, and a reload would lose the page. */
async function pageAnswers(): Promise<boolean> {
  try {
    const { status } = await inTime(fetch(location.href, { method: 'HEAD', cache: 'no-store' }));
    return status < 500;
  } catch {
    return false;
  }
}
