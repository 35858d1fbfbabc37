import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { startTexts } from '../../../i18n/index.ts';
import { openDialogsInJsdom } from '../../../testing/dialogs.ts';
import { textsOf } from '../../../testing/index.ts';
import { kitTexts } from '../../../testing/kit-texts.ts';
import { EarnedLine } from '../earned/index.ts';
import { Arriving, CancelOrder } from './index.ts';

const say = textsOf('kit');

openDialogsInJsdom();
beforeEach(() => startTexts('en', { kit: kitTexts('en') }));

describe('getting there', () => {
  const at = { latitude: 22.19, longitude: 113.54 };
  const place = {
    address: '2 Avenida da Praia Grande',
    at,
    inChinese: { name: '御湖軒', address: '南灣 2 號' },
  };

  it('shows the map, Chinese lines for the driver and a phone link', async () => {
    const { container } = render(<Arriving title="Finding us" place={place} phone="+853 2888 (4814)" />);
    screen.getByRole('region', { name: 'Finding us' });
    screen.getByRole('link', { name: /^2 Avenida da Praia Grande/ });
    for (const text of ['御湖軒', '南灣 2 號']) expect(screen.getByText(text).lang).toBe('zh-Hant');
    expect(screen.getByRole('link', { name: say.like('call') }).getAttribute('href')).toBe(
      'tel:+85328884814',
    );
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('shows the phone link before the place is known', () => {
    render(<Arriving title="Finding us" place={undefined} phone="+853 2888 4814" />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});

describe('what is earned', () => {
  const what = (...parts: string[]) => parts.join(', ');
  const dollars = say('fields.amount.dollars', { amount: '97.98' });
  const points = say('fields.amount.points', { count: 1734, figures: '1,734' });
  const tierPoints = say('fields.amount.tierPoints', { count: 1, figures: '1' });

  it.each([
    ['ahead', { dollars: '97.98', points: 1734, tierPoints: 1 }, what(dollars, points, tierPoints)],
    ['most', { dollars: '0.00', points: 1734, tierPoints: 0 }, what(points)],
    ['done', { dollars: '97.98', points: 0, tierPoints: 1 }, what(dollars, tierPoints)],
  ] as const)('is one sentence, without what is nothing: %s', (when, earnings, words) => {
    render(<EarnedLine earnings={earnings} when={when} />);
    screen.getByText(say(`earned.${when}`, { what: words }));
  });

  it.each([null, { dollars: '0.00', points: 0, tierPoints: 0 }])(
    'is not promised where it is nothing',
    (earnings) => {
      expect(render(<EarnedLine earnings={earnings} when="ahead" />).container.textContent).toBe('');
    },
  );
});

describe('cancelling', () => {
  const out = (onCancel: () => Promise<string | null>, canCancel = true) => (
    <CancelOrder canCancel={canCancel} label="Cancel it" question="Sure?" confirm="Yes" onCancel={onCancel}>
      <p>It costs nothing.</p>
    </CancelOrder>
  );
  const ask = () => userEvent.click(screen.getByRole('button', { name: 'Cancel it' }));
  const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Yes' }));

  it('shows the fee, asks, and runs once however often it is pressed', async () => {
    let answer = (_why: string | null) => {};
    const onCancel = jest.fn(() => new Promise<string | null>((resolve) => (answer = resolve)));
    render(out(onCancel));
    await ask();
    screen.getByText('It costs nothing.');
    expect(onCancel).not.toHaveBeenCalled();
    await confirm();
    await confirm();
    expect(onCancel).toHaveBeenCalledTimes(1);
    await act(async () => answer(null));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps a refusal in the dialog, and on the screen when cancelling is no longer possible', async () => {
    const { rerender } = render(out(() => Promise.resolve('The fee has changed.')));
    await ask();
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toContain('The fee has changed.');
    screen.getByRole('dialog', { name: 'Sure?' });
    rerender(out(() => Promise.resolve(null), false));
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByText('The fee has changed.');
  });

  it('needs a connection', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(out(() => Promise.resolve(null)));
    screen.getByText(say('needsConnection'));
    await ask();
    expect(screen.queryByRole('dialog')).toBeNull();
    online.mockRestore();
  });
});
