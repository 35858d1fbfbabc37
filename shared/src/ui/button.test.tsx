import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';
import { renderPart } from './testing/kit.tsx';

it.each([
  ['busy', { busy: true }],
  ['unavailable', { unavailable: 'You are offline.' }],
])('takes no press and sends no form while it is %s, and keeps the focus', async (_name, state) => {
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

it('says why it is unavailable, to eyes and ears', () => {
  renderPart(<Button unavailable="You are offline.">Pay</Button>);
  const reason = screen.getByText('You are offline.');
  expect(screen.getByRole('button', { name: 'Pay', description: 'You are offline.' })).toBeTruthy();
  expect(reason.closest('button')).toBeNull();
});

it('keeps the focus, and the press that began before, when it becomes available and when it no longer is', () => {
  const { rerender } = render(<Button unavailable="You are offline.">Pay</Button>);
  const button = screen.getByRole('button', { name: 'Pay' });
  button.focus();
  for (const unavailable of [undefined, 'You are offline.']) {
    rerender(<Button unavailable={unavailable}>Pay</Button>);
    expect(document.activeElement).toBe(button);
    expect(screen.getByRole('button', { name: 'Pay' })).toBe(button);
  }
});
