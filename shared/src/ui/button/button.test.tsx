import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';
import { renderPart } from '../../testing/render-part.tsx';

it.each([
  ['busy', { busy: true }],
  ['unavailable', { unavailable: 'You are offline.' }],
])('ignores presses, submits no form and keeps the focus while it is %s', async (_name, state) => {
  const press = jest.fn();
  const send = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  renderPart(
    <form onSubmit={send}>
      <Button type="submit" onClick={press} {...state}>
        Pay
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Pay' });
  await userEvent.click(button);
  expect([press.mock.calls, send.mock.calls]).toEqual([[], []]);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
});

it('shows and announces why it is unavailable', () => {
  renderPart(<Button unavailable="You are offline.">Pay</Button>);
  const reason = screen.getByText('You are offline.');
  expect(screen.getByRole('button', { name: 'Pay', description: 'You are offline.' })).toBeTruthy();
  expect(reason.closest('button')).toBeNull();
});

it('keeps the focus and a started press when it becomes available or unavailable', () => {
  const { rerender } = render(<Button unavailable="You are offline.">Pay</Button>);
  const button = screen.getByRole('button', { name: 'Pay' });
  button.focus();
  for (const unavailable of [undefined, 'You are offline.']) {
    rerender(<Button unavailable={unavailable}>Pay</Button>);
    expect(document.activeElement).toBe(button);
    expect(screen.getByRole('button', { name: 'Pay' })).toBe(button);
  }
});
