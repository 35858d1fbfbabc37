import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { TIERS } from '../rows/session.calls.ts';
import { contrast } from './contrast.ts';
import { SKINS, type Skin } from './skins.ts';
import { coloursOf, type Colours } from './tokens.ts';

/** WCAG 2.2: text 1.4.3 (4.5; body text 7, 1.4.6), meaningful graphics 1.4.11 (3). */
const TEXT = 4.5;
const BODY = 7;
const SIGN = 3;

const STATES = ['success', 'warning', 'danger', 'info'];
const GROUNDS = ['surface', 'raised'];

interface Pair {
  front: string;
  ground: string;
  least: number;
}

/** Every pair of roles that can appear together on a screen. */
const PAIRS: Pair[] = [
  ...GROUNDS.flatMap((ground) => [
    { front: 'text', ground, least: BODY },
    ...['muted', 'brand', 'accent', ...STATES].map((front) => ({ front, ground, least: TEXT })),
    // the border of a control shows where it is; `line` only separates, so its contrast does not matter
    { front: 'line-strong', ground, least: SIGN },
  ]),
  ...STATES.flatMap((state) => [
    { front: state, ground: `${state}-soft`, least: TEXT },
    { front: 'text', ground: `${state}-soft`, least: BODY },
  ]),
  { front: 'on-brand', ground: 'brand', least: TEXT },
];

const poorOf = (colours: Colours, pairs: readonly Pair[]) =>
  pairs.flatMap(({ front, ground, least }) => {
    const ratio = contrast(colours[front] ?? '#000000', colours[ground] ?? '#000000');
    return ratio < least ? [`${front} on ${ground}: ${ratio.toFixed(2)} of ${least}`] : [];
  });

describe.each(['light', 'dark'] as const)('contrast in the %s scheme', (scheme) => {
  it.each(SKINS)('%s: every pair of roles', (skin) => {
    const colours = coloursOf(skin, scheme);
    const named = PAIRS.flatMap(({ front, ground }) => [front, ground]);
    expect(named.filter((role) => !(role in colours))).toEqual([]);
    expect(poorOf(colours, PAIRS)).toEqual([]);
  });
});

it('a colour that the style sheet declares for both schemes or for one skin is read as a browser reads it', () => {
  expect(coloursOf('glp', 'dark')).toMatchObject({ brand: '#8fd0be', 'face-mid': '#1f5d50' });
  expect(coloursOf('sjm', 'light')).toMatchObject({ brand: '#9b1b2e', success: '#1b6b3a' });
});

const cardCss = readFileSync(new URL('../ui/tier/card/tier-card.module.css', import.meta.url), 'utf8');

/** Colours of one tier's card in one skin: `--ink` and the stops `--metal-a` to `--metal-c`. */
function faceOf(tier: string, skin: Skin): Colours {
  const roles = coloursOf(skin, 'light');
  const [, body = ''] = new RegExp(`\\.${tier} \\{([^}]*)\\}`).exec(cardCss) ?? [];
  const declared = [...body.matchAll(/--(ink|metal-\w):\s*(?:var\(--([\w-]+)\)|(#[\da-f]{6}))/g)];
  return Object.fromEntries(
    declared.map(([, name = '', role = '', colour]) => [name, colour ?? roles[role] ?? '#000000']),
  );
}

describe('ink on the cards', () => {
  const faces = TIERS.flatMap((tier) => SKINS.map((skin) => ({ tier, skin })));
  it.each(faces)('$tier, $skin: on every stop of the gradient', ({ tier, skin }) => {
    const { ink = '', ...stops } = faceOf(tier, skin);
    expect(Object.keys(stops)).toHaveLength(3);
    expect(Object.values(stops).filter((stop) => contrast(ink, stop) < TEXT)).toEqual([]);
  });
});
