/*
 * A Jest transform for hot modules of packages: makes `Object` a constant of the module. In Jest each look-up of a
 * global passes through the sandbox, which made drizzle's `is` an eighth of the server's tests.
 */
module.exports = {
  process: (code) => ({ code: `const Object = globalThis.Object;${code}` }),
};
