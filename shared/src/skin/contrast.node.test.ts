import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { SKINS } from './skins.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
const cardCss = readFileSync(new URL('../ui/card/tier-card.module.css', import.meta.url), 'utf8');

type Colours = Record<string, string>;

/** Colour roles of one skin in one scheme: the last declaration wins, as in the browser. */
function coloursOf(sheet: string, skin: string): Colours {
  const blocks = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const own = blocks.filter(
    ([, selector = '']) => /:root\s*(,|$)/.test(selector.trim()) || selector.includes(`'${skin}'`),
  );
  const declared = own.flatMap(([, , body = '']) => [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)]);
  return Object.fromEntries(declared.map(([, name = '', colour = '']) => [name, colour]));
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const SURFACES = ['surface', 'raised'];
const READ_ON_SURFACES = {
  text: 7,
  muted: 4.5,
  brand: 4.5,
  accent: 4.5,
  success: 4.5,
  warning: 4.5,
  danger: 4.5,
  info: 4.5,
};

describe.each([
  ['light', (skin: string) => coloursOf(light, skin)],
  ['dark', (skin: string) => ({ ...coloursOf(light, skin), ...coloursOf(dark, skin) })],
])('contrast in the %s scheme', (_scheme, colours) => {
  it.each(SKINS)('%s: every role on every surface, and the label of a button', (skin) => {
    const roles = colours(skin);
    const pairs = SURFACES.flatMap((surface) =>
      Object.entries(READ_ON_SURFACES).map(([role, least]) => ({ role, surface, least })),
    );
    const all = [...pairs, { role: 'on-brand', surface: 'brand', least: 4.5 }];
    const poor = all.filter(
      ({ role, surface, least }) => contrast(roles[role] ?? '', roles[surface] ?? '') < least,
    );
    expect(Object.keys(roles).length).toBeGreaterThan(12);
    expect(poor).toEqual([]);
  });
});

describe('white on the card faces', () => {
  const metals = [...cardCss.matchAll(/--metal-\w+:\s*(#[0-9a-f]{6})/g)].map(([, colour = '']) => colour);
  it.each(SKINS)('%s', (skin) => {
    const roles = coloursOf(light, skin);
    const faces = [...metals, ...['face-deep', 'face-mid', 'face-light'].map((name) => roles[name] ?? '')];
    expect(faces).toHaveLength(9);
    expect(faces.filter((face) => contrast('#ffffff', face) < 4.5)).toEqual([]);
  });
});
