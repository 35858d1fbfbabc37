import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { serveRoutes } from '../../routes/index.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { QuickMenu, useComingNear } from './index.ts';

const item = (key: string, order: number) => ({ key, name: key, icon: 'gem', link: `/${key}?a=b`, order });

describe('the quick menu', () => {
  it('shows only items whose screens are in the release, in order', () => {
    serveRoutes(['/stay', '/dine']);
    const items = [item('dine', 2), item('stay', 1), item('gone', 3)];
    renderPart(<QuickMenu label="Quick actions" items={items} />);
    expect(screen.getByRole('navigation', { name: 'Quick actions' }).textContent).toBe('staydine');
  });

  it('renders nothing if no item is in the release', () => {
    serveRoutes([]);
    const { container } = renderPart(<QuickMenu label="Quick actions" items={[item('gone', 1)]} />);
    expect(container.innerHTML).toBe('');
  });
});

it('an element counts as near once it has come near the viewport', () => {
  let tell: ((entries: { isIntersecting: boolean }[]) => void) | undefined;
  class Observer {
    constructor(told: typeof tell) {
      tell = told;
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  function Part() {
    const place = useRef<HTMLParagraphElement>(null);
    return <p ref={place}>{useComingNear(place) ? 'near' : 'far'}</p>;
  }
  render(<Part />);
  act(() => tell?.([{ isIntersecting: false }]));
  screen.getByText('far');
  act(() => tell?.([{ isIntersecting: true }]));
  act(() => tell?.([{ isIntersecting: false }]));
  screen.getByText('near');
});
