import { MEASURED_ROUTES, type MeasuredRoute } from './measure/routes.ts';

/** The first word, unless it is an option. */
export function readVerb(words: readonly string[], usual: string): { verb: string; args: string[] } {
  const [first = '', ...rest] = words;
  return first === '' || first.startsWith('-')
    ? { verb: usual, args: [...words] }
    : { verb: first, args: rest };
}

/** Ends the command with a sentence. */
export function fail(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

/** `a,b` as names, each of which must be among the known. */
export function readNames<T extends string>(text: string, known: readonly T[]): T[] {
  return text.split(',').map((name) => {
    const found = known.find((each) => each === name);
    return found ?? fail(`"${name}" is none of ${known.join(', ')}.`);
  });
}

export function readRoutes(text: string | undefined): MeasuredRoute[] {
  if (text === undefined) return [...MEASURED_ROUTES];
  const paths = readNames(
    text,
    MEASURED_ROUTES.map(({ path }) => path),
  );
  return MEASURED_ROUTES.filter(({ path }) => paths.includes(path));
}

export function readCount(text: string): number {
  const count = Number(text);
  return Number.isInteger(count) && count > 0 ? count : fail(`"${text}" is no number of runs.`);
}
