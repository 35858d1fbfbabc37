/** The parts of react-router in use. Remotes import from here, never from the library (docs/decisions). */
export {
  NavigationType,
  redirect,
  RouterProvider,
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigationType,
  useRouteError,
  useSearchParams,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router';
export { AtPath } from './at-path.tsx';
export { Link } from './link.tsx';
export { useFollowed } from './use-followed.ts';
export { useScreen } from './use-screen.tsx';
export { createBrowserRouter, screenKey } from './browser-router.ts';
