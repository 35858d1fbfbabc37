import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createRsbuild } from '@rsbuild/core';
import { ownRuntime } from './own-runtime.ts';

let root: string;
beforeAll(() => void (root = mkdtempSync(`${tmpdir()}/own-runtime-`)));
afterAll(() => rmSync(root, { recursive: true }));

it('refuses a build in which the bundler starts federation in another way', async () => {
  const rsbuild = await createRsbuild({
    cwd: root,
    rsbuildConfig: {
      mode: 'production',
      source: { entry: { unit: 'data:text/javascript,0' } },
      output: { distPath: { root } },
      tools: { htmlPlugin: false },
      plugins: [ownRuntime()],
    },
  });
  await expect(rsbuild.build()).rejects.toThrow('The bundler did not ask for');
});
