/*
 * The environment of the server's tests and of the journeys: one context per worker, so that `shared-runtime.cjs` can
 * evaluate modules once. What a file leaves in the globals or in the environment variables goes with the file. A file whose first comment says
 * `@jest-environment-options {"ownModules": true}` has its own context and its own modules.
 */
import PlainEnvironment, { plainGlobal } from './plain-environment.mjs';

/** Tells a test's tools that would change the product's modules for good (`test/tools/own-modules.ts`). */
const OWN_MODULES = Symbol.for('resort.ownModules');

let common;

export default class SharedEnvironment extends PlainEnvironment {
  constructor(config, test) {
    const { ownModules = false } = config.projectConfig.testEnvironmentOptions;
    const shared = ownModules ? undefined : (common ??= plainGlobal(config.projectConfig));
    super(config, test, shared);
    this.ownModules = ownModules;
    this.global[OWN_MODULES] = ownModules;
    this.before = {
      globals: Object.getOwnPropertyDescriptors(this.global),
      variables: { ...this.global.process.env },
      exit: this.global.process.exit,
    };
  }

  async teardown() {
    const { global, before } = this;
    await super.teardown();
    // without Jest's list of event handlers, for one, which would report to the file before
    for (const key of Reflect.ownKeys(global))
      if (!(key in before.globals)) Reflect.deleteProperty(global, key);
    const { process } = global;
    for (const name of Object.keys(process.env)) if (!(name in before.variables)) delete process.env[name];
    Object.assign(process.env, before.variables);
    process.exit = before.exit;
  }
}
