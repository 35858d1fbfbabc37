import type { ServerUser } from './server-user.ts';

/**
 * How PostgreSQL's programs are run. A bare environment, since PGPORT, PGDATA and the like would change what
 * they do and our secrets are not theirs; at `/`, since the server's uid may not enter our working directory.
 */
export const runAs = (user: ServerUser | undefined) => ({
  ...user,
  cwd: '/',
  env: { LC_ALL: 'C', TZ: 'UTC' },
});
