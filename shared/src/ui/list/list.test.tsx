import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { textsOf } from '../../testing/index.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { Picture } from '../pictures/picture/picture.tsx';
import { Chips, RemovableChips } from './chips.tsx';
import { PagedList } from './paged-list.tsx';
import { PULL_PX } from './pull.ts';
import { PullToRefresh } from './pull-to-refresh.tsx';

const say = textsOf('kit');

const CHOICES = [
  { id: 'dining', label: 'Dining' },
  { id: 'spa', label: 'Spa' },
] as const;
type Kind = (typeof CHOICES)[number]['id'];

describe('filters', () => {
  function Filters({ isSingle }: { isSingle: boolean }) {
    const [chosen, setChosen] = useState<Kind[]>([]);
    return <Chips label="Kind" choices={CHOICES} chosen={chosen} onChange={setChosen} isSingle={isSingle} />;
  }
  const pressed = () =>
    screen.getAllByRole('button', { pressed: true, hidden: false }).map(({ textContent }) => textContent);

  it('several can be on at once', async () => {
    render(<Filters isSingle={false} />);
    expect(screen.getByRole('group', { name: 'Kind' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Dining' }));
    await userEvent.click(screen.getByRole('button', { name: 'Spa' }));
    expect(pressed()).toEqual(['Dining', 'Spa']);
    await userEvent.click(screen.getByRole('button', { name: 'Dining' }));
    expect(pressed()).toEqual(['Spa']);
  });

  it('are exclusive where only one makes sense', async () => {
    render(<Filters isSingle />);
    await userEvent.click(screen.getByRole('button', { name: 'Dining' }));
    await userEvent.click(screen.getByRole('button', { name: 'Spa' }));
    expect(pressed()).toEqual(['Spa']);
    await userEvent.click(screen.getByRole('button', { name: 'Spa' }));
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  });

  it('that are active can be removed one by one', async () => {
    const remove = jest.fn();
    renderPart(<RemovableChips label="In use" choices={CHOICES} onRemove={remove} />);
    await userEvent.click(screen.getByRole('button', { name: say('remove', { name: 'Spa' }) }));
    expect(remove.mock.calls).toEqual([['spa']]);
  });
});

describe('refreshing', () => {
  const open = (isRefreshing = false) => {
    const refresh = jest.fn();
    const view = renderPart(
      <PullToRefresh updated="Updated 10:32" isRefreshing={isRefreshing} onRefresh={refresh}>
        <p>list</p>
      </PullToRefresh>,
    );
    return { refresh, ...view };
  };
  const pull = (fingers: number, pixels: number) => {
    const list = screen.getByText('list');
    const touches = (y: number) => ({ touches: Array.from({ length: fingers }, () => ({ clientY: y })) });
    act(() => {
      fireEvent.touchStart(list, touches(100));
      fireEvent.touchMove(list, touches(100 + pixels));
    });
    act(() => void fireEvent.touchEnd(list));
  };

  it('starts after a long enough pull from the top', () => {
    const { refresh } = open();
    pull(1, PULL_PX * 2 - 2);
    expect(refresh).not.toHaveBeenCalled();
    pull(1, PULL_PX * 2);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('does not start by zooming, or in the middle of the page', () => {
    const { refresh } = open();
    pull(2, PULL_PX * 3);
    Object.assign(window, { scrollY: 300 });
    pull(1, PULL_PX * 3);
    Object.assign(window, { scrollY: 0 });
    expect(refresh).not.toHaveBeenCalled();
  });

  it('also works by the button, once at a time', async () => {
    const { refresh, unmount } = open();
    expect(screen.getByRole('status').textContent).toBe('Updated 10:32');
    await userEvent.click(screen.getByRole('button', { name: say('refresh') }));
    expect(refresh).toHaveBeenCalledTimes(1);
    unmount();
    const second = open(true);
    expect(screen.getByRole('status').textContent).toBe(say('refreshing'));
    await userEvent.click(screen.getByRole('button', { name: say('refresh') }));
    pull(1, PULL_PX * 2);
    expect(second.refresh).not.toHaveBeenCalled();
  });

  it("prevents the browser's own pull-to-refresh while it is mounted", () => {
    const { unmount } = open();
    expect(document.documentElement.style.overscrollBehaviorY).toBe('contain');
    unmount();
    expect(document.documentElement.style.overscrollBehaviorY).toBe('');
  });
});

describe('a paged list', () => {
  const query = {
    hasNextPage: false,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    isError: false,
    isFetching: false,
    fetchNextPage: jest.fn(),
    refetch: jest.fn(),
  };
  const open = (items: readonly string[] | undefined, more: Partial<typeof query> = {}) =>
    renderPart(
      <PagedList
        query={{ ...query, ...more }}
        items={items}
        keyOf={String}
        render={(item) => item}
        waiting="bones"
        failed="Not loaded."
        empty="Nothing here."
      />,
    );

  it('shows loading, then its items, or that it is empty', () => {
    const { container, unmount } = open(undefined);
    expect(container.textContent).toContain('bones');
    unmount();
    const second = open([]);
    expect(second.container.textContent).toBe('Nothing here.');
    second.unmount();
    open(['tea', 'spa']);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['tea', 'spa']);
    screen.getByText(say('end'));
  });

  it('has the pictures of its first item at once, and the others when they come near', () => {
    renderPart(
      <PagedList
        query={query}
        items={['tea', 'spa', 'show']}
        keyOf={String}
        render={(item) => <Picture src={`/${item}.jpg`} alt={item} />}
        waiting="bones"
        failed="Not loaded."
        empty="Nothing here."
      />,
    );
    const loading = screen.getAllByRole('img').map((picture) => picture.getAttribute('loading'));
    expect(loading).toEqual(['eager', 'lazy', 'lazy']);
  });

  it('that failed to load is requested again as a whole; a failed next page alone', async () => {
    const { unmount } = open(undefined, { isError: true });
    expect(screen.getByRole('alert').textContent).toContain('Not loaded.');
    await userEvent.click(screen.getByRole('button', { name: say('retry') }));
    expect([query.refetch.mock.calls.length, query.fetchNextPage.mock.calls.length]).toEqual([1, 0]);
    unmount();
    open(['tea'], { hasNextPage: true, isFetchNextPageError: true });
    screen.getByText('tea');
    await userEvent.click(screen.getByRole('button', { name: say('retry') }));
    expect([query.refetch.mock.calls.length, query.fetchNextPage.mock.calls.length]).toEqual([1, 1]);
  });
});
