import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { held } from './index.ts';

it('draws once into an element of its own, and removes it with the screen', () => {
  const done: string[] = [];
  const Screen = held((element) => {
    done.push('drawn');
    element.textContent = 'of another React';
    return () => done.push('removed');
  });
  const { container, rerender, unmount } = render(<Screen />);
  rerender(<Screen />);
  expect([container.textContent, done]).toEqual(['of another React', ['drawn']]);
  unmount();
  expect(done).toEqual(['drawn', 'removed']);
});
