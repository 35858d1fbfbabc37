/** What a check found wrong, one line each: where it is, then what to do. */
export type Problems = readonly string[];

/** The end of a check's command: prints what is wrong, or one line of what is fine; sets the exit code. */
export function report(problems: Problems, fine: string): void {
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(fine);
  else process.exitCode = 1;
}
