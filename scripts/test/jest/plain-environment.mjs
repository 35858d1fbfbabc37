/*
 * Jest's environment for Node, without the proxy that Jest 30 puts in front of the context's globals. Through it each
 * look-up of a global (`Object`, `Math`) runs JavaScript: a signature of node-forge took 1.3 s, and takes 0.1 s in a
 * context whose globals are its own (`vm.constants.DONT_CONTEXTIFY`, https://nodejs.org/api/vm.html). The proxy clears
 * what a test file left in its globals; here the whole context goes.
 */
import { createContext, constants, runInContext } from 'node:vm';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { installCommonGlobals } from 'jest-util';

/** Set by Jest in each context, for which it must be new: a test of this file runs in one. */
const OF_JEST = 'jest-symbol-do-not-touch';

/** Of the same realm as Node's own modules, which hand them out and compare with them. */
const SHARED = { Buffer, ArrayBuffer, Uint8Array };

/** A new context, and its globals with those of Node that it does not have of its own. */
export function plainGlobal({ globals }) {
  const context = createContext(constants.DONT_CONTEXTIFY);
  const global = runInContext('globalThis', context);
  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(globalThis)))
    if (!Object.hasOwn(global, name) && name !== OF_JEST)
      Object.defineProperty(global, name, ofNode(global, name, descriptor));
  Object.assign(global, SHARED, { global });
  installCommonGlobals(global, globals, 'off');
  // of ten lines, Jest's own can be eight
  global.Error.stackTraceLimit = 100;
  return { context, global };
}

/** `process`, `crypto` and others are accessors of Node's own global. What a test assigns stays in its context. */
function ofNode(global, name, { get, set, ...descriptor }) {
  if (get === undefined) return descriptor;
  const assign = (value) =>
    Object.defineProperty(global, name, { ...descriptor, configurable: true, writable: true, value });
  return { ...descriptor, get: get.bind(globalThis), set: set && assign };
}

export default class PlainEnvironment {
  constructor({ projectConfig: config }, _test, { context, global } = plainGlobal(config)) {
    this.context = context;
    this.global = global;
    this.moduleMocker = new ModuleMocker(global);
    // no test asks for Jest's older ones
    this.fakeTimers = null;
    this.fakeTimersModern = new ModernFakeTimers({ config, global });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return this.context;
  }
}
