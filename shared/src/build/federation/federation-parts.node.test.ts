import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';
import * as context from './federation-context.ts';
import * as descriptions from './federation-descriptions.ts';
import * as helpers from './federation-helpers.ts';
import * as logger from './federation-logger.ts';
import * as preload from './federation-preload.ts';
import { REPLACED_PARTS } from './federation-runtime.ts';
import * as semver from './federation-semver.ts';
import * as snapshots from './federation-snapshots.ts';

const core = dirname(createRequire(import.meta.url).resolve('@module-federation/runtime-core'));
/** the folder of all the runtime's packages */
const scope = join(core, '../..');
const OURS: Readonly<Record<string, object>> = {
  'federation-context': context,
  'federation-descriptions': descriptions,
  'federation-helpers': helpers,
  'federation-logger': logger,
  'federation-preload': preload,
  'federation-semver': semver,
  'federation-snapshots': snapshots,
};

it.each(Object.entries(REPLACED_PARTS))(
  'the runtime still has %s, and its replacement has the same names',
  async (part, replacement) => {
    const original = (await import(pathToFileURL(join(scope, part)).href)) as object;
    expect(Object.keys(OURS[replacement] ?? {})).toEqual(expect.arrayContaining(Object.keys(original)));
  },
);
