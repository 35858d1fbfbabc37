import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { serveRoutes } from '../routes/index.ts';
import { renderPart } from '../testing/render-part.tsx';
import { ButtonLink, IconLink } from '../ui/button/button.tsx';
import { ShortCuts } from '../ui/pictures/tiles/short-cuts.tsx';
import { BackLink } from '../ui/screen/frame/back-link.tsx';
import { SectionHeading } from '../ui/screen/frame/section-heading.tsx';
import { LinkRow, List } from '../ui/surface/list.tsx';
import { RouterProvider } from './index.ts';
import { createMemoryRouter } from '../testing/router-parts.ts';
import { Link } from './link.tsx';

beforeEach(() => serveRoutes(['/hotels']));
afterEach(() => serveRoutes([]));

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

it.each([
  ['a link', (to: string) => <Link to={to}>Wing A</Link>],
  [
    'a row',
    (to: string) => (
      <List>
        <LinkRow to={to} title="Wing A" />
      </List>
    ),
  ],
])('%s to a screen that the release lacks is its content alone', (_what, part) => {
  const { unmount } = renderPart(part('/hotels?from=2026-12-24'));
  expect(links()).toEqual(['/hotels?from=2026-12-24']);
  unmount();
  const { container } = renderPart(part('/my-vouchers?id=1'));
  expect([links(), container.textContent, container.querySelector('svg')]).toEqual([[], 'Wing A', null]);
});

it('asks for a view transition, but not to a screen that is kept', () => {
  serveRoutes(['/hotels', '/hotel'], ['/hotels']);
  const element = (
    <>
      <Link to="/hotel?hotelCode=GL">Wing A</Link>
      <Link to="/hotels?from=2026-12-24">All wings</Link>
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  const asked: [string, boolean][] = [];
  router.subscribe(({ navigation, location }, { viewTransitionOpts }) => {
    if (navigation.state === 'idle') asked.push([location.pathname, viewTransitionOpts !== undefined]);
  });
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByText('Wing A'));
  fireEvent.click(screen.getByText('All wings'));
  expect(asked).toEqual([
    ['/hotel', true],
    ['/hotels', false],
  ]);
});

const cut = (link: string) => ({ id: link, name: 'Wing A', picture: { src: '/a.jpg' }, link });
it.each([
  ['a button', (to: string) => <ButtonLink to={to}>Wing A</ButtonLink>],
  [
    'an icon',
    (to: string) => (
      <IconLink to={to} label="Wing A">
        A
      </IconLink>
    ),
  ],
  ['a short cut', (to: string) => <ShortCuts label="More" icons={[cut(to)]} isError={false} />],
  [
    'a heading’s link to the whole list',
    (to: string) => <SectionHeading title="Stay" link={{ to, label: 'Wing A' }} />,
  ],
])('%s to a screen that the release lacks is not shown', (_what, part) => {
  const { unmount } = renderPart(part('/hotels'));
  expect(links()).toEqual(['/hotels']);
  unmount();
  const { container } = renderPart(part('/my-vouchers'));
  expect([links(), container.textContent.includes('Wing A')]).toEqual([[], false]);
});

it('Back leads to the start page if the release lacks the screen above', () => {
  const { unmount } = renderPart(<BackLink to="/hotels" />);
  expect(links()).toEqual(['/hotels']);
  unmount();
  renderPart(<BackLink to="/my-vouchers" />);
  expect(links()).toEqual(['/']);
});
