import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import Mocha from '../../../tools/mutation/mocha.mjs';

/* For `node --import`: tests that were written for Jest run on Mocha, which keeps their modules from mutant to mutant. */

const globals = new URL('./globals.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : next(specifier, context),
});

/**
 * A suite for each file: what a file says outside of `describe` holds for that file alone, as in Jest. Its name is the
 * same in every run, whatever the copy's folder is called: only then what an earlier run found is known again.
 */
const { bdd } = Mocha.interfaces;
Mocha.interfaces.bdd = (root) => {
  root.on('pre-require', (context, file, mocha) => {
    const own = Mocha.Suite.create(root, relative(process.cwd(), file));
    bdd(own);
    own.emit('pre-require', context, file, mocha);
  });
};
