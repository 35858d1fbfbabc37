import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import Mocha from '../../../tools/mutation/mocha.mjs';

/* For `node --import`: runs tests written for Jest on Mocha, which keeps their modules between mutants. */

const globals = new URL('./globals.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : next(specifier, context),
});

/**
 * One suite per file: hooks outside of `describe` apply to that file only, as in Jest. Its name is the same
 * in every run, whatever the folder of the copy, so that results of earlier runs can be reused.
 */
const { bdd } = Mocha.interfaces;
Mocha.interfaces.bdd = (root) => {
  root.on('pre-require', (context, file, mocha) => {
    const own = Mocha.Suite.create(root, relative(process.cwd(), file));
    bdd(own);
    own.emit('pre-require', context, file, mocha);
  });
};
