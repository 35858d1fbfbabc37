import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';
import { satisfy } from './federation-semver.ts';

const VERSIONS = ['0.0.0', '0.1.0', '1.9.0', '1.10.0', '2.0.0', '19.2.1'];

it('compares two versions as the runtime does', async () => {
  const core = createRequire(import.meta.url).resolve('@module-federation/runtime-core');
  const whole = (await import(pathToFileURL(join(dirname(core), 'utils/semver/index.js')).href)) as {
    satisfy: typeof satisfy;
  };
  for (const a of VERSIONS)
    for (const b of VERSIONS)
      for (const range of [`<=${b}`, b, '*'])
        expect([a, range, satisfy(a, range)]).toEqual([a, range, whole.satisfy(a, range)]);
});
