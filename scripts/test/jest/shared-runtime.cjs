/*
 * Jest's runtime with one difference: the modules of packages and of the product are evaluated once per worker, not once
 * per file, as they are in the product. The test files and their tools are evaluated for each file. It needs an
 * environment whose context lasts as long (`shared-environment.mjs`).
 */
const { default: Runtime } = require('jest-runtime');

const ecmaScript = new Map();
const commonJs = new Map();
const sourceMaps = new Map();

/** Tests and their tools hold the `expect` and the hooks of their file, as do Jest's own modules. */
const OF_ONE_FILE =
  /^@jest\/globals|\.test\.tsx?$|\/test\/|\/testing\/|\/e2e\/|\/node_modules\/(@jest|jest-[^/]+|expect)\//;

/** A registry of modules, of which some are everybody's. */
class PartlyShared extends Map {
  constructor(shared) {
    super();
    this.shared = shared;
  }

  of(key) {
    return OF_ONE_FILE.test(key) ? undefined : this.shared;
  }

  get(key) {
    const shared = this.of(key);
    return shared === undefined ? super.get(key) : shared.get(key);
  }

  has(key) {
    const shared = this.of(key);
    return shared === undefined ? super.has(key) : shared.has(key);
  }

  set(key, value) {
    const shared = this.of(key);
    if (shared === undefined) super.set(key, value);
    else shared.set(key, value);
    return this;
  }

  delete(key) {
    const shared = this.of(key);
    return shared === undefined ? super.delete(key) : shared.delete(key);
  }
}

module.exports = class SharedRuntime extends Runtime {
  constructor(config, environment, ...given) {
    super(config, environment, ...given);
    if (environment.ownModules) return;
    this.registries.esModuleRegistry = new PartlyShared(ecmaScript);
    this.registries.moduleRegistry = new PartlyShared(commonJs);
    this.transformCache.sourceMaps = sourceMaps;
  }

  teardown() {
    super.teardown();
    // what the shared modules import later, they import through the runtime that loaded them
    this.testState.enterTestCode();
  }
};
