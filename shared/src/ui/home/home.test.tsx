import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { serveRoutes } from '../../routes/index.ts';
import { renderPart } from '../testing/kit.tsx';
import { QuickMenu, useComingNear } from './index.ts';

const item = (key: string, order: number) => ({ key, name: key, icon: 'gem', link: `/${key}?a=b`, order });

describe('the quick menu', () => {
  it('has, in its order, what leads to a screen of the release, and no other', () => {
    serveRoutes(['/stay', '/dine']);
    const items = [item('dine', 2), item('stay', 1), item('gone', 3)];
    renderPart(<QuickMenu label="Quick actions" items={items} />);
    expect(screen.getByRole('navigation', { name: 'Quick actions' }).textContent).toBe('staydine');
  });

  it('is not there where nothing of it is', () => {
    serveRoutes([]);
    const { container } = renderPart(<QuickMenu label="Quick actions" items={[item('gone', 1)]} />);
    expect(container.innerHTML).toBe('');
  });
});

it('what comes near is known from then on', () => {
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
