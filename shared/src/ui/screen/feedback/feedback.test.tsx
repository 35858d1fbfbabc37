import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { textsOf } from '../../../testing/index.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { Banner } from './banner.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorCard } from './error-card.tsx';
import { Waiting } from './waiting.tsx';

const say = textsOf('kit');

describe('loading', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const shape = () => screen.getByTestId('shape').parentElement?.className;

  it('shows nothing for 300 ms, then skeletons, and after 10 s a message and a cancel button', () => {
    const cancel = jest.fn();
    renderPart(
      <Waiting onCancel={cancel}>
        <div data-testid="shape" />
      </Waiting>,
    );
    const said = () => screen.getByRole('status').textContent;
    pass(299);
    expect([shape(), said()]).toEqual(['waiting brief', '']);
    pass(1);
    expect([shape(), said()]).toEqual(['waiting shown', say('loading')]);
    pass(9_699);
    expect(screen.queryByRole('button')).toBeNull();
    pass(1);
    expect(said()).toContain('a little longer than usual');
    fireEvent.click(screen.getByRole('button', { name: say('cancel') }));
    expect(cancel).toHaveBeenCalledTimes(1);
  });
});

it('an error is announced, and retried by one press at a time', () => {
  const retry = jest.fn();
  const card = (isRetrying: boolean) => (
    <ErrorCard message="Not loaded." reference="7F3A" onRetry={retry} isRetrying={isRetrying} />
  );
  const { unmount } = renderPart(card(false));
  expect(screen.getByRole('alert').textContent).toBe('Not loaded.7F3ATry again');
  fireEvent.click(screen.getByRole('button', { name: say('retry') }));
  unmount();
  renderPart(card(true));
  fireEvent.click(screen.getByRole('button', { name: say('retry') }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it("a banner's live region exists before the banner, so that it is announced", () => {
  const { unmount } = renderPart(<Banner />);
  expect(screen.getByRole('status').textContent).toBe('');
  unmount();
  renderPart(<Banner action={<button type="button">Reload</button>}>A new version.</Banner>);
  expect(screen.getByRole('status').textContent).toBe('A new version.Reload');
});

it('an empty state says why, and what to do', async () => {
  const { container } = renderPart(
    <main>
      <h1>Vouchers</h1>
      <EmptyState
        title="No vouchers yet"
        why="They will wait for you here."
        action={<a href="/offers">Offers</a>}
      />
    </main>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'No vouchers yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Offers' })).toBeTruthy();
  expect(await axe(container)).toMatchObject({ violations: [] });
});
