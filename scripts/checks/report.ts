/** Problems that a check found, one line each: the place, then what to do. */
export type Problems = readonly string[];

/** Ends a check's command: prints the problems, or one line if there are none; sets the exit code. */
export function report(problems: Problems, fine: string): void {
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(fine);
  else process.exitCode = 1;
}
