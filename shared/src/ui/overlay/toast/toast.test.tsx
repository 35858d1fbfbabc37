import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { textsOf } from '../../../testing/index.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { TOAST_MS, ToastRegion, UNDO_MS } from './toast-region.tsx';
import { showToast, type Toast } from './toasts.ts';

const say = textsOf('kit');

beforeEach(() => {
  jest.useFakeTimers();
  renderPart(<ToastRegion />);
  // a toast of an earlier test, whose region is gone
  act(() => jest.runAllTimers());
});
afterEach(() => void jest.useRealTimers());

const show = (toast: Toast) => act(() => showToast(toast));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const said = () => screen.getByRole('status').textContent;

it('is announced in a region that existed before, and disappears by itself', () => {
  expect(said()).toBe('');
  show({ text: 'Saved.' });
  pass(TOAST_MS - 1);
  expect(said()).toBe('Saved.');
  pass(1);
  expect(said()).toBe('');
});

it('is replaced by the next one, which stays for its full time', () => {
  show({ text: 'Saved.' });
  pass(TOAST_MS - 1);
  show({ text: 'Saved.' });
  pass(TOAST_MS - 1);
  expect(said()).toBe('Saved.');
});

it('undoes the action once', () => {
  const undo = jest.fn();
  show({ text: 'Removed.', onUndo: undo });
  pass(UNDO_MS - 1);
  const button = screen.getByRole('button', { name: say('undo') });
  fireEvent.click(button);
  expect([undo.mock.calls.length, said()]).toEqual([1, '']);
});

it('stays while it has the pointer or the focus', () => {
  show({ text: 'Removed.', onUndo: () => {} });
  const toast = screen.getByText('Removed.');
  fireEvent.pointerEnter(toast.parentElement ?? toast);
  pass(UNDO_MS * 2);
  fireEvent.pointerLeave(toast.parentElement ?? toast);
  const button = screen.getByRole('button', { name: say('undo') });
  act(() => button.focus());
  pass(UNDO_MS * 2);
  expect(said()).toBe('Removed.Undo');
  act(() => button.blur());
  pass(UNDO_MS);
  expect(said()).toBe('');
});

it('shows the next one after an undo for its time, even if the pointer never left', () => {
  show({ text: 'Removed.', onUndo: () => {} });
  const toast = screen.getByText('Removed.');
  fireEvent.pointerEnter(toast.parentElement ?? toast);
  fireEvent.click(screen.getByRole('button', { name: say('undo') }));
  show({ text: 'Back again.' });
  pass(TOAST_MS);
  expect(said()).toBe('');
});

it('reports once that it has disappeared, unless it was undone', () => {
  const onGone = jest.fn();
  show({ text: 'Removed.', onUndo: () => {}, onGone });
  pass(UNDO_MS - 1);
  expect(onGone).not.toHaveBeenCalled();
  pass(1);
  expect(onGone).toHaveBeenCalledTimes(1);
  show({ text: 'Removed.', onUndo: () => {}, onGone });
  show({ text: 'Another.' });
  expect(onGone).toHaveBeenCalledTimes(2);
  show({ text: 'Removed.', onUndo: () => {}, onGone });
  fireEvent.click(screen.getByRole('button', { name: say('undo') }));
  pass(UNDO_MS);
  expect(onGone).toHaveBeenCalledTimes(2);
});
