import type { ServerUser } from './server-user.ts';

/**
 * How PostgreSQL's programs run: with an empty environment, because PGPORT, PGDATA and others would change
 * their behaviour, and our secrets are not for them; and in `/`, because the server's uid may not enter our
 * working directory.
 */
export const runAs = (user: ServerUser | undefined) => ({
  ...user,
  cwd: '/',
  env: { LC_ALL: 'C', TZ: 'UTC' },
});
