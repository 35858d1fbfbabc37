import type { Smoke } from '../composition/check.ts';
import type { Registry } from '../registry/registry.ts';
import type { Holder } from '../tokens/tokens.ts';
import { UsageError } from '../base/errors.ts';
import { argumentText, type Argument, type Options } from './options.ts';

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

/**
 * What a token must have (tokens/scopes.ts). `anyone`: any token. `keys`: no token is enough, since it reads or changes
 * the machine that has the keys. The channel is the one that the command is about.
 */
export type Need =
  | 'anyone'
  | 'keys'
  | 'read'
  | 'admin'
  | 'block'
  | 'pin:<channel>'
  | 'approve:<channel>'
  | 'grant:<channel>'
  | 'publish:<unit>';

type Takes = Readonly<Partial<Record<Argument, Need>>>;
type Run<Seen> = (registry: Registry, options: Seen, surroundings: Surroundings) => Promise<Answer>;

/** A verb, and what it and each of its arguments need over HTTP. */
export interface Verb {
  needs: Need;
  takes: Takes;
  run: Run<Options>;
}

/**
 * Makes a verb. Its code sees the arguments that it declares in `takes` and no others, so that none can be without a
 * scope.
 */
export function defineVerb<const T extends Takes>(verb: {
  needs: Need;
  takes: T;
  run: Run<Omit<Options, Exclude<Argument, keyof T> | 'given'>>;
}): Verb {
  return verb;
}

/** Throws UsageError for an argument that the verb would not look at. */
export function refuseOtherArguments({ takes }: Verb, { verb, given }: Options): void {
  const other = given.find((argument) => !Object.hasOwn(takes, argument));
  if (other !== undefined) throw new UsageError(`${verb} takes no ${argumentText(other)}.`);
}

/** What a command needs: the verb by itself, and each argument that was typed. */
export function needsOf({ needs, takes }: Verb, { given }: Pick<Options, 'given'>): Need[] {
  return [needs, ...given.flatMap((argument) => takes[argument] ?? [])];
}

/** The one name of a verb that takes one; `what` it is, for the sentence. */
export function theName(
  { verb, names: [name, ...rest] }: Pick<Options, 'verb' | 'names'>,
  what = '<unit>@<version>',
): string {
  if (name === undefined || rest.length > 0) throw new UsageError(`${verb} takes one ${what}.`);
  return name;
}
