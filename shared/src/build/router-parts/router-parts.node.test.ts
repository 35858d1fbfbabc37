import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';
import { ROUTER_PARTS, routerFolder } from './router-aliases.ts';
import { COMPONENTS, withoutEffects } from './router-components.ts';
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

it('components without effects keep their lines, and an upgrade that writes them in another way fails', () => {
  const code = readFileSync(join(routerFolder(), COMPONENTS), 'utf8');
  const pure = withoutEffects(code);
  expect(pure).toMatch(/^const Form = \/\* @__PURE__ \*\/ React\$1\.forwardRef\(/m);
  expect(pure).not.toMatch(/^\w+\.displayName/m);
  expect(pure.split('\n')).toHaveLength(code.split('\n').length);
  for (const other of [pure, code.replaceAll('React$1.forwardRef', 'forwardRef')])
    expect(() => withoutEffects(other)).toThrow("react-router's lib/dom/lib.js has another form");
});
