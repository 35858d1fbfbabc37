/** Parts of react-router that only tests use. The shell does not offer them to remotes. */
export { createMemoryRouter, Outlet } from 'react-router';
