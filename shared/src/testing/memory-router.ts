/** A router without addresses of a browser, for tests. The shell does not offer it to remotes. */
export { createMemoryRouter } from 'react-router';
