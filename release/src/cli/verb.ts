import type { Smoke } from '../check.ts';
import type { Registry } from '../registry.ts';
import type { Holder } from '../tokens/tokens.ts';
import { UsageError, type Options } from './options.ts';

/** The exit code of a change that waits for a second person; over HTTP, status 202. */
export const WAITS = 7;

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
  /** whose token came over HTTP; null on the command line, where the keys are */
  holder: Holder | null;
}

export type Verb = (registry: Registry, options: Options, surroundings: Surroundings) => Promise<Answer>;

export function refuseNames({ verb, names }: Options): void {
  if (names.length > 0) throw new UsageError(`${verb} takes no names.`);
}

/** The one name of a verb that takes one; `what` it is, for the sentence. */
export function theName({ verb, names: [name, ...rest] }: Options, what = '<unit>@<version>'): string {
  if (name === undefined || rest.length > 0) throw new UsageError(`${verb} takes one ${what}.`);
  return name;
}
