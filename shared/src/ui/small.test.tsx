import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, renderHook, screen } from '@testing-library/react';
import { startTexts, type Language } from '../i18n/index.ts';
import { CopyButton } from './sharing/copy/index.ts';
import { DEBOUNCE_MS, useDebounced } from '../hooks/use-debounced.ts';
import { useOnline } from '../hooks/use-online.ts';

describe('a debounced value', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('follows when typing has paused for 500 ms', () => {
    expect(DEBOUNCE_MS).toBe(500);
    const { result, rerender } = renderHook(({ typed }) => useDebounced(typed), {
      initialProps: { typed: 'a' },
    });
    rerender({ typed: 'ab' });
    act(() => jest.advanceTimersByTime(499));
    rerender({ typed: 'abc' });
    act(() => jest.advanceTimersByTime(499));
    expect(result.current).toBe('a');
    act(() => jest.advanceTimersByTime(1));
    expect(result.current).toBe('abc');
  });
});

it('online state follows the network', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get');
  const { result } = renderHook(useOnline);
  for (const state of [false, true]) {
    online.mockReturnValue(state);
    act(() => void window.dispatchEvent(new Event(state ? 'online' : 'offline')));
    expect(result.current).toBe(state);
  }
  online.mockRestore();
});

describe('copying', () => {
  const texts = { copy: { copy: 'Copy', copied: 'Copied', failed: 'Failed' } };
  const withClipboard = (writeText: ((text: string) => Promise<void>) | undefined) =>
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: writeText && { writeText },
    });
  const withCommand = (works: boolean) => {
    let selected = '';
    document.execCommand = () => {
      const field = document.querySelector('textarea');
      selected = field?.value.slice(field.selectionStart, field.selectionEnd) ?? '';
      return works;
    };
    return () => selected;
  };
  const press = async () => {
    startTexts('en' satisfies Language, { kit: texts });
    render(<CopyButton text="ORDER-7" what="Order number" />);
    await act(async () => screen.getByRole('button', { name: /Order number$/ }).click());
    return screen.getByRole('status').textContent;
  };

  it('confirms success', async () => {
    const written: string[] = [];
    withClipboard((text) => Promise.resolve(void written.push(text)));
    expect(await press()).toBe('Copied');
    expect(written).toEqual(['ORDER-7']);
  });

  it.each([
    ['refused', () => Promise.reject(new Error('NotAllowedError'))],
    ['absent', undefined],
  ])('selects the text if the clipboard is %s, and cleans up', async (_name, writeText) => {
    withClipboard(writeText);
    const selected = withCommand(true);
    expect(await press()).toBe('Copied');
    expect(selected()).toBe('ORDER-7');
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('reports that nothing worked', async () => {
    withClipboard(undefined);
    withCommand(false);
    expect(await press()).toBe('Failed');
  });
});
