import { afterEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createBrowserRouter, RouterProvider } from '../../../router/index.ts';
import { textsOf } from '../../../testing/index.ts';
import { addLayer } from '../../../router/layers.ts';
import { renderPart, startKitTexts } from '../../../testing/render-part.tsx';
import { BackLink } from './back-link.tsx';
import { Page } from './page.tsx';
import { useScreenTitle } from './screen-title.ts';
import { SectionHeading } from './section-heading.tsx';
import { StepHeader } from '../../form/steps/step-header.tsx';

const say = textsOf('kit');

describe('Back', () => {
  let router: ReturnType<typeof createBrowserRouter> | undefined;
  afterEach(() => router?.dispose());

  const openAt = (address: string) => {
    startKitTexts();
    window.history.pushState(null, '', address);
    router = createBrowserRouter([
      { path: '/order', element: <BackLink to="/my-orders" /> },
      { path: '*', element: <p>elsewhere</p> },
    ]);
    const opened = router;
    render(<RouterProvider router={opened} />);
    return opened;
  };
  const press = async () => {
    await userEvent.click(screen.getByRole('link', { name: say('back') }));
    await screen.findByText('elsewhere');
    return window.location.pathname + window.location.search;
  };

  it('returns to the previous screen', async () => {
    const opened = openAt('/list?tab=used');
    await act(() => opened.navigate('/order?redirect=%2Fcart'));
    expect(await press()).toBe('/list?tab=used');
  });

  it.each([
    ['the screen above', '/order', '/my-orders'],
    ['the way back in the address', '/order?redirect=%2Fcart%3Fa%3D1', '/cart?a=1'],
    [
      'the card, for a way back that leads away from here',
      '/order?redirect=%2F%2Fevil.test',
      '/my-membership',
    ],
  ])('leads a visitor from outside to %s', async (_name, address, expected) => {
    openAt(address);
    expect(await press()).toBe(expected);
  });

  it('keeps a visitor from outside in the app after a sheet was opened and closed', async () => {
    openAt('/order');
    const takeAway = addLayer(() => {});
    await act(async () => {});
    takeAway();
    expect(await press()).toBe('/my-orders');
  });

  it('keeps a redirected visitor from outside in the app', async () => {
    const opened = openAt('/sign-in');
    await act(() => opened.navigate('/order', { replace: true }));
    expect(await press()).toBe('/my-orders');
  });
});

describe('a page', () => {
  function Bar() {
    return <p>{`bar: ${useScreenTitle() ?? 'the app'}`}</p>;
  }

  it("sets the document's title, takes the focus, and moves its title to the bar when it is scrolled away", () => {
    const { unmount } = renderPart(
      <>
        <Bar />
        <Page title="My orders">text</Page>
      </>,
    );
    const heading = screen.getByRole('heading', { level: 1, name: 'My orders' });
    expect(document.title).toBe('My orders');
    expect(document.activeElement).toBe(heading);
    const scrollTo = (y: number) => {
      heading.getBoundingClientRect = () => new DOMRect(0, 80 - y, 300, 40);
      Object.assign(window, { scrollY: y });
      act(() => void window.dispatchEvent(new Event('scroll')));
    };
    expect(screen.getByText('bar: the app')).toBeTruthy();
    scrollTo(200);
    expect(screen.getByText('bar: My orders')).toBeTruthy();
    scrollTo(20);
    expect(screen.getByText('bar: the app')).toBeTruthy();
    scrollTo(200);
    unmount();
    renderPart(<Bar />);
    expect(screen.getByText('bar: the app')).toBeTruthy();
    Object.assign(window, { scrollY: 0 });
  });

  it('whose title is a name says in the document’s title which screen it is', () => {
    renderPart(<Page title="Mei Ling Chan" name="My card" />);
    expect(document.title).toBe(`${say('shell:tabs.card')} · Mei Ling Chan`);
    expect(screen.getByRole('heading', { level: 1, name: 'Mei Ling Chan' })).toBeTruthy();
  });

  it('has headings, steps and links with the right roles', async () => {
    const { container } = renderPart(
      <Page title="Guests">
        <StepHeader names={['Room', 'Guests', 'Payment']} current={2} />
        <SectionHeading title="Coming up" link={{ to: '/my-orders', label: 'All bookings' }} />
      </Page>,
    );
    const steps = screen.getAllByRole('listitem');
    expect(steps.map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
      ['Room', null],
      ['Guests', 'step'],
      ['Payment', null],
    ]);
    expect(screen.getByText(say('step', { step: '2', of: '3' }))).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All bookings' }).getAttribute('href')).toBe('/my-orders');
    expect(await axe(container)).toMatchObject({ violations: [] });
  });
});
