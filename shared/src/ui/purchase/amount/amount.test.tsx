import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ReactNode } from 'react';
import { configureApi } from '../../../api/index.ts';
import { basePriceText } from '../../../contract/index.ts';
import { formatAmount } from '../../../format/index.ts';
import { startTexts, type Language } from '../../../i18n/index.ts';
import { textsOf } from '../../../testing/index.ts';
import { kitTexts } from '../../../testing/kit-texts.ts';
import { Amount, Countdown, DollarsAmount, PointsAmount, Price, PriceBreakdown } from './index.ts';

const say = textsOf('kit');

const start = (language: Language = 'en') => startTexts(language, { kit: kitTexts(language) });
beforeEach(() => start());

/** What is visible and what a screen reader reads. The markup hides each from the other. */
function seenAndSaid(part: ReactNode): [string, string] {
  const { container } = render(part);
  const said = container.cloneNode(true) as HTMLElement;
  for (const drawn of said.querySelectorAll('[aria-hidden="true"]')) drawn.remove();
  const seen = container.cloneNode(true) as HTMLElement;
  for (const read of seen.querySelectorAll('.hidden')) read.remove();
  return [seen.textContent.trim(), said.textContent.trim()];
}

describe('an amount', () => {
  it.each([
    ['1234.5', 'auto', 'MOP 1,234.50', '1,234.50 Macanese Pataca'],
    ['-88', 'auto', 'MOP \u221288.00', '\u221288.00 Macanese Pataca'],
    ['88', 'always', 'MOP +88.00', '+88.00 Macanese Pataca'],
    ['-0.001', 'always', 'MOP 0.00', '0.00 Macanese Pataca'],
  ] as const)('of %s (sign: %s) shows as %s', (value, sign, seen, said) => {
    expect(seenAndSaid(<Amount value={value} currency="MOP" sign={sign} />)).toEqual([seen, said]);
  });

  it.each([
    ['tc', '1.00 澳門元'],
    ['kr', '1.00 마카오 파타카'],
    ['jp', '1.00 マカオ パタカ'],
  ] as const)('names its currency in %s', (language, said) => {
    start(language);
    expect(seenAndSaid(<Amount value="1" currency="MOP" />)[1]).toBe(said);
  });

  it.each([
    [
      say('fields.amount.points', { count: 48_120, figures: '48,120' }),
      <PointsAmount key="1" value={48120} />,
    ],
    [
      say('fields.amount.tierPoints', { count: 1, figures: '1' }),
      <PointsAmount key="2" value={1} unit="tierPoints" />,
    ],
    [
      say('fields.amount.points', { count: -500, figures: '\u2212500' }),
      <PointsAmount key="3" value={-500} sign="always" />,
    ],
    [say('fields.amount.dollars', { amount: '\u22121,284.50' }), <DollarsAmount key="4" value="-1284.5" />],
  ])('has its unit: %s', (said, part) => expect(seenAndSaid(part)[1]).toBe(said));
});

it.each([
  ['en', 'Macanese Pataca'],
  ['tc', '澳門元'],
] as const)('a price has its words in the order of %s', (language, money) => {
  const inLanguage = textsOf('kit', language);
  start(language);
  const { container } = render(<Price amount="1504" was="1880" currency="MOP" from perNight isMemberPrice />);
  for (const drawn of container.querySelectorAll('[aria-hidden="true"]')) drawn.remove();
  const lines = [...(container.firstElementChild?.children ?? [])].map(({ textContent }) => textContent);
  expect(lines).toEqual([
    inLanguage('fields.price.member'),
    `${inLanguage('fields.price.was')} 1,880.00 ${money}`,
    inLanguage('fields.price.fromPerNight').replace('[]', `1,504.00 ${money}`),
  ]);
});

it('a breakdown lists every line and the total, and expands the nights', async () => {
  const { container } = render(
    <PriceBreakdown
      currency="MOP"
      total="4447"
      lines={[
        {
          kind: 'item',
          label: 'Premier Suite',
          amount: '4260',
          nights: [
            { date: '2026-12-11', amount: '1880' },
            { date: '2026-12-12', amount: '2380' },
          ],
        },
        { kind: 'service', rate: 10, amount: '426' },
        { kind: 'tax', rate: 5, amount: '213' },
        { kind: 'voucher', label: 'Anniversary voucher', amount: '-400' },
        { kind: 'dollars', amount: '-52' },
      ]}
    />,
  );
  expect((await axe(container)).violations).toEqual([]);
  const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(labels).toEqual([
    'Premier Suite',
    say('fields.price.service', { rate: '10' }),
    say('fields.price.tax', { rate: '5' }),
    'Anniversary voucher',
    say('fields.price.dollars'),
    say('fields.price.total'),
  ]);
  const button = screen.getByRole('button', { name: 'Premier Suite', expanded: false });
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toContain('12 Dec 2026');
});

describe('a countdown', () => {
  const NOW = Date.parse('2026-11-21T12:00:00Z');
  let aheadMs = 0;
  beforeEach(() => {
    jest.useFakeTimers({ now: NOW });
    configureApi({ now: () => Date.now() + aheadMs });
  });
  afterEach(() => {
    aheadMs = 0;
    jest.useRealTimers();
    configureApi({ now: Date.now });
  });
  const open = (seconds: number, onEnd = jest.fn()) => {
    // a screen gives a new function with every render
    const part = () => <Countdown label="Held for" until={NOW + seconds * 1000} onEnd={() => void onEnd()} />;
    const { rerender } = render(part());
    return { onEnd, again: () => rerender(part()) };
  };
  const after = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
  const said = () => screen.getByRole('status').textContent;

  it('counts down in minutes and seconds, and is not a live region', () => {
    open(754);
    const timer = screen.getByRole('timer', { name: 'Held for' });
    expect(timer.textContent).toBe('12:34');
    expect(timer.getAttribute('aria-live')).toBeNull();
    after(1);
    expect(timer.textContent).toBe('12:33');
  });

  it('announces the last minute and the end, once each', () => {
    const { onEnd, again } = open(62);
    after(1);
    expect(said()).toBe('');
    after(1);
    expect(said()).toBe(say('fields.countdown.lastMinute'));
    expect(onEnd).not.toHaveBeenCalled();
    after(60);
    expect(said()).toBe(say('fields.countdown.over'));
    expect(screen.queryByRole('timer')).toBeNull();
    after(10);
    again();
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('uses the current time: it is right when a suspended page resumes', () => {
    open(600);
    jest.setSystemTime(NOW + 300_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByRole('timer').textContent).toBe('05:00');
  });

  it("uses the app server's clock", () => {
    aheadMs = 60_000;
    open(600);
    expect(screen.getByRole('timer').textContent).toBe('09:00');
  });
});

it('a price before service charge and tax appears in a breakdown only', () => {
  const base = basePriceText(1026_00n);
  render(
    <PriceBreakdown currency="MOP" total="1179.90" lines={[{ kind: 'item', label: 'Room', amount: base }]} />,
  );
  expect(screen.getByText('1,026.00')).toBeTruthy();
  // @ts-expect-error beside prices that include them it would be a second basis on one screen
  formatAmount(base);
  // @ts-expect-error the same
  render(<Price amount={base} currency="MOP" />);
});
