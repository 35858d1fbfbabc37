import { fileURLToPath } from 'node:url';

export { Stryker } from '@stryker-mutator/core';

/** By path: StrykerJS looks for a name among the packages of the project. */
export const mochaRunner = fileURLToPath(import.meta.resolve('@stryker-mutator/mocha-runner'));
