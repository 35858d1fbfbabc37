import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { contrast } from './contrast.ts';

const page = readFileSync(new URL('../ui/screen/frame/page.module.css', import.meta.url), 'utf8');

it('white words on the brightest possible picture have a contrast of 4.5', () => {
  const [, opacity = ''] = /rgb\(0 0 0 \/ ([\d.]+)\) var\(--space-48\)/.exec(page) ?? [];
  const shade = Math.round((1 - Number(opacity)) * 255)
    .toString(16)
    .padStart(2, '0');
  expect(contrast('#ffffff', `#${shade.repeat(3)}`)).toBeGreaterThanOrEqual(4.5);
});
