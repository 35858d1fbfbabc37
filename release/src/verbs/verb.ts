import type { RunningChecks } from '../automation/checks/running-checks.ts';
import type { Smoke } from '../composition/check.ts';
import type { Registry } from '../registry/registry.ts';
import type { Holder } from '../permissions/tokens/tokens.ts';
import { UsageError } from '../base/errors.ts';
import { argumentText, type Argument, type Options } from './options.ts';

/** The exit code of a change that waits for a second person; over HTTP, status 202. */
export const WAITS = 7;

/** The result of a verb, for programs and for people. */
export interface Answer {
  json: unknown;
  text: string;
  /** default 0 */
  exitCode?: number;
}

export interface Surroundings {
  env: NodeJS.ProcessEnv;
  /** null if this command line has no browser */
  smoke: Smoke | null;
  /** reports the progress of long work to a person */
  tell: (progress: string) => void;
  /** the text of a file that the command names: from the disk, or as the client sent it */
  file: (path: string) => Promise<string>;
  /** the owner of the token that came over HTTP; null on the command line, which has the keys */
  holder: Holder | null;
  /** checks that a server runs beside its requests; absent on the command line */
  checks?: RunningChecks;
}

/**
 * The permission that a verb needs (tokens/scopes.ts). `anyone`: any token. `keys`: no token is enough,
 * because the verb reads or changes the machine with the keys. The channel is the one of the command.
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

/** A verb, and the permissions that it and its arguments need over HTTP. */
export interface Verb {
  needs: Need;
  takes: Takes;
  run: Run<Options>;
}

/**
 * Defines a verb. Its code only receives the arguments declared in `takes`, so that each has a permission.
 */
export function defineVerb<const T extends Takes>(verb: {
  needs: Need;
  takes: T;
  run: Run<Omit<Options, Exclude<Argument, keyof T> | 'given'>>;
}): Verb {
  return verb;
}

/** Throws UsageError for an argument that the verb ignores. */
export function refuseOtherArguments({ takes }: Verb, { verb, given }: Options): void {
  const other = given.find((argument) => !Object.hasOwn(takes, argument));
  if (other !== undefined) throw new UsageError(`${verb} takes no ${argumentText(other)}.`);
}

/** The permissions of a command: those of the verb and of each typed argument. */
export function needsOf({ needs, takes }: Verb, { given }: Pick<Options, 'given'>): Need[] {
  return [needs, ...given.flatMap((argument) => takes[argument] ?? [])];
}

/** The single name of a verb that takes one. `what`: its meaning, for the error message. */
export function theName(
  { verb, names: [name, ...rest] }: Pick<Options, 'verb' | 'names'>,
  what = '<unit>@<version>',
): string {
  if (name === undefined || rest.length > 0) throw new UsageError(`${verb} takes one ${what}.`);
  return name;
}
