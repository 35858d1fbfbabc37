import { describe, expect, it } from '@jest/globals';
// @ts-expect-error plain JavaScript, which Jest loads without a transform
import SharedEnvironment from './shared-environment.mjs';

interface Environment {
  readonly global: Record<string, unknown> & { readonly process: NodeJS.Process };
  teardown(): Promise<void>;
}

const environment = (testEnvironmentOptions: { ownModules?: boolean } = {}) =>
  new (SharedEnvironment as new (config: unknown) => Environment)({
    projectConfig: { globals: {}, testEnvironmentOptions },
  });

describe('the environment of the server’s tests', () => {
  it('is one context for all files, without what a file left', async () => {
    const first = environment();
    first.global['left'] = 1;
    first.global.process.env['LEFT'] = '1';
    await first.teardown();

    const second = environment();
    expect(second.global).toBe(first.global);
    expect(second.global).not.toHaveProperty('left');
    expect(second.global.process.env).not.toHaveProperty('LEFT');
  });

  it('is another one for a file that asks', () => {
    expect(environment({ ownModules: true }).global).not.toBe(environment().global);
  });

  it('keeps to itself what is assigned to accessors of Node', () => {
    const { performance, process } = globalThis;
    const { global } = environment({ ownModules: true });
    expect(global['performance']).toBe(performance);
    global['performance'] = 'another';
    expect(global).toMatchObject({ performance: 'another' });
    expect(global.process).not.toBe(process);
    expect([globalThis.performance, globalThis.process]).toEqual([performance, process]);
  });
});
