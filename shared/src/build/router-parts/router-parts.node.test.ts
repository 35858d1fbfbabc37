import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';
import { ROUTER_PARTS, routerFolder } from './router-aliases.ts';
import * as framework from './router-framework.ts';
import * as instrumentation from './router-instrumentation.ts';

const OURS: Readonly<Record<string, object>> = {
  'router-framework': framework,
  'router-instrumentation': instrumentation,
};

it.each(Object.entries(ROUTER_PARTS))(
  'react-router still has %s, and its replacement has the same names',
  async (part, replacement) => {
    const original = (await import(pathToFileURL(join(routerFolder(), part)).href)) as object;
    expect(Object.keys(OURS[replacement] ?? {})).toEqual(expect.arrayContaining(Object.keys(original)));
  },
);
