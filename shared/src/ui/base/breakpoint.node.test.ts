import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { WIDE_FROM_PX } from './breakpoint.ts';

it('the reminder is 560 px wide from the breakpoint on, 90% below', () => {
  const css = readFileSync(new URL('../overlay/dialog/dialog.module.css', import.meta.url), 'utf8');
  expect(css).toContain(`@media (min-width: ${WIDE_FROM_PX}px)`);
  expect(css).toContain('560px');
  expect(css).toContain('90%');
});
