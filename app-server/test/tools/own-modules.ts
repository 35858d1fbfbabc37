/** A file of the suite `server` shares the product's modules with the files before and after it, unless it asks. */
export function needsOwnModules(why: string): void {
  const ownModules = Reflect.get(globalThis, Symbol.for('resort.ownModules')) as boolean | undefined;
  if (ownModules === false)
    throw new Error(`${why}: begin the test file with /** @jest-environment-options {"ownModules": true} */`);
}
