import { createRequire } from 'node:module';
import { expect, it } from '@jest/globals';
import type { CompatData } from '@mdn/browser-compat-data/types';
import { BROWSERS } from '@resort/shared/build/browsers';
import { NEEDED } from '../../../shell/src/boot/needed-features.ts';
import { isSupported, oldestBrowsers } from './support.ts';

const { api, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;
const found = NEEDED.map(([owner, member]) => {
  const entry = javascript.builtins?.[owner] ?? api[owner];
  const feature =
    entry?.[member] ?? entry?.[`${member}_static`] ?? (member === 'prototype' ? entry : undefined);
  if (!feature) throw new Error(`MDN does not know ${owner}.${member}`);
  return feature;
});
const hasAll = (...browsers: string[]) =>
  found.every((feature) => isSupported(feature, oldestBrowsers(browsers)));

it('a declared browser is never called too old', () => expect(hasAll(...BROWSERS)).toBe(true));

it.each(['chrome >= 92', 'android >= 92', 'safari >= 15.3', 'ios_saf >= 15.3'])(
  '%s is called too old',
  (browser) => expect(hasAll(browser)).toBe(false),
);
