import type { Smoke } from '../check.ts';
import type { Registry } from '../registry.ts';
import { UsageError, type Options } from './options.ts';

/** What a verb has to say: the same to a machine and to a person. */
export interface Answer {
  json: unknown;
  text: string;
  /** 0 where it is left out */
  exitCode?: number;
}

export interface Surroundings {
  env: NodeJS.ProcessEnv;
  /** null where this command line has no browser to try a set in */
  smoke: Smoke | null;
  /** progress of long work, for a person who waits */
  tell: (progress: string) => void;
}

export type Verb = (registry: Registry, options: Options, surroundings: Surroundings) => Promise<Answer>;

export function refuseNames({ verb, names }: Options): void {
  if (names.length > 0) throw new UsageError(`${verb} takes no names.`);
}

/** The one name of a verb that takes one. */
export function theName({ verb, names: [name, ...rest] }: Options): string {
  if (name === undefined || rest.length > 0) throw new UsageError(`${verb} takes one <unit>@<version>.`);
  return name;
}
